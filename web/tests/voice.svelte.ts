/** A line to a table that a test holds in its hand. */
import type { TableState } from '../src/lib/types';

export class HeldVoice {
  state = $state.raw<TableState | null>(null);
  refusal = null as { t: 'refused'; id: string; key: string; args: Record<string, never>; text: string } | null;
  busy = false;
  asked: [string, boolean | undefined][] = [];
  withdrawn = '';
  /** What is offered after something was taken back. */
  after: TableState | null = null;
  doubts = false;

  choose(name: string, asks?: boolean): Promise<null> {
    this.asked.push([name, asks]);
    this.refusal = asks && this.doubts ? { t: 'refused', id: '', key: 'choice-doubted', args: {}, text: 'You are ahead.' } : null;
    return Promise.resolve(null);
  }
  withdraw(name: string): Promise<null> {
    this.withdrawn = name;
    this.state = this.after;
    return Promise.resolve(null);
  }
  conceivable = (): Promise<[]> => Promise.resolve([]);
  preview = (): Promise<null> => Promise.resolve(null);
  survey = (): Promise<null> => Promise.resolve(null);
  hint = (): Promise<null> => Promise.resolve(null);
}
