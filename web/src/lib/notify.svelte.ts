/** Telling somebody who looks elsewhere that it is their turn. Asked for by a click, never by itself. */
import { keep, kept } from './settings.svelte';
import { say } from './words.svelte';

class Notify {
  readonly possible = typeof Notification !== 'undefined';
  on = $state(this.possible && kept('notify') === 'on' && Notification.permission === 'granted');
  refused = $state(false);

  async toggle(): Promise<void> {
    if (!this.possible) return;
    const wanted = !this.on;
    const allowed = wanted && (await Notification.requestPermission()) === 'granted';
    this.refused = wanted && !allowed;
    this.on = allowed;
    keep('notify', allowed ? 'on' : 'off');
  }

  /** Only to somebody who does not see the page just now. */
  yourTurn(game: string, table: string): void {
    if (!this.on || !document.hidden) return;
    const note = new Notification(say('page-your-turn'), { body: say(`${game}-name`), icon: '/icon.svg', tag: table });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  }
}

export const notify = new Notify();

/** The title of the page, with a mark in front while something waits for its reader; so do its icon and its badge. */
export function entitle(title: string, waiting: number | boolean = false): void {
  const mark = waiting === true ? '● ' : waiting ? `(${waiting}) ` : '';
  document.title = `${mark}${title}`;
  document.querySelector('link[rel=icon]')?.setAttribute('href', waiting ? '/icon-due.svg' : '/icon.svg');
  const badge = waiting ? navigator.setAppBadge?.(Number(waiting)) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined); // only an installed page has one
}
