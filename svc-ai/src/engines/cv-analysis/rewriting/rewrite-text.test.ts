import {
  addMonths,
  askForNumber,
  correcting,
  leaveOutPerson,
  leaveOutRest,
  openWithVerb,
  putInPast,
  splitLine,
} from './rewrite-text';
import { misspelledMonths, misspellings } from './spelling';

test.each([
  ['Responsible for managing 3 shops', 'Managed 3 shops'],
  ['Responsible for the fleet', 'Managed the fleet'],
  ['I was responsible for stock', 'Managed stock'],
  ['Duties included filing and copying', 'Filed and copied'],
  ['Helped with stock', '[verb: what did you do yourself?] stock'],
  ['Bertanggung jawab atas gudang', 'Mengelola gudang'],
  ['Bertanggung jawab untuk mengelola stok', 'Mengelola stok'],
  ['Bertugas menyusun laporan', 'Menyusun laporan'],
  ['Membantu kasir setiap hari', '[kata kerja: apa yang Anda kerjakan sendiri?] kasir setiap hari'],
  ['Led a team', 'Led a team'],
])('opens with a verb: %s', (line, rewritten) => expect(openWithVerb(line, 'en')).toBe(rewritten));

test.each([
  ['Counted pallets.', 'Counted pallets, [number: how many or how often?]'],
  ['Mencatat hasil di gudang', 'Mencatat hasil di gudang, [angka: berapa banyak atau seberapa sering?]'],
])('asks for a number once, in the language of the line: %s', (line, rewritten) => {
  expect(askForNumber(line, 'en')).toBe(rewritten);
  expect(askForNumber(rewritten, 'en')).toBe(rewritten);
});

test.each([
  ['I led a team', 'Led a team'],
  ['I have cooked for 60 guests', 'Cooked for 60 guests'],
  ['Saya telah memimpin toko', 'Memimpin toko'],
  ['Sayanganku adalah kata', 'Sayanganku adalah kata'],
])('leaves out the person: %s', (line, rewritten) => expect(leaveOutPerson(line, 'en')).toBe(rewritten));

test.each([
  ['Manage a team of 4', 'Managed a team of 4'],
  ['Write reports', 'Wrote reports'],
  ['Plan the shifts', 'Planned the shifts'],
  ['Carry boxes', 'Carry boxes'],
  ['Memimpin tim', 'Memimpin tim'],
])('puts the verb in the past: %s', (line, rewritten) => expect(putInPast(line, 'en')).toBe(rewritten));

test.each([
  ['Staf, 2010 – 2014', 'en', 'Staf, [month] 2010 – [month] 2014'],
  ['Staf di gudang, 2014 - sekarang', 'en', 'Staf di gudang, [bulan] 2014 - sekarang'],
] as const)('leaves months to fill in: %s', (line, language, rewritten) =>
  expect(addMonths(line, language)).toBe(rewritten),
);

test('splits a long line at a full stop, or at a conjunction near its middle', () => {
  expect(splitLine('Counted pallets in hall 4. reported differences.', 'en')).toBe(
    'Counted pallets in hall 4\nReported differences.',
  );
  const [left, right] = ['Counted pallets '.repeat(6).trim(), 'reported differences '.repeat(6).trim()];
  expect(splitLine(`${left} and ${right}`, 'en')).toBe(`${left}\nR${right.slice(1)}`);
});

test('corrects words and months, and nothing else', () => {
  expect(correcting(misspellings)('Teachr with experiance', 'en')).toBe('Teacher with experience');
  expect(correcting(misspelledMonths)('Febuari 2011', 'id')).toBe('Februari 2011');
  expect(leaveOutRest('Reporting, etc.', 'en')).toBe('Reporting');
  expect(leaveOutRest('Excel, Word, dan lain-lain', 'id')).toBe('Excel, Word');
});
