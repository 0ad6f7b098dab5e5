import { breakBetween } from './breaks';
import { foldText } from './fold-text';
import { findLinks } from './links';
import { numberClasses } from './numbers';
import { readRawTokens } from './raw-tokens';
import { rejoinLetters } from './rejoin';
import type { Token } from './token';
import { formsOf } from './word-forms';

/** What the rules know of words. */
export interface Vocabulary {
  readonly isKnown: (word: string) => boolean;
  /** Words after which an earlier "no" does not count: `but`, `hanya`. */
  readonly isContrast: (word: string) => boolean;
}

/** The tokens of a text, with positions in it as it was written. */
export function readTokens(original: string, { isKnown, isContrast }: Vocabulary): Token[] {
  const { text, from, to } = foldText(original);
  const isWritten = (word: string) => formsOf(word, isKnown).some(isKnown);
  const raw = rejoinLetters(readRawTokens(text, isWritten), text, isKnown);
  const links = findLinks(text);
  let [sentence, clause, segment] = [0, 0, 0];
  return raw.map(({ word, start, end }, i) => {
    const before = raw[i - 1];
    const gap = before && breakBetween(text, before.end, start, before.word);
    if (gap === 'sentence') sentence += 1;
    if (gap === 'sentence' || isContrast(word)) clause += 1;
    if (gap) segment += 1;
    const next = raw.slice(i + 1, i + 8).map((token) => token.word);
    const keys = [...formsOf(word, isKnown), ...numberClasses(word, before?.word ?? '', next)];
    const link = links.get(start) ?? (word === 'apk' ? links.get(start - 1) : undefined);
    if (link) keys.push(link);
    return { word, keys, start: from[start] ?? 0, end: to[end - 1] ?? 0, sentence, clause, segment };
  });
}
