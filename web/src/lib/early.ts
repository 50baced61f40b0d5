/** What `early.js` asked for while the scripts were still on their way. Each answer is taken once. */
declare global {
  interface Window {
    early?: Record<string, Promise<Response>>;
  }
}

export function ask(path: string, wish?: RequestInit): Promise<Response> {
  const begun = window.early?.[path];
  delete window.early?.[path];
  // A line that broke before anyone listened deserves a second try.
  return begun?.catch(() => fetch(path, wish)) ?? fetch(path, wish);
}
