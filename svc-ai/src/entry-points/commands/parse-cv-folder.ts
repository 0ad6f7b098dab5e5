// Parses each PDF of a folder by rules: node dist/entry-points/commands/parse-cv-folder.js FOLDER. Prints a
// line of JSON for 0.pdf, 1.pdf and so on: `whole` uses the attachment, `text` only the text. For
// measurements with trusted files, which are read in this process.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommandLine } from '@sabi/service-kit/command-line';
import { readDocument } from '../../engines/extraction/read-document';
import { preferEmbedded } from '../../integrations/cv-parsers/embedded-cv-parser';
import { imageTimeout } from '../../integrations/text-extraction/image-timeout';
import { createRulesCvParser } from '../../integrations/cv-parsers/rules-cv-parser';

const never = new AbortController().signal;
const rules = createRulesCvParser();
const parser = preferEmbedded(rules);

await runCommandLine({
  usage: `node dist/entry-points/commands/parse-cv-folder.js FOLDER

  parses 0.pdf, 1.pdf and so on of a folder by rules, and prints a line of JSON for each`,
  work: async () => {
    const [folder = '.'] = process.argv.slice(2);
    const count = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).length;
    for (let index = 0; index < count; index += 1) {
      const document = await readDocument('pdf', await readFile(join(folder, `${index}.pdf`)), imageTimeout);
      const { cv: whole } = await parser.parse(document, never);
      const { cv: text } = await rules.parse(document, never);
      console.log(JSON.stringify({ whole, text }));
    }
  },
});
