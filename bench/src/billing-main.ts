// `npm run bench -w svc-billing`
import { cpus } from 'node:os';
import { measureBilling } from './billing';

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
console.log(await measureBilling());
