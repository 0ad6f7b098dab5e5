import type { Token } from '../text/token';
import type { Pattern } from './pattern';

/** Positions of the first and last token. */
export interface Match {
  readonly first: number;
  readonly last: number;
}

/** Matches of a pattern that start at a token, with minimal gaps. Time depends on the pattern alone. */
export function matchAt(tokens: readonly Token[], first: number, pattern: Pattern): Match | undefined {
  const token = tokens[first];
  if (!token || !fits(token, pattern, 0)) return undefined;
  if (pattern.atStart && !startsSegment(tokens, first)) return undefined;
  const last = matchRest(tokens, first, pattern, 1);
  return last === undefined ? undefined : { first, last };
}

function matchRest(
  tokens: readonly Token[],
  before: number,
  pattern: Pattern,
  index: number,
): number | undefined {
  const element = pattern.elements[index];
  if (!element) return pattern.atEnd && !endsSegment(tokens, before) ? undefined : before;
  for (let at = before + 1; at <= before + 1 + element.gap; at++) {
    const token = tokens[at];
    if (!token || token.sentence !== tokens[before]?.sentence) return undefined;
    if (!fits(token, pattern, index)) continue;
    const last = matchRest(tokens, at, pattern, index + 1);
    if (last !== undefined) return last;
  }
  return undefined;
}

const fits = (token: Token, pattern: Pattern, index: number) =>
  token.keys.some((key) => pattern.elements[index]?.words.has(key));

const startsSegment = (tokens: readonly Token[], at: number) =>
  tokens[at - 1]?.segment !== tokens[at]?.segment;
const endsSegment = (tokens: readonly Token[], at: number) => tokens[at + 1]?.segment !== tokens[at]?.segment;
