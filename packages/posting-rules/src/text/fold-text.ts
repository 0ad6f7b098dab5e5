import { foldCharacter } from './characters';

export interface FoldedText {
  readonly text: string;
  /** For each character of `text` the position in the original of what it came from. */
  readonly from: readonly number[];
  /** For each character of `text` the position in the original after what it came from. */
  readonly to: readonly number[];
}

/** Small Latin letters without marks, look-alikes and characters that are not seen, with the way back to the original. */
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
