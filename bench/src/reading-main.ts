// `npm run bench -w svc-ai`; with `-- 0.05` a twentieth of it, with `-- 0.05 queue` (`documents`, `streams`) of that part alone,
// with `-- 1 queue 4` a thousand CVs with four workers alone. Ends with code 1 when an aim was missed.
import { cpus } from 'node:os';
import { measureReading } from './cv-reading/reading';
import { measureQueue } from './cv-reading/reading-queue';
import { measureStreams } from './cv-reading/streams';
import { reportFindings } from './figures/findings';

const share = Number(process.argv[2] ?? 1);
const only = process.argv[3];
const workers = process.argv[4] === undefined ? undefined : Number(process.argv[4]);
const parts = {
  documents: () => measureReading(share),
  queue: () => measureQueue(Math.ceil(1000 * share), workers),
  streams: () => measureStreams(share),
};

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}`);
for (const [part, measure] of Object.entries(parts))
  if (only === undefined || only === part) {
    console.log();
    reportFindings(await measure());
  }
