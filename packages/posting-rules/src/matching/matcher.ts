import { readTokens } from '../text/read-tokens';
import type { Token } from '../text/token';
import {
  compileRules,
  type CompiledException,
  type CompiledPattern,
  type CompiledRules,
  type RuleSet,
} from './compile-rules';
import type { Match } from './find-matches';
import type { PatternSet } from './pattern-set';
import type { RulePattern, TextRule } from './rule';

export interface Hit {
  readonly rule: TextRule;
  /** True where a reason of the work stands in the same or the next sentence. */
  readonly hasReason: boolean;
  /** Positions in the text. */
  readonly start: number;
  readonly end: number;
}

export type FieldKind = NonNullable<RulePattern['fields']>[number];

const defaultReach = 10;
const reasonReachBefore = 8;
const reasonReachAfter = 30;

/** Compiles a set of rules once; what it returns finds one hit of each rule in a text, one without a reason first. */
export function createMatcher(set: RuleSet): (text: string, field: FieldKind) => Hit[] {
  const rules = compileRules(set);
  return (text, field) => {
    const tokens = hideHarmless(readTokens(text, rules.vocabulary), rules.harmless);
    const hits = new Map<TextRule, Hit>();
    for (const at of tokens.keys())
      for (const { index, match } of rules.patterns.matchesAt(tokens, at)) {
        const entry = rules.entries[index];
        if (!entry || !isOpen(hits.get(entry.rule)) || !counts(rules, entry, tokens, match, field)) continue;
        hits.set(entry.rule, toHit(rules, entry.rule, tokens, match));
      }
    return [...hits.values()];
  };
}

/** A hit with a reason gives way to one without. */
const isOpen = (hit: Hit | undefined) =>
  hit === undefined || (hit.rule.openWithReason === true && hit.hasReason);

function counts(
  { negation }: CompiledRules,
  { pattern, near, exceptions }: CompiledPattern,
  tokens: readonly Token[],
  match: Match,
  field: FieldKind,
): boolean {
  if (pattern.fields && !pattern.fields.includes(field)) return false;
  if (near && !isNear(near, tokens, match, pattern.reach ?? defaultReach)) return false;
  if (pattern.negatable !== false && negation.isDenied(tokens, match)) return false;
  return !exceptions.some((exception) => isExcepted(exception, tokens, match));
}

function isNear(near: PatternSet, tokens: readonly Token[], { first, last }: Match, reach: number): boolean {
  return near.isBetween(
    tokens,
    within(tokens, first, -reach, 'sentence'),
    within(tokens, last, reach, 'sentence'),
  );
}

function isExcepted(
  { before, after, found, counts: countsAfterAll, within: scope = 'sentence' }: CompiledException,
  tokens: readonly Token[],
  { first, last }: Match,
): boolean {
  const from = within(tokens, first, -before, scope);
  const to = within(tokens, last, after, scope);
  return found.isBetween(tokens, from, to) && !countsAfterAll?.isBetween(tokens, from, to);
}

/** The token at most `distance` away that is still in the sentence or clause of `at`. */
function within(
  tokens: readonly Token[],
  at: number,
  distance: number,
  scope: 'sentence' | 'clause',
): number {
  const step = Math.sign(distance);
  let found = at;
  while (found !== at + distance && tokens[found + step]?.[scope] === tokens[at]?.[scope]) found += step;
  return found;
}

function toHit({ reasons }: CompiledRules, rule: TextRule, tokens: readonly Token[], match: Match): Hit {
  const { first, last } = match;
  const sentence = tokens[last]?.sentence ?? 0;
  let end = last;
  while (end < last + reasonReachAfter && (tokens[end + 1]?.sentence ?? Infinity) <= sentence + 1) end += 1;
  const hasReason = reasons.isBetween(tokens, within(tokens, first, -reasonReachBefore, 'sentence'), end);
  return { rule, hasReason, start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
}

function hideHarmless(tokens: readonly Token[], harmless: PatternSet): Token[] {
  const hidden = new Set<number>();
  for (const at of tokens.keys())
    for (const { match } of harmless.matchesAt(tokens, at))
      for (let i = match.first; i <= match.last; i++) hidden.add(i);
  return tokens.map((token, i) => (hidden.has(i) ? { ...token, keys: [] } : token));
}
