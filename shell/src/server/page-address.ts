import type { Language } from '@sabi/contracts/language';

/** A parsed address of the site. */
export interface PageAddress {
  readonly language: Language;
  /** Without language prefix and query. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}
