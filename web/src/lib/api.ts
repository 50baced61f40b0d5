/** Asking the server over HTTP. What it refuses becomes an error whose message is its sentence. */
import { ask } from './early';
import { locale } from './words.svelte';

export class Refused extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

async function answer<T>(response: Response): Promise<T> {
  const data = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok) {
    const key = String(data['key'] ?? data['type'] ?? 'server-fault');
    throw new Refused(key, String(data['text'] ?? data['detail'] ?? data['title'] ?? key), response.status);
  }
  return data as T;
}

const headers = (): Record<string, string> => ({
  'accept-language': locale.language,
  'content-type': 'application/json',
});

export async function get<T>(path: string): Promise<T> {
  return answer<T>(await ask(path, { headers: headers() }));
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return answer<T>(await fetch(path, { method: 'POST', headers: headers(), body: JSON.stringify(body) }));
}
