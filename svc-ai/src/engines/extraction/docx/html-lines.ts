import { type Column, columnOf, gapMark, isColumnName, isHeaderRow } from '@sabi/cv-rules/tables';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

const blocks = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'ul', 'ol', 'table', 'div']);
const heading = /^h[1-6]$/;

/** A line of a converted document; an empty paragraph is a blank line. */
export interface HtmlLine {
  readonly text: string;
  readonly isStrong: boolean;
  readonly isHeading: boolean;
  /** From 1 in adjacent cells of a layout table, else 0. */
  readonly column: number;
}

const strong = new Set(['strong', 'b']);
const blank: HtmlLine = { text: '', isStrong: false, isHeading: false, column: 0 };
const gap: readonly HtmlLine[] = [{ ...blank, text: gapMark }];

/**
 * The lines of a converted document: bullets before list items, tabs between cells, blank lines before
 * headings and for empty paragraphs.
 */
export function htmlToLines(html: string): string[] {
  return htmlToStyledLines(html).map(({ text }) => text);
}

/** The same with styles. */
export function htmlToStyledLines(html: string): HtmlLine[] {
  return linesOf(parseFragment(html).childNodes);
}

const unseen = new Set(['script', 'style', 'title', 'head', 'template', 'noscript']);
/** Of imported HTML; mammoth writes no styles. */
const hiding =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*[01](?:px|pt)?\s*(?:;|$)|(?:^|;)\s*color\s*:\s*(?:#fff(?:fff)?\b|white\b)/i;

/** What no reader of a page sees. */
function isUnseen(node: Node): boolean {
  if (unseen.has(node.nodeName)) return true;
  if (!('attrs' in node)) return false;
  return node.attrs.some(({ name, value }) => name === 'hidden' || (name === 'style' && hiding.test(value)));
}

class OpenLine {
  private text = '';
  private weakLetters = 0;

  add(text: string, isStrong: boolean): void {
    this.text += text;
    if (!isStrong) this.weakLetters += text.trim().length;
  }

  close(): HtmlLine {
    return { ...blank, text: this.text, isStrong: this.weakLetters === 0 && this.text.trim() !== '' };
  }
}

function linesOf(nodes: readonly Node[]): HtmlLine[] {
  const lines: HtmlLine[] = [];
  let line: OpenLine | undefined;
  const flush = (): void => {
    if (line) lines.push(line.close());
    line = undefined;
  };
  const visit = (node: Node, isStrong: boolean): void => {
    if (isUnseen(node)) return;
    if (node.nodeName === 'br') {
      line ??= new OpenLine();
      flush();
    } else if (blocks.has(node.nodeName)) {
      flush();
      lines.push(...blockLines(node));
    } else if ('value' in node) {
      line ??= new OpenLine();
      line.add(node.value, isStrong);
    } else if ('childNodes' in node) {
      for (const child of node.childNodes) visit(child, isStrong || strong.has(node.nodeName));
    }
  };
  for (const node of nodes) visit(node, false);
  flush();
  return lines;
}

function blockLines(node: Node): HtmlLine[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  if (node.nodeName === 'table') return tableLines(rowsOf(node));
  const lines = linesOf(children);
  if (node.nodeName === 'li') {
    const [first = blank, ...rest] = lines;
    return [{ ...first, text: `• ${first.text}` }, ...rest];
  }
  if (heading.test(node.nodeName)) return [blank, ...lines.map((line) => ({ ...line, isHeading: true }))];
  return node.nodeName === 'p' && lines.length === 0 ? [blank] : lines;
}

type Cell = readonly HtmlLine[];

function rowsOf(node: Node): Cell[][] {
  if (!('childNodes' in node)) return [];
  if (node.nodeName !== 'tr') return node.childNodes.flatMap(rowsOf);
  return [node.childNodes.filter((cell) => 'childNodes' in cell).map((cell) => linesOf(cell.childNodes))];
}

/**
 * Below a header row, possibly after a title, empty cells keep their position, and a row is one line unless
 * its description has several.
 */
function tableLines(rows: readonly Cell[][]): HtmlLine[] {
  let columns: readonly (Column | undefined)[] = [];
  return rows.flatMap((row, index) => {
    const names = row.map(nameOf);
    // After the first row, two names may be headings of a layout table.
    const isHeader = isHeaderRow(names) && (index === 0 || (names.length > 2 && !names.includes('')));
    if (isHeader) columns = names.map(columnOf);
    if (row.length !== columns.length) return rowLines(row);
    const cells = row.map((cell, at) => {
      if (isHeader && cell.length > 1) return [{ ...joinCells([cell]), text: nameOf(cell) }];
      return mayBeLong(columns[at]) ? cell : joinLines(cell);
    });
    // Row numbers are omitted: alone on a line they look like page numbers.
    const descriptive = cells.filter((_cell, at) => columns.length < 3 || columns[at] !== 'number');
    return rowLines(isHeader ? descriptive : withGapsMarked(descriptive));
  });
}

/** Descriptions, and possibly unknown columns, have several lines. */
const mayBeLong = (column: Column | undefined) => column === undefined || column === 'description';

const joinLines = (cell: Cell): Cell => (cell.length > 1 ? [joinCells([cell])] : cell);

function withGapsMarked(cells: readonly Cell[]): Cell[] {
  const last = cells.findLastIndex((cell) => textOf(cell) !== '');
  return cells.map((cell, index) => (index < last && textOf(cell) === '' ? gap : cell));
}

const textOf = (cell: Cell) =>
  cell
    .map(({ text }) => text)
    .join(' ')
    .trim();

/** Of a column: its name in two languages may stand in two paragraphs. */
const nameOf = (cell: Cell) => {
  const texts = cell.map(({ text }) => text.trim()).filter((text) => text !== '');
  return texts.join(texts.every(isColumnName) ? ' / ' : ' ');
};

/** Table rows are one line; layout tables are read by column. */
function rowLines(columns: readonly Cell[]): HtmlLine[] {
  const isLayout = columns.some((lines) => lines.filter(({ text }) => text.trim() !== '').length > 1);
  if (!isLayout) return [joinCells(columns)];
  return columns.flatMap((lines, index) => [
    ...lines.map((line) => (columns.length > 1 ? { ...line, column: index + 1 } : line)),
    blank,
  ]);
}

function joinCells(cells: readonly Cell[]): HtmlLine {
  const filled = cells.flat().filter(({ text }) => text.trim() !== '');
  return {
    ...blank,
    text: cells.map((lines) => lines.map(({ text }) => text).join(' ')).join('\t'),
    isStrong: filled.length > 0 && filled.every(({ isStrong }) => isStrong),
    isHeading: filled.some(({ isHeading }) => isHeading),
  };
}
