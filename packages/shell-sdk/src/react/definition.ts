import type { Language } from '@sabi/contracts/language';
import type { ComponentType } from 'react';

/** Texts by language and namespace, as the JSON files under `src/locales/<language>/` hold them. */
export type Dictionaries = Readonly<Record<Language, Readonly<Record<string, object>>>>;

/** What a React remote consists of, for its browser and its server entry alike. */
export interface RemoteDefinition {
  readonly dictionaries: Dictionaries;
  /** The routes; rendered inside router and translations. */
  readonly App: ComponentType;
}
