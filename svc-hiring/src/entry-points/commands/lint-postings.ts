// Prints the rules' findings about postings as JSON: npm run --silent lint-postings -w svc-hiring --
// FILE.json
// Needs no service, key or network. Exit code 2 when the file is no list of postings.
import { lintPostings } from '@sabi/posting-rules';
import { runCommandLine } from '@sabi/service-kit/command-line';
import { readPostingsFile } from './read-postings-file';

await runCommandLine({
  usage: `npm run --silent lint-postings -w svc-hiring -- FILE.json

  prints what the rules find in the postings of a file, as JSON; needs no settings`,
  work: async () => {
    console.log(JSON.stringify(lintPostings(await readPostingsFile(process.argv[2])), null, 2));
  },
});
