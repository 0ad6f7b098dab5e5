import { writtenWord } from './spoken-word';
import { stemsOf } from './terms';

const written = new Set(
  ['kirimkan', 'siap', 'lamar', 'dapat', 'simpan', 'tulis', 'kerja', 'cari'].flatMap(stemsOf),
);
const isKnown = (stem: string) => written.has(stem);

test.each([
  ['kirimin', 'kirimkan'],
  ['ngelamar', 'lamar'],
  ['dapet', 'dapat'],
  ['nyimpen', 'simpan'],
  ['nulis', 'tulis'],
  ['nyari', 'cari'],
  ['kerja2', 'kerja'],
])('%s is a spoken form of %s', (spoken, word) => {
  expect(stemsOf(writtenWord(spoken, isKnown))).toEqual(stemsOf(word));
});

test.each(['lamar', 'bonsai', 'internet'])('%s stays as it is', (word) => {
  expect(writtenWord(word, isKnown)).toBe(word);
});
