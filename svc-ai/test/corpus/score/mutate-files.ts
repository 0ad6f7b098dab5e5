// Changes each document in many ways and prints what the rules lost and invented in all: node mutate-files.js COUNT FILE...
// COUNT is how often each kind of change is made on each file. All are read in this process, so files must be trusted.
import { readFile } from 'node:fs/promises';
import { decodeText } from '@sabi/cv/decode-text';
import { cvExtension } from '@sabi/contracts/profile/cv-file';
import { toPlainDocument } from '@sabi/cv-rules/document-text';
import { inventedValues, lostLines, mutations, numbersFrom } from '@sabi/cv-rules/testing/nothing-vanishes';
import { readDocument } from '../../../src/engines/extraction/read-document';
import { imageTimeout } from '../../../src/integrations/text-extraction/image-timeout';

const [count, ...paths] = process.argv.slice(2);
const lost: string[] = [];
const invented: string[] = [];
let documents = 0;

async function readLines(path: string) {
  const bytes = await readFile(path);
  const format = cvExtension(path);
  return (format ? await readDocument(format, bytes, imageTimeout) : toPlainDocument(decodeText(bytes) ?? ''))
    .lines;
}

for (const path of paths) {
  const lines = await readLines(path);
  const changed = Object.entries(mutations).flatMap(([name, change]) =>
    Array.from({ length: Number(count) }, (_none, seed) => ({
      name: `${name} ${seed}`,
      lines: change(lines, numbersFrom(seed)),
    })),
  );
  for (const document of [{ name: 'unchanged', lines }, ...changed]) {
    documents += 1;
    lost.push(...lostLines(document.lines).map((text) => `${path} ${document.name}: ${text}`));
    invented.push(...inventedValues(document.lines).map((text) => `${path} ${document.name}: ${text}`));
  }
}
console.log(JSON.stringify({ documents, lost, invented }));
