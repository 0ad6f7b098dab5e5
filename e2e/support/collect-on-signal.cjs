// Loaded into processes of the product by NODE_OPTIONS (`held-memory.ts`, `npm run soak`): on SIGUSR2 a process collects its garbage and
// writes down what it cannot let go. What a process takes from the machine says little of that: V8 lets a heap grow for as
// long as there is room, and gives pages back late.
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
