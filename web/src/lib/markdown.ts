/** Just enough Markdown for our rulebooks. */
export function plainText(text: string): string {
  return text.replaceAll(/\*\*?|`/g, '');
}

export interface Block {
  kind: 'chapter' | 'rule' | 'list' | 'text';
  number: string;
  text: string;
}

/** A rulebook as blocks: chapters, numbered rules, lists, and what stands between. */
export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  for (const part of markdown.split(/\n\s*\n/)) {
    for (const line of joined(part)) {
      const chapter = /^## (\d+) (.+)$/.exec(line);
      const rule = /^\*\*(\d+\.\d+[a-z]?)\*\* ([\s\S]*)$/.exec(line);
      if (line.startsWith('# ')) continue;
      if (chapter) found.push({ kind: 'chapter', number: chapter[1] ?? '', text: chapter[2] ?? '' });
      else if (rule) found.push({ kind: 'rule', number: rule[1] ?? '', text: plainText(rule[2] ?? '') });
      else if (/^[-*] /.test(line)) found.push({ kind: 'list', number: '', text: plainText(line.slice(2)) });
      else if (line.trim()) found.push({ kind: 'text', number: '', text: plainText(line.replace(/^#+ /, '')) });
    }
  }
  return found;
}

/** Lines of a paragraph put together, except where a list, a table or a new rule begins. */
function joined(part: string): string[] {
  const lines: string[] = [];
  for (const line of part.split('\n')) {
    const begins = /^(#|[-*] |\||\*\*\d)/.test(line) || !lines.length;
    if (begins) lines.push(line);
    else if (line.trim()) lines[lines.length - 1] += ` ${line.trim()}`;
  }
  return lines;
}
