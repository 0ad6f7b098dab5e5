// `npm run bench:job-board`: the search for jobs through gateway and svc-hiring on a real OpenSearch, with 100,000 stored jobs and 60 s
// of load; `-- 5000 10` for 5,000 jobs and 10 s. Ends with code 1 when an aim was missed.
import { cpus } from 'node:os';
import { reportFindings } from './figures/findings';
import { measureJobBoard } from './job-search/job-board';

const [postings = 100_000, seconds = 60] = process.argv.slice(2).map(Number);
console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
reportFindings(await measureJobBoard({ postings, seconds }));
