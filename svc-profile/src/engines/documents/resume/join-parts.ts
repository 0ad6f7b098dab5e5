import type { EntryBlock, PlainBlock } from './resume-document';

/** Between things of one line; inside a name it would part it. */
const between = ' · ';
const beforeTime = ' | ';
const parting = /[,;|•·/]/u;

/** One line of what is there, or none. */
export function joinParts(parts: readonly (string | null)[], mark = between): string[] {
  const text = parts.filter(Boolean).join(mark);
  return text ? [text] : [];
}

/**
 * The lines below the title of an entry, where everything of it stands in one column.
 * @param fits whether a text has room on a line; the period has a line of its own where both have not
 */
export function toEntryLines(
  { place, period, details }: EntryBlock,
  fits: (text: string) => boolean = () => true,
): string[] {
  const together = joinParts([place, period], beforeTime);
  const isOneLine = !place || !period || together.every(fits);
  return [...(isOneLine ? together : [place, period]), ...details];
}

/** Many short ones share a line; one whose own name would part it has a line of its own. */
export function toPlainBlocks(abilities: readonly string[]): PlainBlock[] {
  const apart = abilities.filter((text) => parting.test(text));
  const together = abilities.filter((text) => !parting.test(text));
  const blocks: PlainBlock[] = joinParts(together).map((text) => ({ kind: 'text', text }));
  return apart.length > 0 ? [...blocks, { kind: 'list', items: apart }] : blocks;
}
