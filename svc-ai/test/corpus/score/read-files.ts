// Prints the rules' reading of each file as a line of JSON: node read-files.js FILE... All are read in this
// process to save time, so files must be trusted.
import { readFile } from 'node:fs/promises';
import { decodeText } from '@sabi/cv/decode-text';
import { cvExtension } from '@sabi/contracts/profile/cv-file';
import { toPlainDocument } from '@sabi/cv-rules/document-text';
import { readDocument } from '../../../src/engines/extraction/read-document';
import { preferEmbedded } from '../../../src/integrations/cv-parsers/embedded-cv-parser';
import { createRulesCvParser } from '../../../src/integrations/cv-parsers/rules-cv-parser';
import { imageTimeout } from '../../../src/integrations/text-extraction/image-timeout';

const never = new AbortController().signal;
const parser = preferEmbedded(createRulesCvParser());

async function readCv(path: string) {
  const bytes = await readFile(path);
  const format = cvExtension(path);
  const document = format
    ? await readDocument(format, bytes, imageTimeout)
    : toPlainDocument(decodeText(bytes) ?? '');
  return (await parser.parse(document, never)).cv;
}

for (const path of process.argv.slice(2)) {
  const cv = await readCv(path).catch(() => null);
  console.log(JSON.stringify(cv));
}
