// `npm run bench:job-search`: the search for jobs on a real OpenSearch, with 100,000 generated postings and 60 s of load;
// `-- 5000 10` for 5,000 postings and 10 s. Before it the match of a profile with postings. Ends with code 1 when an aim was missed.
import { cpus } from 'node:os';
import { joinFindings, reportFindings } from './figures/findings';
import { measureJobSearch } from './job-search/job-search';
import { measurePostingMatch } from './job-search/posting-match';

const [postings = 100_000, seconds = 60] = process.argv.slice(2).map(Number);
console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
reportFindings(joinFindings([measurePostingMatch(), await measureJobSearch({ postings, seconds })]));
