import { expect, test, vi } from 'vitest';
import { Link } from '../src/table/link.svelte';

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage = (_: { data: string }): void => {};
  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const events = (from: number, to: number): unknown[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ n: from + index, key: 'x', rule: '', args: {} }));

test('a long log is read page by page, and old events are no news to the board', () => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {}, hidden: false });
  const link = new Link('t', null);
  const socket = Socket.all[0]!;
  socket.onopen();
  socket.hear({ t: 'state', last: 450, events: events(1, 200), view: {}, choices: [] });
  expect(link.state?.events).toEqual([]);
  expect(socket.sent.at(-1)).toEqual({ t: 'ask', id: 'log', about: 'log' });
  const asked = socket.sent.length;
  socket.hear({ t: 'state', last: 451, events: [], view: {}, choices: [] });
  expect(socket.sent.length).toBe(asked); // one page at a time
  socket.hear({ t: 'answer', id: 'log', about: 'log', last: 451, events: events(201, 400) });
  socket.hear({ t: 'answer', id: 'log', about: 'log', last: 451, events: events(401, 451) });
  expect(link.events.map((event) => event.n)).toEqual(Array.from({ length: 451 }, (_, index) => index + 1));
  expect(socket.sent.length).toBe(asked + 1);
  socket.hear({ t: 'state', last: 452, events: events(452, 452), view: {}, choices: [] });
  expect(link.state?.events.map((event) => event.n)).toEqual([452]);
  expect(link.refusal).toBeNull();
});
