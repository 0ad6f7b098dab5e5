import type { ComponentType } from 'react';
import type { LazyPages } from './lazy-page';
import type { Dictionaries, LoadTexts, TextVariables } from './texts';

/** Parts of a React remote, for its browser and its server entry alike. */
export interface RemoteDefinition {
  readonly dictionaries: Dictionaries;
  readonly variables?: TextVariables;
  /** The routes; rendered inside router and translations. */
  readonly App: ComponentType;
  /** Lazily loaded pages: loaded before the first one is rendered or hydrated. */
  readonly pages?: LazyPages;
}

/**
 * In the browser texts may be separate files: each page names those it needs. `dictionaries` are available from the
 * start.
 */
export type BrowserDefinition = Omit<RemoteDefinition, 'dictionaries'> &
  (
    | { readonly dictionaries: Dictionaries }
    | {
        readonly dictionaries?: Dictionaries;
        readonly loadTexts: LoadTexts;
        /** Namespaces of every page, the default one first; loaded before the first page is rendered. */
        readonly texts?: readonly string[];
      }
  );
