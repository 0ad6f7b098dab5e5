// Loaded into processes of the product by NODE_OPTIONS (`held-memory.ts`, `npm run soak`): on SIGUSR2 a process collects garbage
// and reports its remaining memory. Resident memory does not show it, as V8 grows the heap while there is room, and returns pages
// late.
const { renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  const file = join(process.env.SOAK_FOLDER, `${process.pid}.bytes`);
  writeFileSync(`${file}.new`, String(heapUsed + external));
  renameSync(`${file}.new`, file); // renamed when complete, so that a reader never sees a part
});
