import type { Language } from '@sabi/contracts/language';

/** An address of the site, taken apart. */
export interface PageAddress {
  readonly language: Language;
  /** Without language prefix and query. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}
