// `npm run bench -w svc-ai`; with `-- 0.05` a twentieth of it, with `-- 0.05 queue` (`documents`, `streams`) of that part alone
import { cpus } from 'node:os';
import { measureReading } from './reading';
import { measureQueue } from './reading-queue';
import { measureStreams } from './streams';

const share = Number(process.argv[2] ?? 1);
const only = process.argv[3];
const parts = {
  documents: () => measureReading(share),
  queue: () => measureQueue(Math.ceil(1000 * share)),
  streams: () => measureStreams(share),
};

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}`);
for (const [part, measure] of Object.entries(parts))
  if (only === undefined || only === part) console.log(`\n${await measure()}`);
