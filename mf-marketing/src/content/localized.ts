import type { Language } from '@sabi/contracts/language';

/** One text in every language of the product. */
export type Localized = Readonly<Record<Language, string>>;

/** Texts of one kind, as many in every language. */
export type LocalizedList = Readonly<Record<Language, readonly string[]>>;
