import { findConceptTerms } from './concepts';
import { foldWords } from './fold-words';
import { findFuzzyWords } from './fuzzy-words';
import { readWords } from './read-words';
import { findWordVariants } from './word-variants';

test.each([
  ['Perawat/Bidan (Full-Time)', ['perawat', 'bidan', 'full', 'time']],
  ['Café Crème', ['cafe', 'creme']],
  ['C++, C# & Node.js', ['c++', 'c#', 'node', 'js']],
  ['  ', []],
])('%j has its words folded', (text, words) => {
  expect(foldWords(text)).toEqual(words);
});

test('a name within a longer name is a concept too', () => {
  expect(findConceptTerms(foldWords('Warehouse Manager wanted'))).toEqual([
    'c:warehouse',
    'c:warehouse-manager',
    'c:manager',
  ]);
});

test.each([
  ['perawat', 'nurse'],
  ['gudang', 'warehouse'],
  ['kasir', 'cashier'],
  ['magang', 'internship'],
  ['akuntansi', 'accountant'],
  ['layanan pelanggan', 'customer service'],
  ['jaksel', 'South Jakarta'],
  ['paruh waktu', 'part-time'],
])('%s and %s name the same', (one, other) => {
  const terms = findConceptTerms(foldWords(one));
  expect(terms.filter((term) => findConceptTerms(foldWords(other)).includes(term))).not.toEqual([]);
});

test.each([
  ['penjualan', 'jual'],
  ['memasak', 'masak'],
  ['menyulam', 'sulam'],
  ['mengirim', 'kirim'],
  ['pelatihan', 'latih'],
  ['drivers', 'driver'],
])('a form of %s is %s', (word, form) => {
  expect(findWordVariants(word)).toContain(form);
});

test.each([
  ['cahsier', 'cashier'],
  ['acountant', 'accountant'],
  ['perwat', 'perawat'],
  ['receptionistt', 'receptionist'],
])('%s is near %s', (word, near) => {
  expect(findFuzzyWords(word)).toContain(near);
});

test('the longest name is one unit, and a common word of titles is not required', () => {
  const units = readWords('lowongan staf layanan pelanggan di Surabaya');
  expect(units.map(({ phrase, isRequired }) => [phrase, isRequired])).toEqual([
    ['staf', false],
    ['layanan pelanggan', true],
    ['surabaya', true],
  ]);
});

test('a common word alone is required', () => {
  expect(readWords('staf').map(({ isRequired }) => isRequired)).toEqual([true]);
});

test('another name or form counts 0.8 of the word as typed', () => {
  expect(readWords('perawat')[0]?.alternatives).toEqual([
    { term: 'perawat', weight: 1 },
    { term: 'c:nurse', weight: 0.8 },
  ]);
  expect(readWords('menyulam')[0]?.alternatives).toContainEqual({ term: 'sulam', weight: 0.8 });
});
