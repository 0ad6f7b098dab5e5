// `npm run bench -w svc-billing`; `-- 5` for five seconds of each load
import { cpus } from 'node:os';
import { measureBilling } from './billing';

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
const [seconds] = process.argv.slice(2).map(Number);
console.log(await measureBilling(seconds));
