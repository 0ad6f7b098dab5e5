import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@sabi/contracts/language';
import { claimTexts } from '@sabi/marketing-claims';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { createInstance } from 'i18next';

/**
 * The text of a key such as `import.title`, with its values filled in; `count` chooses the plural form.
 * @throws {Error} for an unknown key or a missing value
 */
export type Dictionary = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** The English text that the specification quotes, and the dictionary's text in the language of the table. */
type Specified = (specification: string, text: string) => string;

/** A table of texts in both languages. @throws {Error} where the English dictionary differs from the specification */
export function inEachLanguage<const Table>(
  build: (language: Language, specified: Specified) => Table,
): Readonly<Record<Language, Table>> {
  return { en: build('en', assertSpecified), id: build('id', (_specification, text) => text) };
}

function assertSpecified(specification: string, text: string): string {
  if (text !== specification)
    throw new Error(`The specification has “${specification}”, the dictionary “${text}”`);
  return text;
}

/** Dictionary of a part, such as `profile` of `mf-talent`. */
export function readDictionary(language: Language, part: string, name: string): Dictionary {
  const file = join(repositoryRoot, part, 'src/locales', language, `${name}.json`);
  return createDictionary(language, JSON.parse(readFileSync(file, 'utf8')) as object);
}

export function createDictionary(language: Language, texts: object): Dictionary {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: texts } },
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: claimTexts(language) },
    parseMissingKeyHandler: (key) => {
      throw new Error(`No dictionary has a text ${key}`);
    },
    returnedObjectHandler: (key) => {
      throw new Error(`${key} is no text, but a group of texts`);
    },
    missingInterpolationHandler: (text: string, [placeholder]: RegExpExecArray) => {
      throw new Error(`“${text}” needs a value for ${placeholder}`);
    },
  });
  return (key, values = {}) => instance.t(key, values);
}

const mark = '\0';
const special = /[.*+?^${}()|[\]\\]/g;

/** A pattern for a text with unknown values: each matches its own pattern, or anything. */
export function patternOf(
  dictionary: Dictionary,
  key: string,
  values: Readonly<Record<string, string | number | RegExp>> = {},
): RegExp {
  const marked = Object.entries(values).map(([name, value]) => [
    name,
    value instanceof RegExp ? markPattern(value) : value,
  ]);
  const text = dictionary(key, {
    ...(Object.fromEntries(marked) as object),
    missingInterpolationHandler: () => markPattern(/.+/),
  });
  const parts = text
    .split(mark)
    .map((part, index) => (index % 2 ? part : part.replaceAll(special, String.raw`\$&`)));
  return new RegExp(parts.join(''));
}

const markPattern = ({ source }: RegExp): string => `${mark}${source}${mark}`;
