import { findConceptTerms } from './concepts';
import { foldWords } from './fold-words';
import { findQuote, readQuotable } from './find-quote';
import { findFuzzyWords } from './fuzzy-words';
import { readPhraseUnits, readWords } from './read-words';
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

test.each([['2019'], ['100'], ['& / 5']])('%j describes no work', (phrase) => {
  expect(readPhraseUnits(phrase)).toEqual([]);
});

test('a number counts beside a word', () => {
  expect(readPhraseUnits('ISO 9001').map(({ phrase }) => phrase)).toEqual(['iso', '9001']);
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

describe('a quote', () => {
  const find = (phrase: string, text: string, maxLength = 80) =>
    findQuote(readPhraseUnits(phrase), readQuotable(text), maxLength);

  test.each([
    ['Akuntan', ' Accountant, full time ', 'Accountant, full time'],
    ['React.js', 'React dan TypeScript', 'React dan TypeScript'],
    ['sumber daya manusia', 'Staf HRD', 'Staf HRD'],
    ['Café', 'Kerja di cafe kami', 'Kerja di cafe kami'],
    ['analis data', 'Data und Analis', undefined],
    ['data entry keuangan', 'entry of data, then five more words until finance', undefined],
    ['Excel', 'Tidak perlu pernah memakai Excel', undefined],
    [
      'Python',
      'No Python. Later, in the second year, Python',
      'No Python. Later, in the second year, Python',
    ],
    ['Python', 'Java', undefined],
  ])('of %j in %j is %j', (phrase, text, quote) => {
    expect(find(phrase, text)).toBe(quote);
  });

  test('of a long text is cut at words around the match', () => {
    const text = `${'sebelumnya '.repeat(20)}mahir Microsoft Excel, rapi; ${'sesudahnya '.repeat(20)}`;
    const quote = find('Excel', text, 60) ?? '';
    expect(text).toContain(quote);
    expect(quote).toContain('Microsoft Excel');
    expect(quote.length).toBeLessThanOrEqual(60);
    expect(quote).toMatch(/^\w.*\w$/);
    expect(text.replace(quote, '')).not.toMatch(/\w{30}/);
    expect(find('Excel', `Excel ${'.'.repeat(200)}`, 60)).toBe('Excel');
  });

  test('of a text that repeats its words 20,000 times is found in about linear time', () => {
    // In quadratic time it would take minutes.
    const text = 'excel laporan '.repeat(20_000);
    expect(find('Excel laporan', text, 15)).toBe('excel laporan');
  });
});
