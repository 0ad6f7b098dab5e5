import type { Language } from '@sabi/contracts/language';
import type { ComponentType } from 'react';
import type { LazyPage } from './lazy-page';

/** Texts of one language by namespace, as the JSON files under `src/locales/<language>/` hold them. */
export type Texts = Readonly<Record<string, object>>;
export type Dictionaries = Readonly<Record<Language, Texts>>;

// Chunks are named `texts-<language>`, so that the shell sends the one a page needs along with it.
/** Texts as a file for each language. */
export type LoadTexts = Readonly<Record<Language, () => Promise<Texts>>>;

/** What a React remote consists of, for its browser and its server entry alike. */
export interface RemoteDefinition {
  readonly dictionaries: Dictionaries;
  /** Values that any text may name in double braces, beside what its caller gives. */
  readonly variables?: (language: Language) => Readonly<Record<string, string>>;
  /** The routes; rendered inside router and translations. */
  readonly App: ComponentType;
  /** Pages with code of their own, by react-router pattern: loaded before the first one is rendered or hydrated. */
  readonly pages?: Readonly<Record<string, LazyPage>>;
}

/** The same in the browser, where texts may be files of their own. */
export type BrowserDefinition = Omit<RemoteDefinition, 'dictionaries'> &
  ({ readonly dictionaries: Dictionaries } | { readonly loadTexts: LoadTexts });
