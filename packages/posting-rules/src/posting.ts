/** Pay in whole rupiah a month. */
export interface Pay {
  readonly min?: number | null;
  readonly max?: number | null;
}

/** A job posting as its author wrote it. */
export interface Posting {
  readonly title: string;
  readonly text: string;
  readonly company?: string;
  /** What each requirement says. */
  readonly requirements?: readonly string[];
  /** What each question to the applicant asks. */
  readonly questions?: readonly string[];
  /** Codes of provinces, cities or regencies, as `@sabi/areas` has them. */
  readonly areas?: readonly string[];
  readonly language?: string;
  /** `onsite`, `hybrid` or `remote`. */
  readonly mode?: string;
  /** `pkwtt`, `pkwt`, `daily`, `intern` or `freelance`. */
  readonly contract?: string;
  readonly part_time?: boolean;
  readonly level?: string;
  readonly category?: string;
  /** Absent: the range is not known yet, which is a finding. */
  readonly pay?: Pay | null;
}

/** What is known about who posts. A fact that is absent neither adds nor removes points. */
export interface Sender {
  readonly verified?: boolean;
  readonly email_domain?: 'free' | 'own';
  /** Days since the domain was first used here. */
  readonly domain_age_days?: number;
  /** Hires through this site. */
  readonly hires?: number;
  /** True where the company's NIB is that of the official record. */
  readonly nib_matches?: boolean;
  /** Names of verified companies that the sender's name nearly equals. */
  readonly similar_verified_names?: readonly string[];
  /** Bits in which the text's simhash differs from that of the nearest frozen posting. */
  readonly frozen_distance?: number;
}

export type Verdict = 'block' | 'review' | 'ok';

export interface Bilingual {
  readonly en: string;
  readonly id: string;
}

/** Why a rule applies, where, and how to put it right. */
export interface RuleFinding {
  readonly rule: string;
  /** Points of the rule towards the score; those of comfort are negative. */
  readonly points: number;
  /** True where the finding alone keeps the posting from being published. */
  readonly blocks: boolean;
  /** Where the quote is: `title`, `text`, `company`, `requirements.0`, `questions.0`; `pay` and `sender` have an empty quote. */
  readonly field: string;
  /** The author's own characters from `start` to `end` of the field. */
  readonly quote: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: Bilingual;
  readonly fix: Bilingual;
}

export interface Result {
  readonly verdict: Verdict;
  /** 0 (nothing found) to 100. */
  readonly score: number;
  readonly findings: readonly RuleFinding[];
  /** Version of the rules. */
  readonly version: string;
}
