// Prints the rules' findings about postings as JSON: npm run --silent lint-postings -w svc-hiring --
// FILE.json
// Needs no service, key or network. Exit code 2 when the file is no list of postings.
import { lintPostings } from '@sabi/posting-rules';
import { PostingsFileInvalid, readPostingsFile } from './read-postings-file';

try {
  console.log(JSON.stringify(lintPostings(await readPostingsFile(process.argv[2])), null, 2));
} catch (error) {
  if (!(error instanceof PostingsFileInvalid)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
