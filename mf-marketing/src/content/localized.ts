import type { Language } from '@sabi/contracts/language';

/** A text in every language of the product. */
export type Localized = Readonly<Record<Language, string>>;

/** Texts of one kind; the same number in every language. */
export type LocalizedList = Readonly<Record<Language, readonly string[]>>;
