import type { Language } from '@sabi/contracts/language';

export type Pattern = Readonly<Record<Language, RegExp>>;

/** Something that no text may say. Read sentence by sentence. */
export interface ForbiddenText {
  readonly name: string;
  /** Where and how the Terms or the privacy policy say otherwise, in their own words. */
  readonly policy: { readonly document: 'terms' | 'privacy'; readonly section: string } & Readonly<
    Record<Language, string>
  >;
  readonly forbidden: Pattern;
  /** Words in the same sentence that turn it into what the policy says: usually a negation. */
  readonly unless?: Pattern;
}

/** Something that may be said only where its limits stand beside it. */
export interface LimitedText {
  readonly name: string;
  readonly why: string;
  /** In a text of a dictionary, which names a claim in double braces, or as a page shows it. */
  readonly when: Pattern;
  /** All of them stand in the same text, or in one that is shown with it; see `findContradictions`. */
  readonly beside: readonly Pattern[];
}
