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
import type { RulePattern, Scope, TextRule } from './rule';

export interface Hit {
  readonly rule: TextRule;
  /** True with an occupational reason in the same or the next sentence. */
  readonly hasReason: boolean;
  /** Positions in the text. */
  readonly start: number;
  readonly end: number;
}

export type FieldKind = NonNullable<RulePattern['fields']>[number];

const defaultReach = 10;
const reasonReachBefore = 8;
const reasonReachAfter = 30;

/**
 * Compiles a set of rules; the returned function finds one hit of each rule in a text, preferably one without a reason.
 */
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

/** A hit without a reason replaces one with a reason. */
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
  if (near && !isNear(near, pattern, tokens, match)) return false;
  if (pattern.negatable !== false && negation.isDenied(tokens, match)) return false;
  return !exceptions.some((exception) => isExcepted(exception, tokens, match));
}

function isNear(
  near: PatternSet,
  { reach = defaultReach, within: scope = 'sentence' }: RulePattern,
  tokens: readonly Token[],
  { first, last }: Match,
): boolean {
  return near.isBetween(tokens, within(tokens, first, -reach, scope), within(tokens, last, reach, scope));
}

function isExcepted(
  {
    before,
    after,
    found,
    foundNearby,
    counts: countsAfterAll,
    within: scope = 'sentence',
  }: CompiledException,
  tokens: readonly Token[],
  { first, last }: Match,
): boolean {
  const applies = (patterns: PatternSet | undefined, reach: Scope) => {
    const from = within(tokens, first, -before, reach);
    const to = within(tokens, last, after, reach);
    return patterns?.isBetween(tokens, from, to) === true && !countsAfterAll?.isBetween(tokens, from, to);
  };
  return applies(found, scope) || applies(foundNearby, 'nearby');
}

/** The token at most `distance` away within the scope of the token `at`. */
function within(tokens: readonly Token[], at: number, distance: number, scope: Scope): number {
  const step = Math.sign(distance);
  let found = at;
  while (found !== at + distance && isWithin(scope, tokens[at], tokens[found + step])) found += step;
  return found;
}

function isWithin(scope: Scope, from: Token | undefined, to: Token | undefined): boolean {
  if (!from || !to) return false;
  if (scope === 'nearby') return Math.abs(from.sentence - to.sentence) <= 1;
  return from[scope] === to[scope];
}

function toHit({ reasons }: CompiledRules, rule: TextRule, tokens: readonly Token[], match: Match): Hit {
  const { first, last } = match;
  const sentence = tokens[last]?.sentence ?? 0;
  let end = last;
  while (end < last + reasonReachAfter && (tokens[end + 1]?.sentence ?? Infinity) <= sentence + 1) end += 1;
  const hasReason = reasons.isBetween(tokens, within(tokens, first, -reasonReachBefore, 'sentence'), end);
  return { rule, hasReason, start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
}

/** Class of a harmless word; patterns may match beside it, as in `uang makan 25rb`. */
const harmlessKey = '#harmless';

function hideHarmless(tokens: readonly Token[], harmless: PatternSet): Token[] {
  const hidden = new Set<number>();
  for (const at of tokens.keys())
    for (const { match } of harmless.matchesAt(tokens, at))
      for (let i = match.first; i <= match.last; i++) hidden.add(i);
  return tokens.map((token, i) => (hidden.has(i) ? { ...token, keys: [harmlessKey] } : token));
}
