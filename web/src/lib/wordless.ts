/** The page before it has its words: the little it can say without the server was put into it when it was built. */
declare const WORDLESS: Record<string, { title: string; about: string; again: string }>;

const PAUSE = 3000;

/** Tries until the words are there; meanwhile says that it does. */
export async function insist(load: () => Promise<void>, target: HTMLElement, language: string): Promise<void> {
  for (;;) {
    try {
      await load();
      target.replaceChildren();
      return;
    } catch {
      await shown(target, WORDLESS[language] ?? WORDLESS['en']);
    }
  }
}

/** Until the network comes back, the reader presses the button, or a moment has passed. */
function shown(target: HTMLElement, words: { title: string; about: string; again: string } | undefined): Promise<void> {
  if (!target.firstChild) {
    const box = document.createElement('main');
    const [title, about, again] = (['h1', 'p', 'button'] as const).map((tag) => box.appendChild(document.createElement(tag)));
    box.className = 'wordless';
    box.setAttribute('role', 'alert');
    if (title) title.textContent = words?.title ?? '';
    if (about) about.textContent = words?.about ?? '';
    if (again) {
      again.textContent = words?.again ?? '';
      again.className = 'button first';
    }
    target.append(box);
  }
  return new Promise((done) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      target.removeEventListener('click', press);
      done();
    };
    const press = (event: Event): void => {
      if ((event.target as Element).closest('button')) go();
    };
    const timer = setTimeout(go, PAUSE);
    addEventListener('online', go);
    target.addEventListener('click', press);
  });
}
