// `npm run bench:application-growth`: requests and storage of svc-hiring with 10,000 and 100,000 applications, and the operations on
// the database that each request makes. `-- 1000000 10`: up to a million, ten seconds of each load. Ends with code 1 where a
// query does not go by an index.
import { cpus } from 'node:os';
import { measureApplicationGrowth } from './applications/application-growth';
import { reportFindings } from './figures/findings';

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
const [most = 100_000, seconds = 10] = process.argv.slice(2).map(Number);
const counts = [10_000, 100_000, most].filter((count) => count <= most);
reportFindings(await measureApplicationGrowth({ counts: [...new Set(counts)], seconds }));
