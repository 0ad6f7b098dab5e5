export const workModes = ['onsite', 'hybrid', 'remote'] as const;
export type WorkMode = (typeof workModes)[number];

/** schema.org's `employmentType`. */
export const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'TEMPORARY',
  'CONTRACTOR',
  'PER_DIEM',
  'INTERN',
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PostingArea {
  /** Home Ministry code with dots between parts: `35` is a province, `35.78` a city in it. */
  readonly code: string;
  /** Common names, for example of city and province. */
  readonly names: readonly string[];
  readonly point?: Point;
}

/** Facts that change a posting's rank, besides words and age. */
export interface PostingTrust {
  readonly isCompanyVerified: boolean;
  readonly hasReplyBadge: boolean;
  /** 0 to 100, from the posting rules. */
  readonly riskScore: number;
  /** Its company leaves applications unanswered. */
  readonly hasUnansweredRecord: boolean;
}

/** Searchable part of a published posting. The rest is in the owner's database. */
export interface SearchablePosting {
  readonly id: string;
  readonly title: string;
  readonly skills: readonly string[];
  readonly companyId: string;
  readonly companyName: string;
  readonly text: string;
  readonly areas: readonly PostingArea[];
  readonly mode: WorkMode;
  readonly types: readonly EmploymentType[];
  readonly level: string;
  readonly category: string;
  /** IDR a month. */
  readonly pay?: { readonly min: number; readonly max: number };
  readonly postedAt: Date;
  readonly trust: PostingTrust;
}

/** A posting with the revision of its owner's database, which increases with each change. */
export interface PostingRevision {
  readonly posting: SearchablePosting;
  readonly revision: number;
}
