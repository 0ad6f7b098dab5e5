import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@sabi/contracts/language';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

/** The text of a key such as `import.title`, in each language. @throws {Error} for a key that has no text */
export type Texts = Readonly<Record<Language, (key: string) => string>>;

/** The dictionary that a part shows, such as `profile` of `mf-talent`. */
export function readDictionary(part: string, name: string): Texts {
  const read = (language: Language): unknown =>
    JSON.parse(readFileSync(join(repositoryRoot, part, 'src/locales', language, `${name}.json`), 'utf8'));
  return readTexts({ en: read('en'), id: read('id') });
}

export function readTexts(texts: Readonly<Record<Language, unknown>>): Texts {
  return { en: (key) => findText(texts.en, key), id: (key) => findText(texts.id, key) };
}

function findText(texts: unknown, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);
  if (typeof found !== 'string') throw new Error(`No dictionary has a text ${key}`);
  return found;
}
