/**
 * The line to one table. It never gives up: after a break it comes back by itself, says which events it has seen, and
 * sends again what had not been answered, under the same name, so that nothing is done twice.
 */
import type { Advice, Choice, GameEvent, Part, Refusal, SentState, Side, TableState, View } from '../lib/types';
import { locale } from '../lib/words.svelte';
import { behind, meant, merged, pauseBefore, whole } from './sync';

const LOG = 'log'; // the id of our questions for more of the log

interface Sent {
  text: string;
  /** It changes nothing: an act need not wait for the answer. */
  quiet: boolean;
  done: (answer: Record<string, unknown> | null) => void;
}

export class Link {
  state = $state.raw<TableState | null>(null);
  events = $state.raw<GameEvent[]>([]);
  here = $state.raw<Side[]>([]);
  connected = $state(false);
  waiting = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  arrived = $state(0);
  private expected = $state(0);

  /** Something is on its way, or its consequence is. */
  get busy(): boolean {
    return this.waiting > 0 || (this.state?.version ?? 0) < this.expected;
  }

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private closed = false;
  private latest = 0; // number of the last event there is
  private reading = false; // the next page of the log has been asked for
  private number = 0;
  private readonly name = Math.random().toString(36).slice(2, 8);
  /* eslint-disable svelte/prefer-svelte-reactivity -- bookkeeping: nothing is drawn from these */
  private readonly unanswered = new Map<string, Sent>();
  private readonly descriptions = new Map<string, Choice>();
  private readonly parts = new Map<string, Part>();
  /* eslint-enable svelte/prefer-svelte-reactivity */

  constructor(
    readonly table: string,
    private seat: Side | null,
    private readonly token: string | null = null,
  ) {
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.again);
    this.connect();
  }

  /** At once, when the network or the reader comes back. */
  private readonly again = (): void => {
    if (!this.closed && !document.hidden && (!this.socket || this.socket.readyState > WebSocket.OPEN)) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/play`);
    this.socket = socket;
    const patience = setTimeout(() => socket.close(), 8000);
    socket.onopen = () => {
      clearTimeout(patience);
      this.hello();
      for (const sent of this.unanswered.values()) socket.send(sent.text);
    };
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as Record<string, unknown>);
    socket.onclose = () => {
      clearTimeout(patience);
      if (this.socket !== socket || this.closed) return;
      this.connected = false;
      this.timer = window.setTimeout(() => this.connect(), pauseBefore(this.tries));
      this.tries += 1;
    };
  }

  private hello(): void {
    this.reading = false;
    const last = this.events.at(-1)?.n ?? 0;
    this.socket?.send(
      JSON.stringify({
        t: 'hello',
        table: this.table,
        seat: this.seat,
        last,
        token: this.token,
        language: locale.language,
      }),
    );
  }

  private receive(message: Record<string, unknown>): void {
    switch (message['t']) {
      case 'state':
        this.see(message as unknown as SentState);
        break;
      case 'presence':
        this.here = message['here'] as Side[];
        break;
      case 'refused':
        if (message['id'] === LOG) {
          this.reading = false;
          setTimeout(() => this.readOn(), 1000);
          break;
        }
        if (!this.unanswered.get(String(message['id']))?.quiet) this.refusal = message as unknown as Refusal;
        this.settle(String(message['id']), null);
        break;
      case 'ack':
        this.expected = Number(message['version']);
        if (message['state']) this.see(message['state'] as SentState);
        this.settle(String(message['id']), message);
        break;
      case 'answer':
        if (message['id'] === LOG) {
          this.reading = false;
          this.follow(message as unknown as Pick<SentState, 'events' | 'last'>);
          break;
        }
        this.settle(String(message['id']), message);
        break;
    }
  }

  private see(sent: SentState): void {
    const choices = sent.choices && meant(sent.choices, sent.described ?? [], this.descriptions);
    const view = whole(sent.view, sent.parts ?? {}, this.parts);
    if (choices === null || view === undefined) {
      this.socket?.send(JSON.stringify({ t: 'ask', id: 'anew', about: 'state' }));
      return;
    }
    this.connected = true;
    this.tries = 0;
    this.arrived = performance.now();
    const current = this.follow(sent);
    this.state = { ...sent, events: current ? sent.events : [], choices, view }; // old events are no news
  }

  /** A page of the log; whether it is the last one. Where it is not, the next one is asked for. */
  private follow(page: Pick<SentState, 'events' | 'last'>): boolean {
    this.events = merged(this.events, page.events);
    this.latest = page.last;
    this.readOn();
    return !behind(this.events, this.latest);
  }

  private readOn(): void {
    if (this.reading || !behind(this.events, this.latest) || this.socket?.readyState !== WebSocket.OPEN) return;
    this.reading = true;
    this.socket.send(JSON.stringify({ t: 'ask', id: LOG, about: 'log' }));
  }

  private settle(id: string, answer: Record<string, unknown> | null): void {
    this.unanswered.get(id)?.done(answer);
    this.unanswered.delete(id);
    this.count();
  }

  private count(): void {
    this.waiting = [...this.unanswered.values()].filter((sent) => !sent.quiet).length;
  }

  private send(message: Record<string, unknown>, quiet = false): Promise<Record<string, unknown> | null> {
    this.number += 1;
    const id = `${this.name}-${this.number}`;
    const text = JSON.stringify({ ...message, id });
    if (!quiet) this.refusal = null;
    return new Promise((done) => {
      this.unanswered.set(id, { text, quiet, done });
      this.count();
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
    });
  }

  /** `asks`: to be told once what speaks against it, where it throws something away. */
  choose(choice: string, asks = false): Promise<unknown> {
    return this.send({ t: 'choose', version: this.state?.version ?? 0, choice, ...(asks ? { asks } : {}) });
  }

  do(verb: string, what = '', quiet = false): Promise<unknown> {
    return this.send({ t: 'do', verb, what }, quiet);
  }

  async conceivable(): Promise<Choice[]> {
    const answer = await this.send({ t: 'ask', about: 'conceivable' });
    return (answer?.['conceivable'] as Choice[] | undefined) ?? [];
  }

  /** What a choice promises, in the game's own terms. */
  async preview(choice: string): Promise<View | null> {
    const answer = await this.send({ t: 'ask', about: 'preview', choice }, true);
    return (answer?.['preview'] as View | null | undefined) ?? null;
  }

  /** What follows from the view, for boards that draw it. */
  async survey(): Promise<View | null> {
    const answer = await this.send({ t: 'ask', about: 'survey' }, true);
    return (answer?.['survey'] as View | null | undefined) ?? null;
  }

  async hint(): Promise<Advice | null> {
    return (await this.send({ t: 'ask', about: 'hint' })) as Advice | null;
  }

  /** Take the other seat of this screen: its eyes, its events. */
  sit(seat: Side): void {
    this.seat = seat;
    this.expected = 0;
    this.events = [];
    this.state = null;
    if (this.socket?.readyState === WebSocket.OPEN) this.hello();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.again);
    const { socket } = this;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close(); // ended before, it would be an error
    else socket?.close();
  }
}
