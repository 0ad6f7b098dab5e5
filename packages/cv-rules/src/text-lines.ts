import type { DocumentLine } from './document-text';
import type { Line } from './line';
import { separateFurniture } from './page-furniture';
import { plainCharacters } from './plain-characters';
import { isColumnName } from './tables';
import { isFormLabel } from './vocabulary/form-labels';

const maxLines = 5000;
/** Maximum length of a line matched by patterns: some take quadratic time. */
export const longestRuledLine = 2000;

/** The last two are OCR results for a round bullet. */
const bullet = /^(?:[•●▪■◦‣∙·*►➢➤✓✔✦❖○◆→]\s*|[–—>»›-]\s+|o\s+(?=\p{Lu})|[«¢](?!.*»)\s+)/u;
const number = /^(?:\(?\d{1,2}[.)]|[a-z][.)])\s+(?=\S)/;
const itemLetter = /^[a-z][.)]$/;
const itemNumber = /^\d{1,2}[.)]?$/;
const pageNumber = /^(?:halaman|hal\.?|page)?\s*\d{1,3}\s*(?:(?:dari|of|\/)\s*\d{1,3})?$/i;
const runningTitle = /^(?:curriculum vitae|daftar riwayat hidup|r[eé]sum[eé]|cv)\s*[-–—|:]\s*\S/i;
const closing =
  /^(?:demikian(?:lah)?\b|hormat saya\b|yang menyatakan\b|i hereby declare\b|sincerely\b|yours faithfully\b)/i;
/** A running title in the first lines may be the only place of the name. */
const headLines = 3;
/** A closing formula with place, date and signature. */
const longestClosing = 12;
const narrowestColumn = 25;
const longestAbbreviation = 4;

/** Lines of a document, and those that are no content: page numbers, running titles, rules, what follows a closing formula. */
export interface ReadLines {
  readonly lines: Line[];
  readonly furniture: readonly string[];
}

export function readLines(document: readonly DocumentLine[]): ReadLines {
  const lines: Line[] = [];
  const printedLines = document.slice(0, maxLines).flatMap(withinRules);
  const { kept, furniture } = separateFurniture(printedLines);
  let isApart = false;
  let marker: Line['marker'] = null;
  for (const [index, printed] of kept.entries()) {
    const cells = toCells(plainCharacters(printed.text));
    isApart ||= printed.isApart;
    const line = toLine(cells, { ...printed, isApart }, marker);
    if (!line) marker = cells.length > 0 ? 'bullet' : marker;
    if (!line || isFurniture(line, lines.length)) {
      furniture.push(printed.text);
      continue;
    }
    // Above more than a signature, the formula ends a letter, and the CV follows.
    const isClosed =
      lines.length > headLines && closing.test(line.text) && kept.length - index <= longestClosing;
    if (isClosed) {
      furniture.push(...kept.slice(index).map(({ text }) => text));
      break;
    }
    lines.push(line);
    isApart = false;
    marker = null;
  }
  return { lines: withEdges(withMeaningfulBlanks(lines)), furniture };
}

/** Lines without page furniture. */
export function toLines(document: readonly DocumentLine[]): Line[] {
  return readLines(document).lines;
}

/** Splits a paragraph that is too long for the patterns. */
function withinRules(line: DocumentLine): DocumentLine[] {
  const { text } = line;
  if (text.length <= longestRuledLine) return [line];
  const blank = text.lastIndexOf(' ', longestRuledLine);
  const end = blank > 0 ? blank : longestRuledLine;
  const rest = { ...line, text: text.slice(end).trimStart(), isApart: false };
  return [{ ...line, text: text.slice(0, end) }, ...withinRules(rest)];
}

function toCells(raw: string): string[] {
  const cells = withoutItemNumber(
    raw
      .split('\t')
      .map((cell) => cell.trim())
      .filter((cell) => cell !== ''),
  );
  // `Email<tab>: a@b.c`: a label with its value, not two columns.
  const [label, value, ...rest] = cells;
  if (label && value?.startsWith(':')) return [`${label} ${value}`, ...rest];
  return label && value && rest.length === 0 && isFilledIn(label, value) ? [`${label}: ${value}`] : cells;
}

/** `3. ⇥ Agama ⇥ : Islam`, `a. ⇥ Satpam`: a number that counts rows of a form or a list, and none of a table's column. */
function withoutItemNumber(cells: string[]): string[] {
  const [first = '', label = '', value = ''] = cells;
  const isForm = isFormLabel(label) || value.startsWith(':') || /\S\s*:(?:\s|$)/.test(label);
  const isCounted = itemLetter.test(first) || (itemNumber.test(first) && isForm);
  return cells.length > 1 && isCounted ? cells.slice(1) : cells;
}

/** A row of a form; a row of two labels is a table header. */
function isFilledIn(label: string, value: string): boolean {
  const isHeading = label === label.toUpperCase() && label.length > longestAbbreviation;
  return (
    isFormLabel(label) && !isHeading && !isFormLabel(value) && !(/\p{L}/u.test(value) && isColumnName(value))
  );
}

/** undefined for a line without text; a lone bullet marks the next line. */
function toLine(
  cells: readonly string[],
  { isApart, size, isStrong, isHeading, room, page, column }: DocumentLine,
  markerBefore: Line['marker'],
): Line | undefined {
  const [first = '', ...rest] = cells;
  // In a cell of its own, a dash is one too.
  const isBullet = bullet.test(rest.length > 0 ? `${first} ` : first);
  const marker = isBullet ? 'bullet' : number.test(first) ? 'number' : markerBefore;
  const unmarked = [
    (isBullet ? `${first} ` : first).replace(bullet, '').trim().replace(number, ''),
    ...rest,
  ].filter((cell) => cell !== '');
  if (unmarked.length === 0) return undefined;
  return {
    text: unmarked.join(' '),
    cells: unmarked,
    marker,
    isApart,
    edge: Infinity,
    room,
    look: { size, isStrong, isHeading },
    place: { page, column },
  };
}

function isFurniture({ text }: Line, index: number): boolean {
  return pageNumber.test(text) || (index >= headLines && runningTitle.test(text));
}

/** Ignores blank lines where every line has one (paragraphs of a word processor). */
function withMeaningfulBlanks(lines: readonly Line[]): Line[] {
  const share = lines.filter(({ isApart }) => isApart).length / Math.max(lines.length, 1);
  return share > 0.6 ? lines.map((line) => ({ ...line, isApart: false })) : [...lines];
}

/**
 * Derives the maximum line length from lines that were certainly wrapped: the next one continues in lower case. A word
 * processor's paragraphs have none.
 */
function withEdges(lines: readonly Line[]): Line[] {
  const broken = lines.filter((line, index) => {
    const next = lines[index + 1];
    const goesOn =
      next && !next.marker && /^\p{Ll}[\p{Ll} ,.-]*(?!\S)/u.test(next.text) && /[\p{L},]$/u.test(line.text);
    return goesOn && line.text.length >= narrowestColumn;
  });
  const edge = Math.max(0, ...broken.map(({ text }) => text.length)) || Infinity;
  return lines.map((line) => ({ ...line, edge }));
}
