import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toPlainDocument } from '../src/document-text';
import { parseCv } from '../src/parse-cv';
import { differences, type Expected } from './support/differences';

// One folder for each kind of fault, a text and what is right in it by case. Rules are written with the cases of the
// tuning set in view; those held back show whether they hold for others.
const folder = join(__dirname, 'cases');

interface Case {
  readonly set: 'tuning' | 'held-back';
  readonly cv: Expected;
}

const cases = readdirSync(folder).flatMap((kind) =>
  readdirSync(join(folder, kind))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => join(kind, file.slice(0, -'.txt'.length))),
);

test.each(cases)('%s', (name) => {
  const { cv } = JSON.parse(readFileSync(join(folder, `${name}.expected.json`), 'utf8')) as Case;
  const { lines } = toPlainDocument(readFileSync(join(folder, `${name}.txt`), 'utf8'));
  expect(differences(cv, parseCv(lines))).toEqual([]);
});
