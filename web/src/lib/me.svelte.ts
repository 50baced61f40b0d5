/** Who sits at this browser. A guest is made when one is first needed, without a question. */
import { get, post } from './api';
import { locale, say } from './words.svelte';

export interface Person {
  id: string | null;
  name: string | null;
  account: boolean;
  mail: string | null;
  letters: boolean; // whether this server sends any
}

let asked: Promise<Person> | null = null; // while the answer is awaited, so that nobody becomes two guests

/** Asked anew every time: meanwhile this browser may have been logged out from another one. */
export function someone(): Promise<Person> {
  asked ??= post<Person>('/api/guest', { name: say('page-guest'), language: locale.language }).finally(() => (asked = null));
  return asked;
}

export const whoAmI = (): Promise<Person> => get<Person>('/api/me');

/** A guest becomes an account and keeps its games; gives the recovery codes, shown only now. */
export async function register(name: string, password: string): Promise<string[]> {
  await someone();
  return (await post<{ codes: string[] }>('/api/account', { name, password })).codes;
}

export const logIn = (name: string, password: string): Promise<Person> => post('/api/login', { name, password });
export const recover = (name: string, code: string, password: string): Promise<Person> => post('/api/recover', { name, code, password });

export interface Session {
  id: string;
  created: number;
  seen: number;
  agent: string;
  here: boolean;
}
export interface Reported {
  at: number;
  table: string;
  text: string;
  closed: boolean;
  answer: string;
}

export const changePassword = (password: string, next: string): Promise<unknown> => post('/api/account/password', { password, new: next });
export const renewCodes = async (password: string): Promise<string[]> => (await post<{ codes: string[] }>('/api/account/codes', { password })).codes;
export const sessions = async (): Promise<Session[]> => (await get<{ sessions: Session[] }>('/api/sessions')).sessions;
export const reported = async (): Promise<Reported[]> => (await get<{ reports: Reported[] }>('/api/reports')).reports;

/** Log out somewhere; where that is here, this browser is nobody's any more. */
export const endSession = (session: Session): Promise<unknown> => post('/api/sessions/end', { session: session.id });
export const logOut = (): Promise<unknown> => post('/api/logout');

/** Forget me: my games stay for who played them with me, without my name. */
export const deleteMe = (): Promise<unknown> => post('/api/account/delete');

/** Letters when it is my turn: they go to an address once its owner has followed the link in a first one. */
export async function askForLetters(mail: string): Promise<void> {
  await someone();
  await post('/api/account/mail', { mail, language: locale.language });
}
export const stopLetters = (): Promise<unknown> => post('/api/account/mail', { mail: null });
export const answerLetter = (token: string): Promise<{ mail: string; wanted: boolean }> => post('/api/letters', { token });
