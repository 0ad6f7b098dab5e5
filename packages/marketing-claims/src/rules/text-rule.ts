import type { Language } from '@sabi/contracts/language';

export type Pattern = Readonly<Record<Language, RegExp>>;

/** A statement that no text may make. Checked sentence by sentence. */
export interface ForbiddenText {
  readonly name: string;
  /** Contradicted passage of the Terms or the privacy policy, in their words. */
  readonly policy: { readonly document: 'terms' | 'privacy'; readonly section: string } & Readonly<
    Record<Language, string>
  >;
  readonly forbidden: Pattern;
  /** Words in the same sentence that make it agree with the policy: usually a negation. */
  readonly unless?: Pattern;
}

/** A statement that must have its limits beside it. */
export interface LimitedText {
  readonly name: string;
  readonly why: string;
  /** Matches a dictionary text, which names a claim in double braces, and the text of a page. */
  readonly when: Pattern;
  /** All are in the same text, or in one shown with it; see `findContradictions`. */
  readonly beside: readonly Pattern[];
}
