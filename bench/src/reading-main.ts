// `npm run bench -w svc-ai`; with `-- 0.05` a twentieth of it, with `-- 0.05 queue` (or `documents`) of that part alone
import { cpus } from 'node:os';
import { measureReading } from './reading';
import { measureQueue } from './reading-queue';

const share = Number(process.argv[2] ?? 1);
const part = process.argv[3];
console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
if (part !== 'queue') console.log(await measureReading(share));
if (part !== 'documents') console.log(`\n${await measureQueue(Math.ceil(1000 * share))}`);
