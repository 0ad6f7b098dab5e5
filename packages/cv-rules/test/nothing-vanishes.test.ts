import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { toPlainDocument } from '../src/document-text';
import { inventedValues, lostLines, mutations, numbersFrom } from '../src/testing/nothing-vanishes';

const folders = [join(__dirname, 'cases'), join(__dirname, '../../../svc-ai/test/corpus/files')];
const documents = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => toPlainDocument(readFileSync(join(folder, file), 'utf8')).lines),
);

test('every line of work and education is in an entry or listed, and every value stands in the text', () => {
  for (const lines of documents) {
    expect(lostLines(lines)).toEqual([]);
    expect(inventedValues(lines)).toEqual([]);
  }
});

test.each(Object.keys(mutations))('and so it is in texts changed by %s', (name) => {
  const change = mutations[name];
  if (!change) throw new Error(`There is no mutation ${name}`);
  fc.assert(
    fc.property(fc.nat(documents.length - 1), fc.nat(), (index, seed) => {
      const lines = change(documents[index] ?? [], numbersFrom(seed));
      expect(lostLines(lines)).toEqual([]);
      expect(inventedValues(lines)).toEqual([]);
    }),
    { numRuns: 15, seed: 29 },
  );
});
