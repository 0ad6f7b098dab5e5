import type { EmploymentType, Point, PostingRevision, WorkMode } from './posting';

export type JobSort = 'best' | 'newest' | 'pay';
export const maxPageSize = 50;

/** Filters of one kind are alternatives; all kinds have to match. */
export interface JobQuery {
  readonly words?: string;
  /**
   * In place of `words`: phrases in order of importance, one of which a posting has to match with all of its words. Each
   * further one adds to its score. Engines take a limited number of terms, and correct no spelling here.
   */
  readonly anyOf?: readonly string[];
  /** With `anyOf`: words that only add to the score, such as a place. */
  readonly preferred?: string;
  /** Codes of provinces or cities. */
  readonly areas?: readonly string[];
  /** Postings within this radius also match the areas. */
  readonly radius?: { readonly center: Point; readonly km: number };
  readonly modes?: readonly WorkMode[];
  readonly types?: readonly EmploymentType[];
  readonly levels?: readonly string[];
  /** IDR a month; postings without pay do not match. */
  readonly payFrom?: number;
  readonly payTo?: number;
  readonly withPay?: boolean;
  /** Published within the last days. */
  readonly postedDays?: number;
  readonly verified?: boolean;
  readonly companyId?: string;
  readonly sort?: JobSort;
  /** `next` of the previous page. */
  readonly after?: string;
  /** At most 50; default 20. */
  readonly size?: number;
}

/** Reasons for a posting's rank; `word` as the visitor typed it. */
export type RankReason =
  | { readonly factor: 'title' | 'skills' | 'company' | 'place' | 'facts' | 'text'; readonly word: string }
  | { readonly factor: 'fresh' | 'verified' | 'replies' | 'risk' | 'unanswered' };

export interface JobHit {
  readonly id: string;
  /** Comparable within one answer; 0 in other sort orders. */
  readonly score: number;
  readonly why: readonly RankReason[];
}

export type FacetCounts = Readonly<Record<string, number>>;

/** Counts per value, with all filters except those of the same kind. */
export interface JobFacets {
  readonly mode: FacetCounts;
  readonly type: FacetCounts;
  readonly level: FacetCounts;
  /** By code of provinces and cities. */
  readonly area: FacetCounts;
  readonly category: FacetCounts;
}

/** Interpretation of a word that was not taken literally. */
export interface WordReading {
  readonly word: string;
  /** `left-out`: with it nothing was found. */
  readonly kind: 'same-meaning' | 'spelling' | 'left-out';
  /** Synonyms or the corrected word; empty when left out. */
  readonly as: readonly string[];
}

export interface JobResults {
  readonly total: number;
  readonly hits: readonly JobHit[];
  readonly facets: JobFacets;
  /** The corrected words, when the hits are for them. */
  readonly didYouMean?: string;
  readonly readAs: readonly WordReading[];
  /** Absent on the last page. */
  readonly next?: string;
}

export interface SearchHealth {
  readonly engine: string;
  readonly postings: number;
}

/**
 * Search for published postings by words and filters. The owner's database is authoritative: an index can be rebuilt at
 * any time.
 */
export interface JobSearch {
  /** For logs and start screens. */
  readonly description: string;
  /**
   * Adds or replaces postings; searchable within a second. Ignores a revision that is not higher than the indexed one.
   * @throws {SearchUnavailable}
   * @throws {TooManyPostings} by the engine of a laptop
   */
  index(postings: readonly PostingRevision[]): Promise<void>;
  /** Final: a later `index` with a lower revision is ignored. @throws {SearchUnavailable} */
  remove(id: string, revision: number): Promise<void>;
  /** @throws {SearchUnavailable} @throws {CursorInvalid} */
  search(query: JobQuery): Promise<JobResults>;
  /**
   * At most 8 titles of postings that contain all words, the last of which may be a prefix; most frequent first.
   * @throws {SearchUnavailable}
   */
  suggest(prefix: string): Promise<string[]>;
  /**
   * Replaces the index by one of all postings that `readAll` yields. It includes changes made meanwhile by `index` and
   * `remove`, in any process; the old index serves searches until the new one is complete. On failure the old index
   * stays.
   * @param readAll is called once the changes of others reach the new index, and reads the state from then on
   * @throws {SearchUnavailable}
   */
  rebuild(readAll: () => AsyncIterable<PostingRevision>): Promise<void>;
  /** Creates an empty index if it is missing. @throws {SearchUnavailable} */
  health(): Promise<SearchHealth>;
  close(): Promise<void>;
}

export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}

/** `after` is not from an answer with the same sort order. */
export class CursorInvalid extends Error {
  override readonly name = 'CursorInvalid';
}

export class TooManyPostings extends Error {
  override readonly name = 'TooManyPostings';
}
