// Prints the text of a PDF. A separate process, because the reader needs real ES modules.
import { readFile } from 'node:fs/promises';
import { extractText } from 'unpdf';

const { text } = await extractText(new Uint8Array(await readFile(process.argv[2] ?? '')), {
  mergePages: false,
});
process.stdout.write(text.join('\n\n'));
