import type { Line } from '../line';
import { type Field, readField } from './field-labels';

const fewestFields = 2;
const leastLabelled = 0.5;

/**
 * Positions of a form, in which most lines are a label with its answer: a new one begins where a label is asked again, or at
 * the lines above it, where the first one begins with lines without a label. undefined where a section is no form.
 */
export function toFormEntries(lines: readonly Line[]): Line[][] | undefined {
  const fields = lines.map(({ text }) => readField(text)?.field);
  const labelled = fields.filter((field) => field !== undefined).length;
  const unmarked = lines.filter(({ marker }) => marker !== 'bullet').length;
  if (new Set(fields).size <= fewestFields || labelled < unmarked * leastLabelled) return undefined;
  const headLines = fields.findIndex((field) => field !== undefined);
  const entries: Line[][] = [];
  let seen = new Set<Field>();
  for (const [index, line] of lines.entries()) {
    const field = fields[index];
    const isAgain = field !== undefined && field !== 'description' && seen.has(field);
    if (entries.length === 0 || isAgain) {
      const above = takeHead(entries.at(-1) ?? [], headLines);
      entries.push(above);
      seen = new Set();
    }
    if (field) seen.add(field);
    entries.at(-1)?.push(line);
  }
  const isNamed = (entry: readonly Line[]) =>
    entry.some(({ text }) => ['title', 'company'].includes(readField(text)?.field ?? ''));
  return entries.every(isNamed) ? entries : undefined;
}

/** Removes and returns the last lines without a label, as many as head the first position. */
function takeHead(lines: Line[], most: number): Line[] {
  const labelled = lines.findLastIndex(({ text }) => readField(text) !== undefined);
  return lines.splice(Math.max(labelled + 1, lines.length - most));
}
