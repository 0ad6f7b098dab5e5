/** Ids of companies from `from`, up to but without `to`. */
export interface CompanyRange {
  readonly from: string;
  readonly to: string;
}

/** A company for a sitemap, with the last change of its page: of itself or of its open jobs. */
export interface IndexedCompany {
  readonly slug: string;
  readonly changed_at: Date;
}

/** Companies whose page search engines may index: those of `isPublic` without demonstration data. */
export interface IndexedCompanies {
  /** By id. */
  list(range: CompanyRange, now: Date): Promise<IndexedCompany[]>;
  /**
   * Ranges with a company, in the order of ids.
   * @param bounds ascending; each but the last begins a range, the next one ends it
   */
  listRanges(bounds: readonly string[], now: Date): Promise<{ from: string; changed_at: Date }[]>;
}
