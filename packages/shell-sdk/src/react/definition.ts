import type { ComponentType } from 'react';
import type { LazyPages } from './lazy-page';
import type { Dictionaries, LoadTexts, TextVariables } from './texts';

/** What a React remote consists of, for its browser and its server entry alike. */
export interface RemoteDefinition {
  readonly dictionaries: Dictionaries;
  readonly variables?: TextVariables;
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
