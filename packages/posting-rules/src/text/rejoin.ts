import type { RawToken } from './token';

type IsKnown = (word: string) => boolean;

/** Minimum number of letters in a run, and maximum number of characters between two of them. */
const fewestLetters = 3;
const widestGap = 3;
const longestWord = 24;
/** Maximum number of parts of a word. */
const mostParts = 5;

/** Joins `b i a y a` and `bi.aya` if that gives a known word. */
export function rejoinLetters(tokens: readonly RawToken[], text: string, isKnown: IsKnown): RawToken[] {
  const joined: RawToken[] = [];
  for (let at = 0; at < tokens.length;) {
    const run = readRun(tokens, at, text);
    const parts = run.length >= fewestLetters ? splitRun(run, text, isKnown) : [];
    const glued = parts.length > 0 ? [] : readGlued(tokens, at, text, isKnown);
    for (const part of parts.length > 0 ? parts : [merge(glued)]) joined.push(part);
    at += parts.length > 0 ? run.length : glued.length;
  }
  return joined;
}

/** Consecutive single letters from a token on. */
function readRun(tokens: readonly RawToken[], from: number, text: string): RawToken[] {
  const run: RawToken[] = [];
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    const gap = token ? gapBefore(token, run.at(-1), text) : '';
    if (token?.word.length !== 1 || gap.length > widestGap || gap.includes('\n')) break;
    run.push(token);
  }
  return run;
}

const gapBefore = (token: RawToken, before: RawToken | undefined, text: string) =>
  before ? text.slice(before.end, token.start) : '';

/** Splits a run into known words, the longest first; a wider gap ends a word. */
function splitRun(run: readonly RawToken[], text: string, isKnown: IsKnown): RawToken[] {
  const found: RawToken[] = [];
  for (let at = 0; at < run.length;) {
    const length = Math.max(longestKnown(run.slice(at, at + longestWord), text, isKnown), 1);
    found.push(merge(run.slice(at, at + length)));
    at += length;
  }
  return found;
}

function longestKnown(letters: readonly RawToken[], text: string, isKnown: IsKnown): number {
  let word = '';
  let longest = 0;
  for (const [i, letter] of letters.entries()) {
    const gap = gapBefore(letter, letters[i - 1], text);
    if (i >= fewestLetters && gap.length > 1 && isKnown(word)) return i;
    word += letter.word;
    if (i + 1 >= fewestLetters && isKnown(word)) longest = i + 1;
  }
  return longest;
}

const glue = new Set(['.', '*', '_', '-', '·', '~', "'", '+', '^']);

/**
 * The token at a position, joined with adjacent ones where they form one known word and are not known words themselves.
 */
function readGlued(tokens: readonly RawToken[], at: number, text: string, isKnown: IsKnown): RawToken[] {
  const parts: RawToken[] = [];
  for (const token of tokens.slice(at, at + mostParts)) {
    const gap = gapBefore(token, parts.at(-1), text);
    if (parts.length > 0 && !glue.has(gap)) break;
    parts.push(token);
    if (parts.length > 1 && isKnown(merge(parts).word) && !parts.every(({ word }) => isKnown(word)))
      return parts;
  }
  return parts.slice(0, 1);
}

const merge = (parts: readonly RawToken[]): RawToken => ({
  word: parts.map(({ word }) => word).join(''),
  start: parts[0]?.start ?? 0,
  end: parts.at(-1)?.end ?? 0,
});
