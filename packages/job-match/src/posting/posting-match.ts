import type { ParsedSection } from '@sabi/contracts/ai/cv-fields';
import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import type { KeywordKind, Likeness } from '@sabi/contracts/http/ai/cv-report';

/** What is matched of a CV or profile: no name and no contact, which prove nothing. */
export type MatchedCv = {
  readonly [Part in CvPart]: ParsedCv[Part] extends readonly (infer Entry)[]
    ? readonly Readonly<Entry>[]
    : ParsedCv[Part];
};
export type CvPart = 'personal_summary' | ParsedSection;

/** What is matched of a posting. */
export interface MatchedPosting {
  readonly requirements: readonly { readonly text: string; readonly must: boolean }[];
  readonly text: string;
}

/** `near`: in other words, or not all of it. */
export type MatchState = 'found' | 'near' | 'missing';

/** `related`: words of one field, such as accountant and accounting; `shorter`: in less time than is asked for. */
export type Relation = Likeness | 'related' | 'shorter';

/** `grade`: a result of a test or school; `phrase`: words that no table has. */
export type AskedKind = KeywordKind | 'grade' | 'phrase';

export interface CvQuote {
  readonly part: CvPart;
  /** Of the entry in its list; null for the summary. */
  readonly index: number | null;
  readonly field: string;
  /** A line of the field, or a part of a long one, verbatim. */
  readonly text: string;
  /** What shows the requirement, a part of `text`. */
  readonly word: string;
}

/** One thing that a requirement asks for. */
export interface AskedMatch {
  /** As the requirement has it. */
  readonly words: string;
  readonly kind: AskedKind;
  readonly state: MatchState;
  /** How the CV says it; null where it does not. */
  readonly how: Relation | null;
  readonly quote: CvQuote | null;
}

export interface RequirementMatch {
  /** Verbatim. */
  readonly text: string;
  readonly must: boolean;
  readonly state: MatchState;
  readonly asked: readonly AskedMatch[];
  /** The first of those in `asked`. */
  readonly quote: CvQuote | null;
}

export interface PostingMatch {
  readonly version: string;
  readonly requirements: readonly RequirementMatch[];
  /** What the posting's text asks for beyond its requirements. */
  readonly others: readonly AskedMatch[];
  /**
   * 0 to 100 for the order of a list. It must not decide about anybody: a requirement may be met by what the CV does not
   * say. null where the posting asks for nothing.
   */
  readonly score: number | null;
}
