import { foldCharacter } from './characters';

export interface FoldedText {
  readonly text: string;
  /** For each character of `text`, the start of its source in the original. */
  readonly from: readonly number[];
  /** For each character of `text`, the end of its source in the original. */
  readonly to: readonly number[];
}

/** Lower-case Latin letters without diacritics, look-alikes and invisible characters, with a map to the original. */
export function foldText(original: string): FoldedText {
  const parts: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  let position = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    const end = position + character.length;
    from.push(...Array<number>(folded.length).fill(position));
    to.push(...Array<number>(folded.length).fill(end));
    parts.push(folded);
    position = end;
  }
  return { text: parts.join(''), from, to };
}
