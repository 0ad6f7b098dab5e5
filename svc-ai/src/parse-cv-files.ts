// Prints what the rules read in each PDF of a folder: node dist/parse-cv-files.js FOLDER. A line of JSON for each of 0.pdf,
// 1.pdf and so on: `whole` by all that lies in the file, `text` from its text alone. For measurements: everything is read in
// this process, so the files must be our own.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDocument } from './engines/extraction/read-document';
import { preferEmbedded } from './parsing/embedded-cv-parser';
import { createRulesCvParser } from './parsing/rules-cv-parser';

const never = new AbortController().signal;
const rules = createRulesCvParser();
const parser = preferEmbedded(rules);

const [folder = '.'] = process.argv.slice(2);
const count = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).length;
for (let index = 0; index < count; index += 1) {
  const document = await readDocument('pdf', await readFile(join(folder, `${index}.pdf`)));
  const { cv: whole } = await parser.parse(document, never);
  const { cv: text } = await rules.parse(document, never);
  console.log(JSON.stringify({ whole, text }));
}
