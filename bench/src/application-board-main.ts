// `npm run bench:board`: a job's board with 2,000 applications in Chromium, with everything behind it: first cards, scrolling, moves by
// keys, 500 moved and undone, changes of another member. Ends with code 1 when an aim was missed.
import { cpus } from 'node:os';
import { measureBoard } from './application-board/measure-board';
import { reportFindings } from './figures/findings';

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
reportFindings(await measureBoard());
