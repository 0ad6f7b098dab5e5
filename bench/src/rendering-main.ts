// `npm run bench:rendering`: answers to visitors under more page requests than can be rendered, and while render workers
// are killed. `-- 10` for ten seconds of each. Ends with code 1 when an empty page was sent with 200.
import { cpus } from 'node:os';
import { reportFindings } from './figures/findings';
import { measureRendering } from './rendering/rendering';

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
const [seconds = '120'] = process.argv.slice(2);
reportFindings(await measureRendering(Number(seconds)));
