/** Something a page cannot do without, asked of the server: refused with a sentence, or tried again until it is there. */
import { Refused } from './api';

const PAUSE = 3000;

export interface Trouble {
  /** The key of what was refused; null where the server cannot be reached. */
  key: string | null;
  text: string;
}

export class Reach {
  trouble = $state.raw<Trouble | null>(null);
  private timer = 0;
  private closed = false;

  constructor(private readonly work: () => Promise<unknown>) {
    addEventListener('online', this.go);
  }

  readonly go = async (): Promise<void> => {
    clearTimeout(this.timer);
    try {
      await this.work();
      this.trouble = null;
    } catch (error) {
      if (this.closed) return;
      const refused = error instanceof Refused && error.status < 500;
      this.trouble = { key: refused ? error.key : null, text: refused ? error.message : '' };
      if (!refused) this.timer = window.setTimeout(this.go, PAUSE);
    }
  };

  readonly close = (): void => {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.go);
  };
}
