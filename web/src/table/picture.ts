/** A battle report as one picture to keep: who won and how, the course, what turned it, the figures, where to see it again. */
import type { Side } from '../lib/types';
import { say } from '../lib/words.svelte';
import { leadAt, shareOf, type Report } from './report';

export interface Pictured {
  title: string;
  word: string;
  how: string;
  between: string;
  address: string;
  report: Report;
}

const WIDE = 820;
const MARGIN = 40;
const COLOURS: Record<Side, string> = { red: '#a83a24', blue: '#1f4f86' };
const clean = (text: string): string => text.replace(/[<>&"]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[sign] ?? '');

/** A sentence in lines of at most so many letters. */
export function broken(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function pictureOf({ title, word, how, between, address, report }: Pictured): string {
  const parts: string[] = [];
  let y = 56;
  const write = (text: string, size: number, x = MARGIN, style = '', step = size * 1.35): void => {
    parts.push(`<text x="${x}" y="${y}" font-size="${size}" ${style}>${clean(text)}</text>`);
    y += step;
  };
  const serif = 'font-family="Palatino, Georgia, serif" font-weight="700"';
  write(title, 18, MARGIN, 'fill="#6b5846"', 44);
  write(word, 42, MARGIN, `${serif} fill="#7a2716"`, 34);
  for (const line of broken(how, 78)) write(line, 20, MARGIN, serif);
  write(between, 16, MARGIN, 'fill="#6b5846"', 24);
  if (report.course.length > 1) {
    const [high, wide, top] = [150, WIDE - 2 * MARGIN, y];
    const most = Math.max(1, ...report.course.map(Math.abs));
    const { losses } = report;
    const level = (index: number, side: Side): number => (losses ? 0.95 - 0.8 * shareOf(losses, side, leadAt(losses[side], index)) : 0.5 - (leadAt(report.course, index) / most) * 0.45);
    const at = (index: number, side: Side): [number, number] => [MARGIN + (index / (report.course.length - 1)) * wide, top + high * level(index, side)];
    const line = (side: Side, colour: string): string => `<polyline fill="none" stroke="${colour}" stroke-width="3" points="${report.course.map((_, index) => at(index, side).map(Math.round).join(',')).join(' ')}"/>`;
    if (losses) {
      parts.push(`<rect x="${MARGIN}" y="${top}" width="${wide}" height="${high}" fill="#efe4cc"/><path d="M${MARGIN} ${top + 0.15 * high}h${wide}" stroke="#6b5846" stroke-dasharray="5 4"/>`);
      parts.push(`<text x="${MARGIN + 6}" y="${top + 0.15 * high - 5}" font-size="12" fill="#6b5846">${clean(say(losses.limit))}</text>`, line('blue', COLOURS.blue), line('red', COLOURS.red));
    } else {
      parts.push(`<rect x="${MARGIN}" y="${top}" width="${wide}" height="${high / 2}" fill="#f3d6cb"/><rect x="${MARGIN}" y="${top + high / 2}" width="${wide}" height="${high / 2}" fill="#d3e0ef"/>`, line('red', '#2a1d12'));
    }
    report.moments.forEach((moment, index) => {
      const [x, middle] = at(Math.min(moment.at, report.course.length - 1), moment.swing > 0 ? 'blue' : 'red');
      parts.push(`<circle cx="${x}" cy="${middle}" r="12" fill="#2a1b11"/><text x="${x}" y="${middle + 5}" font-size="14" text-anchor="middle" fill="#ffe7b5">${index + 1}</text>`);
    });
    y = top + high + 20;
    write(say(report.counted), 13, MARGIN, 'fill="#6b5846"', 34);
  }
  report.moments.forEach((moment, index) => {
    write(`${index + 1}  ${say(moment.title.key, moment.title.args)}`, 19, MARGIN, `${serif} fill="${COLOURS[moment.swing < 0 ? 'blue' : 'red']}"`, 22);
    for (const line of broken(say(moment.text.key, moment.text.args), 92)) write(line, 15, MARGIN + 24, '', 20);
    y += 10;
  });
  if (report.figures.length) {
    const columns: [string, number][] = [['', MARGIN], [say('side-red'), 420], [say('side-blue'), 540]]; // prettier-ignore
    for (const [text, x] of columns) parts.push(`<text x="${x}" y="${y + 8}" font-size="15" font-weight="700">${clean(text)}</text>`);
    y += 32;
    for (const { name, red, blue } of report.figures) {
      parts.push(`<text x="420" y="${y}" font-size="15">${red}</text><text x="540" y="${y}" font-size="15">${blue}</text>`);
      write(say(name), 15);
    }
    y += 14;
  }
  write(address, 14, MARGIN, 'fill="#6b5846"');
  const body = parts.join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${Math.ceil(y + 16)}" width="${WIDE}" height="${Math.ceil(y + 16)}" font-family="system-ui, sans-serif" fill="#2a1d12"><rect width="100%" height="100%" fill="#fbf6ea"/><rect width="100%" height="10" fill="#c9973a"/>${body}</svg>`;
}
