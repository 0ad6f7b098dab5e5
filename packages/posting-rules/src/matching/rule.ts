import type { Bilingual } from '../posting';

/**
 * Area of a match: the `sentence` (default), its `clause`, a `segment` between commas, or the neighbouring sentences too
 * (`nearby`).
 */
export type Scope = 'sentence' | 'clause' | 'segment' | 'nearby';

/** Context that invalidates a match. */
export interface Exception {
  readonly patterns: readonly string[];
  /** Words searched before the first and after the last word of the match. */
  readonly before: number;
  readonly after: number;
  readonly within?: Scope;
  /** Patterns searched in the neighbouring sentences as well. */
  readonly nearby?: readonly string[];
  /** Words in between that keep the match valid: the applicant named beside the customer. */
  readonly unless?: readonly string[];
}

export interface RulePattern {
  readonly words: string;
  /** One of these must be among the `reach` words around the match. */
  readonly near?: readonly string[];
  /** Words on either side; default 10. */
  readonly reach?: number;
  readonly within?: Scope;
  /** Names of exceptions; default those of the rule. */
  readonly exceptions?: readonly string[];
  /** False where a preceding negation changes nothing: `not refundable`. */
  readonly negatable?: boolean;
  /** Fields searched; default all. */
  readonly fields?: readonly ('title' | 'text' | 'requirements' | 'questions')[];
}

export interface TextRule {
  readonly id: string;
  readonly points: number;
  readonly blocks: boolean;
  readonly patterns: readonly RulePattern[];
  readonly exceptions: readonly string[];
  /** Names of exceptions of all its patterns, including patterns with their own. */
  readonly commonExceptions?: readonly string[];
  /** With an occupational reason it neither blocks nor passes: a reviewer decides. */
  readonly openWithReason?: boolean;
  readonly sentence: Bilingual;
  readonly fix: Bilingual;
}
