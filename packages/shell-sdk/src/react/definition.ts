import type { Language } from '@sabi/contracts/language';
import type { ComponentType } from 'react';
import type { LazyPages } from './lazy-page';

/** Texts of one language by namespace, as the JSON files under `src/locales/<language>/` hold them. */
export type Texts = Readonly<Record<string, object>>;
export type Dictionaries = Readonly<Record<Language, Texts>>;

// Chunks are named `texts-<language>-<namespace>`, so that the shell sends those a page needs along with it.
/** One namespace of texts, where each is a file of its own. */
export type LoadTexts = (language: Language, namespace: string) => Promise<object>;

/** What a React remote consists of, for its browser and its server entry alike. */
export interface RemoteDefinition {
  readonly dictionaries: Dictionaries;
  /** Values that any text may name in double braces, beside what its caller gives. */
  readonly variables?: (language: Language) => Readonly<Record<string, string>>;
  /** The routes; rendered inside router and translations. */
  readonly App: ComponentType;
  /** Pages with code of their own: loaded before the first one is rendered or hydrated. */
  readonly pages?: LazyPages;
}

/**
 * The same in the browser, where texts may be files of their own: each page names those it needs. What is in
 * `dictionaries` beside them is there from the start.
 */
export type BrowserDefinition = Omit<RemoteDefinition, 'dictionaries'> &
  (
    | { readonly dictionaries: Dictionaries }
    | { readonly dictionaries?: Dictionaries; readonly loadTexts: LoadTexts }
  );
