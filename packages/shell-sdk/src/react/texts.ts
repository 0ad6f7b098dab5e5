import type { Language } from '@sabi/contracts/language';

/** Texts of one language by namespace, as the JSON files under `src/locales/<language>/` hold them. */
export type Texts = Readonly<Record<string, object>>;
export type Dictionaries = Readonly<Record<Language, Texts>>;

// Chunks are named `texts-<language>-<namespace>`, so that the shell sends those a page needs along with it.
/** One namespace of texts, where each is a file of its own. */
export type LoadTexts = (language: Language, namespace: string) => Promise<object>;

/** Values that any text may name in double braces, beside what its caller gives. */
export type TextVariables = (language: Language) => Readonly<Record<string, string>>;

/** The chunk that holds a namespace of a language. */
export function textsPart(language: Language, namespace: string): string {
  return `texts-${language}-${namespace}`;
}
