// `npm run bench -w svc-billing`; `-- 5` for five seconds of each load. Ends with code 1 when an aim was missed.
import { cpus } from 'node:os';
import { measureBilling } from './billing/billing';
import { reportFindings } from './figures/findings';

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
const [seconds] = process.argv.slice(2).map(Number);
reportFindings(await measureBilling(seconds));
