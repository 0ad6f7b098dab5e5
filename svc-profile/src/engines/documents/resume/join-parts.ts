import type { EntryBlock, PlainBlock } from './resume-document';

/** Separates parts of a line; must not occur inside one. */
const between = ' · ';
const beforeTime = ' | ';
const parting = /[,;|•·/]/u;

/** One line of the existing parts, or none. */
export function joinParts(parts: readonly (string | null)[], mark = between): string[] {
  const text = parts.filter(Boolean).join(mark);
  return text ? [text] : [];
}

/**
 * The lines below the title of an entry in a single column.
 * @param fits whether a text fits on a line; otherwise the period gets its own
 */
export function toEntryLines(
  { place, period, details }: EntryBlock,
  fits: (text: string) => boolean = () => true,
): string[] {
  const together = joinParts([place, period], beforeTime);
  const isOneLine = !place || !period || together.every(fits);
  return [...(isOneLine ? together : [place, period]), ...details];
}

/** Short abilities share a line; one that contains the separator gets its own. */
export function toPlainBlocks(abilities: readonly string[]): PlainBlock[] {
  const apart = abilities.filter((text) => parting.test(text));
  const together = abilities.filter((text) => !parting.test(text));
  const blocks: PlainBlock[] = joinParts(together).map((text) => ({ kind: 'text', text }));
  return apart.length > 0 ? [...blocks, { kind: 'list', items: apart }] : blocks;
}
