/**
 * Where the keyboard is. After every act it goes to the next thing to do, and it is never lost: what vanishes under it
 * hands it on to what can be done next, in the same corner of the table where there is something.
 */
const REACHABLE = 'button:not([disabled]):not([inert] *), a[href], input:not([disabled]), select, textarea, summary, [tabindex="0"]';
const OPEN = '[data-thing][data-look="open"], [data-thing][data-look="hinted"], [data-thing][data-look="chosen"]';
const TYPING = 'input, textarea, select, dialog';

const shown = (one: Element): one is HTMLElement => one instanceof HTMLElement && one.isConnected && one.getClientRects().length > 0;
const first = (within: Element | null | undefined, what: string): HTMLElement | null =>
  [...(within?.querySelectorAll(what) ?? [])].find(shown) ?? null;

/** Nowhere: at the body, or at a part that is only a place to jump to. */
export const nowhere = (): boolean => {
  const at = document.activeElement;
  return !at || at === document.body || at === document.documentElement || at.id === 'main';
};

/**
 * What to do next at a table: a card of the hand, a thing of the board, the marked button, any button; where there is
 * nothing to do, the sentence that says so.
 */
export function nextThing(table: Element): HTMLElement | null {
  const curtain = first(table, '.curtain button');
  if (curtain) return curtain;
  const hinted = first(table, '[data-thing][data-look="hinted"]');
  const dock = table.querySelector('.dock');
  return (
    hinted ??
    first(table.querySelector('.hand'), OPEN) ??
    first(table.querySelector('.board'), OPEN) ??
    first(dock, '.buttons .button.first:not([disabled])') ??
    first(dock, '.buttons button:not(.let-go):not([disabled]), .buttons a') ??
    first(table, '.prompt, .message') ??
    first(table, REACHABLE)
  );
}

/** Where the keyboard goes when a choice was made or it has become one's turn. */
export function afterAct(table: Element): void {
  const at = document.activeElement;
  if (document.querySelector('dialog[open]') || at?.closest(TYPING)) return;
  const mine = nowhere() || at?.closest('.board, .dock, .curtain');
  if (!mine) return; // in the log or among the tools somebody is reading
  if (!table.querySelector('.prompt.mine, .curtain, .buttons a')) {
    if (nowhere()) settle(first(table, '.prompt'));
    return;
  }
  const inHand = at?.closest('.hand');
  if (at instanceof HTMLElement && at.matches(OPEN) && (inHand || !first(table.querySelector('.hand'), OPEN))) return;
  handing = true; // nobody has looked at it yet: what the stage tells of the last act stays
  settle(nextThing(table));
  handing = false;
}

/** Something was taken in hand: on to the first place it may go to. */
export function afterSelecting(board: Element, selected: readonly string[]): void {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || !selected.includes(at.dataset['thing'] ?? '')) return;
  settle(first(board, '[data-thing][data-look="hinted"]') ?? first(board, '[data-thing][data-look="open"]'));
}

/** Let go of: back to it. */
export function backTo(board: Element, thing: string | undefined): void {
  settle([...board.querySelectorAll<HTMLElement>('[data-thing]')].find((one) => one.dataset['thing'] === thing) ?? null);
}

function settle(one: HTMLElement | null): void {
  if (one && one !== document.activeElement) one.focus({ preventScroll: !byKeys });
}

let byKeys = true;
let handing = false;
/** Whether the focus moves on by itself just now, after an act. */
export const handedOn = (): boolean => handing;
addEventListener('keydown', () => (byKeys = true), true);
addEventListener('pointerdown', () => (byKeys = false), true);
export const withKeys = (): boolean => byKeys;

/** Keeps watch over a page: what vanishes under the keyboard hands it on. Gives what ends the watch. */
export function keepFocus(page: HTMLElement, next: () => HTMLElement | null): () => void {
  let above: Element[] = [];
  const note = (event: FocusEvent): void => {
    above = [];
    for (let one = event.target as Element | null; one && one !== page; one = one.parentElement) above.push(one);
  };
  const mend = (): void => {
    if (document.querySelector('dialog[open]')) return;
    if (document.activeElement?.matches('.prompt.mine')) settle(next()); // it waited there until there was something to do
    if (!above.length || !nowhere()) return;
    const left = above.find((one) => one.isConnected && one !== above[0] && one.matches('.tools, .tools .row, aside, details, .log'));
    settle((left && first(left, REACHABLE)) ?? next());
  };
  const watch = new MutationObserver(() => {
    // Between two things the keyboard is nowhere for a moment: only what is gone hands it on at once. A dialog that
    // closes is still about to give it back itself.
    if (above[0]?.isConnected === false && !above.some((one) => one instanceof HTMLDialogElement)) mend();
    requestAnimationFrame(() => setTimeout(mend)); // what was only hidden or disabled loses it with the next frame
  });
  page.addEventListener('focusin', note);
  watch.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'class', 'hidden', 'open'] });
  return () => {
    watch.disconnect();
    page.removeEventListener('focusin', note);
  };
}
