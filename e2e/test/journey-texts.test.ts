import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { createDictionary, inEachLanguage, patternOf } from '../support/dictionary';

const folder = join(repositoryRoot, 'e2e/texts');
/** A count has to be a number; a name may be one. */
const sampleValues = [2, 2, 2];

test.each(readdirSync(folder))('every text that %s takes from a dictionary is there', async (file) => {
  const texts = listTexts(await import(join(folder, file)));
  expect(texts).not.toEqual([]);
  expect(texts).not.toContain('');
});

/** Every text and pattern of a table; functions are called with sample values. */
function listTexts(table: unknown): unknown[] {
  if (typeof table === 'function') return [(table as (...values: number[]) => unknown)(...sampleValues)];
  if (typeof table !== 'object' || table === null || table instanceof RegExp) return [table];
  return Object.values(table).flatMap(listTexts);
}

const dictionary = createDictionary('en', {
  greeting: 'Hello, {{name}} (guest)!',
  left_one: '{{count}} day left',
  left_other: '{{count}} days left, until {{date}}',
});

test('values are filled in and a count chooses the plural form', () => {
  expect(dictionary('greeting', { name: 'Dewi' })).toBe('Hello, Dewi (guest)!');
  expect(dictionary('left', { count: 1 })).toBe('1 day left');
  expect(dictionary('left', { count: 2, date: 'Monday' })).toBe('2 days left, until Monday');
});

test.each([
  ['a key without a text', 'farewell', 'No dictionary has a text farewell'],
  ['a group of texts', 'group', 'group is no text, but a group of texts'],
  ['a value that is not given', 'greeting', '“Hello, {{name}} (guest)!” needs a value for {{name}}'],
])('%s is an error', (_case, key, message) => {
  const texts = createDictionary('en', { greeting: 'Hello, {{name}} (guest)!', group: { title: 'Title' } });
  expect(() => texts(key)).toThrow(message);
});

test('a pattern matches a value by its own pattern, and one that is not given by anything', () => {
  expect(patternOf(dictionary, 'left', { count: 2 }).source).toBe('2 days left, until .+');
  expect(patternOf(dictionary, 'left', { count: 2, date: /\d{4}/ }).source).toBe(
    String.raw`2 days left, until \d{4}`,
  );
  expect(patternOf(dictionary, 'greeting').source).toBe(String.raw`Hello, .+ \(guest\)!`);
});

test('a dictionary that differs from the specification is an error in English alone', () => {
  const build = (text: string) =>
    inEachLanguage((language, specified) => specified('Login', { en: text, id: 'Masuk' }[language]));
  expect(build('Login')).toEqual({ en: 'Login', id: 'Masuk' });
  expect(() => build('Log in')).toThrow('The specification has “Login”, the dictionary “Log in”');
});
