import type { Vocabulary } from '../text/read-tokens';
import { createNegation, type NegationWords } from './negation';
import type { WordClasses } from './pattern';
import { createPatternSet, type PatternSet } from './pattern-set';
import type { Exception, RulePattern, TextRule } from './rule';

export interface RuleSet {
  readonly classes: WordClasses;
  readonly rules: readonly TextRule[];
  readonly exceptions: Readonly<Record<string, Exception>>;
  /** Names of exceptions that apply to every pattern. */
  readonly commonExceptions: readonly string[];
  readonly negation: NegationWords;
  /** Phrases whose words mean something else: `suku bunga`. Hidden from all rules. */
  readonly harmless: readonly string[];
  /** Words of contrast that end a clause. */
  readonly contrasts: string;
  /** Words that state an occupational reason for a limit. */
  readonly reasons: readonly string[];
}

export interface CompiledException extends Exception {
  readonly found: PatternSet;
  readonly foundNearby: PatternSet | undefined;
  readonly counts: PatternSet | undefined;
}

/** A compiled pattern with its required and excluded context. */
export interface CompiledPattern {
  readonly rule: TextRule;
  readonly pattern: RulePattern;
  readonly near: PatternSet | undefined;
  readonly exceptions: readonly CompiledException[];
}

export interface CompiledRules {
  /** In the order of `entries`. */
  readonly patterns: PatternSet;
  readonly entries: readonly CompiledPattern[];
  readonly harmless: PatternSet;
  readonly reasons: PatternSet;
  readonly negation: ReturnType<typeof createNegation>;
  readonly vocabulary: Vocabulary;
}

/** @throws {Error} where a rule names an unknown class or exception */
export function compileRules(set: RuleSet): CompiledRules {
  const compile = (sources: readonly string[]) => createPatternSet(sources, set.classes);
  const exceptions = new Map(
    Object.entries(set.exceptions).map(([name, exception]): [string, CompiledException] => [
      name,
      {
        ...exception,
        found: compile(exception.patterns),
        foundNearby: exception.nearby && compile(exception.nearby),
        counts: exception.unless && compile(exception.unless),
      },
    ]),
  );
  const entries = set.rules.flatMap((rule) =>
    rule.patterns.map((pattern): CompiledPattern => ({
      rule,
      pattern,
      near: pattern.near && compile(pattern.near),
      exceptions: [
        ...set.commonExceptions,
        ...(rule.commonExceptions ?? []),
        ...(pattern.exceptions ?? rule.exceptions),
      ].map((name) => getException(exceptions, name)),
    })),
  );
  const patterns = compile(entries.map(({ pattern }) => pattern.words));
  const harmless = compile(set.harmless);
  const reasons = compile(set.reasons);
  const negation = createNegation(set.negation, set.classes);
  const sets = [patterns, harmless, reasons, negation, ...entries.map(({ near }) => near)];
  const ofExceptions = [...exceptions.values()].flatMap(({ found, foundNearby, counts }) => [
    found,
    foundNearby,
    counts,
  ]);
  const vocabulary = createVocabulary([...sets, ...ofExceptions], set.contrasts.split(' '));
  return { patterns, entries, harmless, reasons, negation, vocabulary };
}

function getException(exceptions: ReadonlyMap<string, CompiledException>, name: string): CompiledException {
  const exception = exceptions.get(name);
  if (!exception) throw new Error(`No exception ${name}`);
  return exception;
}

type WithWords = { readonly words: ReadonlySet<string> } | undefined;

function createVocabulary(sets: readonly WithWords[], contrasts: readonly string[]): Vocabulary {
  const known = new Set([...contrasts, ...sets.flatMap((set) => [...(set?.words ?? [])])]);
  const ending = new Set(contrasts);
  return { isKnown: (word) => known.has(word), isContrast: (word) => ending.has(word) };
}
