import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { readTexts } from '../support/dictionary';

const folder = join(repositoryRoot, 'e2e/texts');

test.each(readdirSync(folder))('every text that %s takes from a dictionary is there', async (file) => {
  const texts = (await import(join(folder, file))) as Record<string, unknown>;
  expect(Object.keys(texts)).not.toEqual([]);
});

test('a key without a text is an error', () => {
  const { en, id } = readTexts({ en: { save: 'Save' }, id: {} });
  expect(en('save')).toBe('Save');
  expect(() => id('save')).toThrow('No dictionary has a text save');
});
