import { breakBetween } from './breaks';
import { readLeet } from './characters';
import { foldText } from './fold-text';
import { linkAt } from './links';
import { numberClasses } from './numbers';
import { readRawTokens } from './raw-tokens';
import { rejoinLetters } from './rejoin';
import type { RawToken, Token } from './token';
import { formsOf } from './word-forms';

export interface Vocabulary {
  readonly isKnown: (word: string) => boolean;
  /** Words that end an earlier negation: `but`, `hanya`. */
  readonly isContrast: (word: string) => boolean;
}

/** Tokens of a text, with positions in the original. */
export function readTokens(original: string, { isKnown, isContrast }: Vocabulary): Token[] {
  const { text, from, to } = foldText(original);
  const isReadable = (word: string) => formsOf(word, isKnown).some(isKnown);
  const isSpelled = (word: string) => isKnown(word) || readLeet(word).some(isKnown);
  const raw = rejoinLetters(readRawTokens(text, isReadable), text, isSpelled);
  let [sentence, clause, segment] = [0, 0, 0];
  return raw.map((token, i) => {
    const { word, start, end } = token;
    const before = raw[i - 1];
    const gap = before && breakBetween(text, before.end, start, before.word);
    if (gap === 'sentence') sentence += 1;
    const forms = formsOf(word, isKnown);
    if (gap === 'sentence' || forms.some(isContrast)) clause += 1;
    if (gap) segment += 1;
    const link = linkAt(raw, i, text);
    const keys = [...forms, ...classesOf(raw, i, text), ...(link ? [link] : [])];
    return { word, keys, start: from[start] ?? 0, end: to[end - 1] ?? 0, sentence, clause, segment };
  });
}

/** Words after a number that are used to interpret it: `150.000 rupiah per bulan`. */
const wordsAfter = 7;

/** Classes of a number, and `#below-age` for `< 30`. */
function classesOf(tokens: readonly RawToken[], at: number, text: string): string[] {
  const { word = '', start = 0 } = tokens[at] ?? {};
  const sign = /[$€£¥<≤]\s?$/u.exec(text.slice(Math.max(start - 2, 0), start))?.[0].trim();
  const next = tokens.slice(at + 1, at + 1 + wordsAfter).map((token) => token.word);
  const classes = numberClasses(word, sign ?? tokens[at - 1]?.word ?? '', next);
  return classes.includes('#age') && (sign === '<' || sign === '≤') ? [...classes, '#below-age'] : classes;
}
