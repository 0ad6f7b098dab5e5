import type { Bilingual } from '../posting';

/** What words may not leave: the `sentence` (the default), its `clause`, a `segment` between commas, or the sentences before and after it too (`nearby`). */
export type Scope = 'sentence' | 'clause' | 'segment' | 'nearby';

/** Words near a match for which it does not count. */
export interface Exception {
  readonly patterns: readonly string[];
  /** How many words before the first and after the last word of the match are looked at. */
  readonly before: number;
  readonly after: number;
  readonly within?: Scope;
  /** Patterns that count in the sentences before and after as well. */
  readonly nearby?: readonly string[];
  /** Words between the two for which the match counts after all: the applicant named beside the customer. */
  readonly unless?: readonly string[];
}

export interface RulePattern {
  readonly words: string;
  /** At least one of these stands among the `reach` words around the match. */
  readonly near?: readonly string[];
  /** Words on either side; 10 where it is absent. */
  readonly reach?: number;
  readonly within?: Scope;
  /** Names of exceptions; those of the rule where it is absent. */
  readonly exceptions?: readonly string[];
  /** False where "no" before it changes nothing: `not refundable`. */
  readonly negatable?: boolean;
  /** Fields in which it is looked for; all where it is absent. */
  readonly fields?: readonly ('title' | 'text' | 'requirements' | 'questions')[];
}

/** A rule about words. */
export interface TextRule {
  readonly id: string;
  readonly points: number;
  readonly blocks: boolean;
  readonly patterns: readonly RulePattern[];
  readonly exceptions: readonly string[];
  /** Names of exceptions of all its patterns, also of those that name their own. */
  readonly commonExceptions?: readonly string[];
  /** With a reason of the work beside it, it neither blocks nor passes: a reviewer decides. */
  readonly openWithReason?: boolean;
  readonly sentence: Bilingual;
  readonly fix: Bilingual;
}
