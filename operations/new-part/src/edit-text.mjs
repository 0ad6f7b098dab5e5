// Entries of documents: rows of tables, lines, and words of a list.
import { Refusal } from './names.mjs';

/**
 * @param {string} file for the refusal
 * @param {string} text
 * @param {{ after: string, insert: string }} edit `after` must be there once
 * @throws {Refusal}
 */
export function insertAfter(file, text, { after, insert }) {
  const [before, rest, ...more] = text.split(after);
  if (before === undefined || rest === undefined || more.length > 0)
    throw new Refusal(
      `${file}: expected “${after.trim()}” once, to add “${insert.trim()}” after it; it is there ${more.length + (rest === undefined ? 0 : 1)} times.`,
    );
  return before + after + insert + rest;
}

/** @param {string} text @param {{ insert: string }} edit of the addition; what is no longer there is passed over */
export const removeText = (text, { insert }) => text.replace(insert, '');

/**
 * Adds a row after the one that begins with a cell.
 * @param {string} file
 * @param {string} text
 * @param {{ after: string, cells: readonly string[] }} row
 * @throws {Refusal}
 */
export function addRow(file, text, { after, cells }) {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => firstCell(line) === after);
  if (index < 0)
    throw new Refusal(`${file}: expected a row of a table that begins with ${after}; there is none.`);
  return lines.toSpliced(index + 1, 0, `| ${cells.join(' | ')} |`).join('\n');
}

/** Removes the rows that begin with a cell. @param {string} text @param {string} cell */
export const removeRow = (text, cell) =>
  text
    .split('\n')
    .filter((line) => firstCell(line) !== cell)
    .join('\n');

/** @param {string} line */
const firstCell = (line) => (line.startsWith('|') ? line.split('|')[1]?.trim() : undefined);
