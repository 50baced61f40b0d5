/** Where in the page we are: the address is the truth, and every place can be linked to. */
class Place {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (link && plain && link.origin === location.origin && !link.target && !link.hasAttribute('download')) {
        if (link.pathname.startsWith('/api/')) return;
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
      }
    });
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  /** The same place with another moment or filter: no new entry in the history. */
  amend(address: string): void {
    history.replaceState(null, '', address);
    this.read();
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const place = new Place();
