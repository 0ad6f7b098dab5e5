import type { EmploymentType, Point, PostingRevision, WorkMode } from './posting';

export type JobSort = 'best' | 'newest' | 'pay';
export const maxPageSize = 50;

/** Filters of one kind are alternatives; all kinds have to fit. */
export interface JobQuery {
  readonly words?: string;
  /** Codes of provinces or cities. */
  readonly areas?: readonly string[];
  /** Postings this near count as in the areas, too. */
  readonly radius?: { readonly center: Point; readonly km: number };
  readonly modes?: readonly WorkMode[];
  readonly types?: readonly EmploymentType[];
  readonly levels?: readonly string[];
  /** IDR a month; postings without pay do not fit. */
  readonly payFrom?: number;
  readonly payTo?: number;
  readonly withPay?: boolean;
  /** Published in the last days. */
  readonly postedDays?: number;
  readonly verified?: boolean;
  readonly companyId?: string;
  readonly sort?: JobSort;
  /** `next` of the page before. */
  readonly after?: string;
  /** At most 50, 20 if left out. */
  readonly size?: number;
}

/** What put a posting where it is; `word` is as the visitor typed it. */
export type RankReason =
  | { readonly factor: 'title' | 'skills' | 'company' | 'place' | 'facts' | 'text'; readonly word: string }
  | { readonly factor: 'fresh' | 'verified' | 'replies' | 'risk' | 'unanswered' };

export interface JobHit {
  readonly id: string;
  /** Comparable within one answer; 0 when sorted otherwise than by it. */
  readonly score: number;
  readonly why: readonly RankReason[];
}

export type FacetCounts = Readonly<Record<string, number>>;

/** Counts for each value, with the other kinds of filters applied and its own not. */
export interface JobFacets {
  readonly mode: FacetCounts;
  readonly type: FacetCounts;
  readonly level: FacetCounts;
  /** By code, of provinces and cities. */
  readonly area: FacetCounts;
  readonly category: FacetCounts;
}

/** How a word was understood, where that is not the word itself. */
export interface WordReading {
  readonly word: string;
  /** `left-out`: with it nothing was found. */
  readonly kind: 'same-meaning' | 'spelling' | 'left-out';
  /** Other names, or the corrected word; empty when left out. */
  readonly as: readonly string[];
}

export interface JobResults {
  readonly total: number;
  readonly hits: readonly JobHit[];
  readonly facets: JobFacets;
  /** The words corrected, when those hits are of the corrected ones. */
  readonly didYouMean?: string;
  readonly readAs: readonly WordReading[];
  /** Missing on the last page. */
  readonly next?: string;
}

export interface SearchHealth {
  readonly engine: string;
  readonly postings: number;
}

/** Published postings, found by words and filters. The owner's database stays the truth: an index can be made anew at any time. */
export interface JobSearch {
  /** For logs and start screens. */
  readonly description: string;
  /**
   * Adds or replaces postings; findable within a second. A revision that is not higher than the known one changes nothing.
   * @throws {SearchUnavailable}
   * @throws {TooManyPostings} by the engine of a laptop
   */
  index(postings: readonly PostingRevision[]): Promise<void>;
  /** A later `index` with a lower revision does not bring it back. @throws {SearchUnavailable} */
  remove(id: string, revision: number): Promise<void>;
  /** @throws {SearchUnavailable} @throws {CursorInvalid} */
  search(query: JobQuery): Promise<JobResults>;
  /** Titles of postings with all of the words, the last of which may be unfinished; most frequent first, at most 8. @throws {SearchUnavailable} */
  suggest(prefix: string): Promise<string[]>;
  /**
   * Replaces the index by one of all postings that `readAll` yields. Changes made meanwhile by `index` and `remove`, of this or another
   * process, are in it; searches are answered from the former index until it is complete. When it fails, the former index stays.
   * @param readAll is called once the changes of others reach the new index, and reads the state from then on
   * @throws {SearchUnavailable}
   */
  rebuild(readAll: () => AsyncIterable<PostingRevision>): Promise<void>;
  /** Makes an empty index where there is none any more. @throws {SearchUnavailable} */
  health(): Promise<SearchHealth>;
  close(): Promise<void>;
}

/** The engine cannot answer now. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}

/** `after` is not from an answer to a query with the same sort. */
export class CursorInvalid extends Error {
  override readonly name = 'CursorInvalid';
}

export class TooManyPostings extends Error {
  override readonly name = 'TooManyPostings';
}
