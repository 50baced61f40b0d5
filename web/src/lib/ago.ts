/** How long ago something was, in words of the reader's language; times are milliseconds since 1970, as the server counts. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function ago(then: number, language: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const passed = Math.max(0, now - then) / 1000;
  const [unit, length] = STEPS.find(([, least]) => passed >= least) ?? ['second', Infinity]; // "now" within a minute
  return words.format(-Math.floor(passed / length), unit);
}
