import type { Language } from '@sabi/contracts/language';

/** Texts of one language by namespace, as in the JSON files under `src/locales/<language>/`. */
export type Texts = Readonly<Record<string, object>>;
export type Dictionaries = Readonly<Record<Language, Texts>>;

// Chunks are named `texts-<language>-<namespace>`, so that the shell can send along those a page needs.
export type LoadTexts = (language: Language, namespace: string) => Promise<object>;

/** Values that any text may name in double braces, besides those of its caller. */
export type TextVariables = (language: Language) => Readonly<Record<string, string>>;

/** Name of the chunk with a namespace of a language. */
export function textsPart(language: Language, namespace: string): string {
  return `texts-${language}-${namespace}`;
}
