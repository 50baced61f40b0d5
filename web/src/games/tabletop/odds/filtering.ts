/** Which lines of the reference are wanted. */
import type { Reference, TableShown } from './wire';

export const MARKS = ['sheet', 'repaired', 'added', 'unverified'];

export interface Wanted {
  sought: string;
  topic: string;
  marks: string[];
}

type Topic = Reference['topics'][number];

/** Every line that contains all the words, itself or in the title of its table, and is as certain as was asked for. */
export function filtered(topics: Topic[], { sought, topic, marks }: Wanted): Topic[] {
  const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found: Topic[] = [];
  for (const one of topics) {
    if (topic && one.id !== topic) continue;
    const tables: TableShown[] = [];
    for (const table of one.tables) {
      const title = `${table.title} ${one.title}`.toLocaleLowerCase();
      const rows = table.rows.filter((row) => {
        const text = `${title} ${row.cells.join(' ')}`.toLocaleLowerCase();
        return (!marks.length || marks.includes(row.mark)) && words.every((word) => text.includes(word));
      });
      if (rows.length) tables.push({ ...table, rows });
    }
    if (tables.length) found.push({ ...one, tables });
  }
  return found;
}

export const count = (topics: Topic[]): number => topics.reduce((sum, one) => sum + one.tables.reduce((lines, table) => lines + table.rows.length, 0), 0);
