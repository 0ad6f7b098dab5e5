/** Whole rupiah a month. */
export interface Pay {
  readonly min?: number | null;
  readonly max?: number | null;
}

export interface Posting {
  readonly title: string;
  readonly text: string;
  readonly company?: string;
  readonly requirements?: readonly string[];
  readonly questions?: readonly string[];
  /** Codes of provinces, cities or regencies, as in `@sabi/areas`. */
  readonly areas?: readonly string[];
  readonly language?: string;
  /** `onsite`, `hybrid` or `remote`. */
  readonly mode?: string;
  /** `pkwtt`, `pkwt`, `daily`, `intern` or `freelance`. */
  readonly contract?: string;
  readonly part_time?: boolean;
  readonly level?: string;
  readonly category?: string;
  /** Absent while unknown, which is a finding. */
  readonly pay?: Pay | null;
}

/** Facts about the sender. An absent fact neither adds nor removes points. */
export interface Sender {
  readonly verified?: boolean;
  readonly email_domain?: 'free' | 'own';
  /** Days since the domain was first used here. */
  readonly domain_age_days?: number;
  readonly hires?: number;
  /** True where the company's NIB matches the official record. */
  readonly nib_matches?: boolean;
  /** Verified companies with nearly the same name. */
  readonly similar_verified_names?: readonly string[];
  /** Number of simhash bits that differ from the nearest frozen posting. */
  readonly frozen_distance?: number;
}

export type Verdict = 'block' | 'review' | 'ok';

export interface Bilingual {
  readonly en: string;
  readonly id: string;
}

/** Matched rule, with place and remedy. */
export interface RuleFinding {
  readonly rule: string;
  /** Points towards the score; negative for signs of trust. */
  readonly points: number;
  /** True where the finding alone prevents publication. */
  readonly blocks: boolean;
  /**
   * Field of the quote: `title`, `text`, `company`, `requirements.0`, `questions.0`; `pay` and `sender` have an empty
   * quote.
   */
  readonly field: string;
  /** The original characters from `start` to `end` of the field. */
  readonly quote: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: Bilingual;
  readonly fix: Bilingual;
}

export interface Result {
  readonly verdict: Verdict;
  /** 0 (no findings) to 100. */
  readonly score: number;
  readonly findings: readonly RuleFinding[];
  readonly version: string;
}
