/**
 * The board of Pennants in the web page: the pennant bid for in the middle, both sides before and behind it.
 *
 * `board` is called once with an element to draw in; `show` whenever there is something new to see. What can be touched
 * is made by `page.thing`: the page knows which choices touch it.
 */
const STYLE = `
  .pennants { display: grid; gap: var(--s4); justify-items: center; align-content: center; min-height: 100%; }
  .pennants section { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s3); align-items: center; justify-content: center; }
  .pennants h3 { font-size: 1rem; width: 100%; text-align: center; margin: 0; }
  .pennants .card { display: grid; place-content: center; width: 3.2rem; height: 4.4rem; border-radius: var(--round);
    border: 1px solid var(--rule); background: var(--card); color: var(--card-ink); font: 700 1.6rem var(--serif); }
  .pennants .back { background: repeating-linear-gradient(45deg, var(--gold) 0 4px, var(--paper) 4px 8px); }
  .pennants .flag { display: inline-grid; place-content: center start; padding-left: .7rem; width: 3.4rem; height: 2.2rem;
    background: var(--gold); color: #23150d; font: 700 1.1rem var(--serif); clip-path: polygon(0 0, 100% 0, 78% 50%, 100% 100%, 0 100%); }
  .pennants .prize .flag { width: 7rem; height: 4.4rem; padding-left: 1.6rem; font-size: 2.2rem; }
`;

function element(name, kind, ...content) {
  const made = document.createElement(name);
  made.className = kind;
  made.append(...content);
  return made;
}

export function board(root, page) {
  const { say, told, thing } = page;
  const word = (key) => say(`pennants-view-${key}`);
  const flag = (pennant) => element('span', 'flag', String(pennant.value));

  function card(one) {
    return thing(one.id, told(one), element('span', 'card', String(one.value)));
  }

  /** A row of cards or pennants under its name; nothing where there are none. */
  function row(title, drawn) {
    return drawn.length ? [element('section', 'row', element('h3', '', title), ...drawn)] : [];
  }

  function side(name, own) {
    const status = own.status ? ` · ${word(`status-${own.status}`)}` : '';
    const held = own.hand ? own.hand.map(card) : Array.from({ length: own.cards }, () => element('span', 'card back'));
    const title = element('h3', '', `${say(`side-${name}`)}${status}`);
    return [
      element('section', `side ${name}`, title, ...own.won.map(flag)),
      ...row(`${word('hand')}: ${held.length}`, held),
      ...row(word('laid'), (own.laid ?? []).map(card)),
    ];
  }

  return {
    show({ view, seat, beyond }) {
      const near = seat ?? 'red';
      const far = near === 'red' ? 'blue' : 'red';
      const count = `${word('round')} ${view.round} / ${view.rounds} · ${word('pack')}: ${view.pack}`;
      const prize = element('section', 'prize', element('h3', '', count), ...(view.pennant ? [flag(view.pennant)] : []));
      root.replaceChildren(
        element('style', '', STYLE),
        element(
          'div',
          'pennants',
          ...side(far, beyond ? beyond[far] : view[far]),
          prize,
          ...row(word('aside'), view.aside.map(flag)),
          ...side(near, view[near]),
        ),
      );
    },
  };
}
