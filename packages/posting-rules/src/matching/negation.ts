import type { Token } from '../text/token';
import type { Match } from './find-matches';
import { createPatternSet } from './pattern-set';
import type { WordClasses } from './pattern';

/** Reach of a negation: words before the match, and words after it: `biaya: tidak ada`. */
const reach = 12;
const reachBack = 3;
/** Reach of `gratis` and `free`. */
const localReach = 4;

export interface NegationWords {
  readonly negation: readonly string[];
  readonly local: readonly string[];
  /** Negations of words of `local`: `tidak gratis`. */
  readonly notFree: readonly string[];
  readonly after: readonly string[];
  /** Phrases that contain a negation without denying anything: `jangan lupa`, `tidak dapat dikembalikan`. */
  readonly empty: readonly string[];
  /** Words that continue a negation in the next segment: `tanpa biaya pendaftaran, atau uang seragam`. */
  readonly conjunctions: readonly string[];
  /** Words that make a segment a demand. */
  readonly demands: readonly string[];
  /**
   * Words that begin a condition or a purpose; a negation after one ends with its segment: `agar tidak hangus, transfer
   * dulu`.
   */
  readonly conditions: readonly string[];
}

type Sets = Readonly<Record<keyof NegationWords, ReturnType<typeof createPatternSet>>>;

/** Compiles the words of negation; `isDenied` is true for a match denied within its own clause. */
export function createNegation(words: NegationWords, classes: WordClasses) {
  const compile = (sources: readonly string[]) => createPatternSet(sources, classes);
  const sets: Sets = {
    negation: compile(words.negation),
    local: compile(words.local),
    notFree: compile(words.notFree),
    after: compile(words.after),
    empty: compile(words.empty),
    conjunctions: compile(words.conjunctions),
    demands: compile(words.demands),
    conditions: compile(words.conditions),
  };
  return {
    words: new Set(Object.values(sets).flatMap((set) => [...set.words])),
    isDenied: (tokens: readonly Token[], match: Match) =>
      isDeniedBefore(sets, tokens, match) ||
      isDeniedBeside(sets, tokens, match) ||
      isDeniedAfter(sets, tokens, match),
  };
}

function isDeniedBefore(sets: Sets, tokens: readonly Token[], { first, last }: Match): boolean {
  for (let at = last; at >= Math.max(first - reach, 0); at--) {
    if (at < first && tokens[at]?.clause !== tokens[first]?.clause) return false;
    const denies = sets.negation.isBetween(tokens, at, at) && !sets.empty.isBetween(tokens, at, at);
    if (denies && (at >= first || reachesTo(sets, tokens, at, first))) return true;
  }
  return false;
}

/** A negation continues over segments until one makes a demand. */
function reachesTo(sets: Sets, tokens: readonly Token[], from: number, to: number): boolean {
  if (tokens[from]?.segment !== tokens[to]?.segment && isInCondition(sets, tokens, from)) return false;
  for (let at = from + 1; at <= to; at++) {
    const isStart = tokens[at]?.segment !== tokens[at - 1]?.segment;
    if (!isStart || sets.conjunctions.isBetween(tokens, at, at)) continue;
    if (sets.demands.isBetween(tokens, at, endOfSegment(tokens, at, to + 4))) return false;
  }
  return true;
}

function isInCondition(sets: Sets, tokens: readonly Token[], at: number): boolean {
  let start = at;
  while (tokens[start - 1]?.segment === tokens[at]?.segment) start -= 1;
  return sets.conditions.isBetween(tokens, start, at);
}

function isDeniedBeside(sets: Sets, tokens: readonly Token[], { first, last }: Match): boolean {
  const segments = [tokens[first]?.segment, tokens[last]?.segment];
  for (let at = Math.max(first - localReach, 0); at <= last + localReach; at++)
    if (segments.includes(tokens[at]?.segment) && isLocalDenial(sets, tokens, at)) return true;
  return false;
}

/** `gratis`, but not `tidak gratis`. */
const isLocalDenial = (sets: Sets, tokens: readonly Token[], at: number) =>
  sets.local.isBetween(tokens, at, at) && !sets.notFree.isBetween(tokens, at - 1, at - 1);

function isDeniedAfter(sets: Sets, tokens: readonly Token[], { last }: Match): boolean {
  for (let at = last + 1; at <= last + reachBack; at++) {
    if (tokens[at]?.clause !== tokens[last]?.clause) return false;
    if (sets.after.isBetween(tokens, at, at)) return !sets.empty.isBetween(tokens, at, at);
  }
  return false;
}

function endOfSegment(tokens: readonly Token[], from: number, limit: number): number {
  let end = from;
  while (end < limit && tokens[end + 1]?.segment === tokens[from]?.segment) end += 1;
  return end;
}
