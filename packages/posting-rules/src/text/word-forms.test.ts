import { formsOf } from './word-forms';

const words = new Set(['setor', 'titip', 'wajib', 'perempuan', 'laki', 'biaya', 'bayar', 'dibayar']);
const known = (word: string) => words.has(word);

test.each([
  ['menyetorkan', 'setor'],
  ['nyetorin', 'setor'],
  ['nitip', 'titip'],
  ['dititipin', 'titip'],
  ['wjb', 'wajib'],
  ['prempuan', 'perempuan'],
  ['laki2', 'laki'],
  ['b14yanya', 'biaya'],
  ['byr', 'bayar'],
])('%s is read as %s', (word, form) => {
  expect(formsOf(word, known)).toContain(form);
});

test('a word that is known has no stem: to be paid is not to pay', () => {
  expect(formsOf('dibayar', known)).toEqual(['dibayar']);
});

test('a word of which no form is known stays as it is', () => {
  expect(formsOf('meja', known)).toEqual(['meja']);
});
