// `npm run bench:applications`: applying, lists, reading, moves and their notifications on svc-hiring and svc-notification with
// MongoDB and RabbitMQ, and the copy of an account with 300 applications. `-- 10`: ten seconds of each load. Ends with code 1 when an aim was missed.
import { cpus } from 'node:os';
import { measureApplications } from './applications/applications';
import { reportFindings } from './figures/findings';

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
const [seconds] = process.argv.slice(2).map(Number);
reportFindings(await measureApplications(seconds));
