import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@sabi/contracts/language';
import type { Localized } from '../../engines/consultation/passages/passage';

/** Files of the remotes, which a service may not import: this is read when passages are written, and never in service. */
export interface SiteFiles {
  readonly root: string;
  /** Exports of a content module of a remote. */
  loadModule(file: string): Promise<Record<string, unknown>>;
}

export const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

export const namesIn = (...path: string[]): string[] =>
  readdirSync(join(...path))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();

export const inBoth = (write: (language: Language) => string): Localized =>
  Object.fromEntries(languages.map((language) => [language, write(language)])) as Record<Language, string>;

/** Text at a key with dots. @throws {Error} when there is none */
export function textAt(dictionary: unknown, key: string): string {
  let node: unknown = dictionary;
  for (const name of key.split('.')) {
    const entries = typeof node === 'object' && node !== null ? Object.entries(node) : [];
    node = entries.find(([at]) => at === name)?.[1];
  }
  if (typeof node !== 'string') throw new Error(`No dictionary has a text at ${key}`);
  return node;
}
