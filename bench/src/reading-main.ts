// `npm run bench -w svc-ai`; with `-- 0.05` a twentieth of it, to see that it works
import { cpus } from 'node:os';
import { measureReading } from './reading';
import { measureQueue } from './reading-queue';

const share = Number(process.argv[2] ?? 1);
console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
console.log(await measureReading(share));
console.log(`\n${await measureQueue(Math.ceil(1000 * share))}`);
