import type { Token } from '../text/token';
import { matchAt, type Match } from './find-matches';
import { compilePattern, type Pattern, type WordClasses } from './pattern';

/** Patterns tried together, indexed by their first word. */
export interface PatternSet {
  readonly words: ReadonlySet<string>;
  /** Matches that start at a token, with the index of their pattern, in the order of the patterns. */
  matchesAt: (tokens: readonly Token[], at: number) => { readonly index: number; readonly match: Match }[];
  /** True where a match starts at a token from `from` to `to`. */
  isBetween: (tokens: readonly Token[], from: number, to: number) => boolean;
}

export function createPatternSet(sources: readonly string[], classes: WordClasses): PatternSet {
  const patterns = sources.map((source) => compilePattern(source, classes));
  const byFirstWord = groupByFirstWord(patterns);
  const matchesAt: PatternSet['matchesAt'] = (tokens, at) =>
    candidatesFor(tokens[at], byFirstWord).flatMap(({ index, pattern }) => {
      const match = matchAt(tokens, at, pattern);
      return match ? [{ index, match }] : [];
    });
  return {
    words: new Set(patterns.flatMap(({ elements }) => elements.flatMap(({ words }) => [...words]))),
    matchesAt,
    isBetween: (tokens, from, to) => {
      for (let at = Math.max(from, 0); at <= Math.min(to, tokens.length - 1); at++)
        if (matchesAt(tokens, at).length > 0) return true;
      return false;
    },
  };
}

interface Candidate {
  readonly index: number;
  readonly pattern: Pattern;
}

type ByFirstWord = ReadonlyMap<string, readonly Candidate[]>;

function groupByFirstWord(patterns: readonly Pattern[]): ByFirstWord {
  const grouped = new Map<string, Candidate[]>();
  for (const [index, pattern] of patterns.entries())
    for (const word of pattern.elements[0]?.words ?? []) {
      const others = grouped.get(word);
      if (others) others.push({ index, pattern });
      else grouped.set(word, [{ index, pattern }]);
    }
  return grouped;
}

function candidatesFor(token: Token | undefined, grouped: ByFirstWord): Candidate[] {
  const found = token?.keys.flatMap((key) => grouped.get(key) ?? []) ?? [];
  return [...new Set(found)].sort((a, b) => a.index - b.index);
}
