// Prints what the rules find in a file of postings, as JSON. Usage: lint-postings FILE.json
import { readFileSync } from 'node:fs';
import { lintPostings } from '../import/lint-postings';

const [, , file] = process.argv;
const content: unknown = file ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
if (Array.isArray(content)) console.log(JSON.stringify(lintPostings(content), null, 2));
else {
  console.error('Usage: lint-postings FILE.json (an array of postings)');
  process.exitCode = 2;
}
