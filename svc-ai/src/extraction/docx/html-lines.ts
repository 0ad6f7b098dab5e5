import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const blocks = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'ul',
  'ol',
  'table',
  'thead',
  'tbody',
  'tr',
  'div',
]);
const heading = /^h[1-6]$/;

/**
 * The lines of a converted document: a bullet before list items, a tab between the cells of a row, a blank line before
 * headings and for empty paragraphs.
 */
export function htmlToLines(html: string): string[] {
  return linesOf(parseFragment(html).childNodes);
}

function linesOf(nodes: readonly Node[]): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  const flush = (): void => {
    if (line !== undefined) lines.push(line);
    line = undefined;
  };
  const visit = (node: Node): void => {
    if (node.nodeName === 'br') {
      line ??= '';
      flush();
    } else if (blocks.has(node.nodeName)) {
      flush();
      lines.push(...blockLines(node));
    } else if ('value' in node) {
      line = (line ?? '') + node.value;
    } else if ('childNodes' in node) {
      node.childNodes.forEach(visit);
    }
  };
  nodes.forEach(visit);
  flush();
  return lines;
}

function blockLines(node: Node): string[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  if (node.nodeName === 'tr') return rowLines(children);
  const lines = linesOf(children);
  if (node.nodeName === 'li') return [`• ${lines[0] ?? ''}`, ...lines.slice(1)];
  if (heading.test(node.nodeName)) return ['', ...lines];
  return node.nodeName === 'p' && lines.length === 0 ? [''] : lines;
}

/** A row of a table is one line; a row that only lays the page out in columns is read column by column. */
function rowLines(cells: readonly Node[]): string[] {
  const columns = cells.filter((cell) => 'childNodes' in cell).map((cell) => linesOf(cell.childNodes));
  const isLayout = columns.some((lines) => lines.filter((line) => line.trim() !== '').length > 1);
  return isLayout
    ? columns.flatMap((lines) => [...lines, ''])
    : [columns.map((lines) => lines.join(' ')).join('\t')];
}
