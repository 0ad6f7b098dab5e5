import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withRun } from '../../src/run/with-run';

/**
 * A run as small as it gets: a program in a group of its own, as the platform is, starts another such one and goes on writing
 * files where temporary ones belong, deaf to SIGTERM.
 * Arguments: the file of the record, and how it ends: `finishes`, `throws` or `waits`.
 */
const program = `
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  const { tmpdir } = require('node:os');
  process.on('SIGTERM', () => {});
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  setInterval(() => writeFileSync(tmpdir() + '/data', String(Date.now())), 5);
`;

const [recordFile = '', ending] = process.argv.slice(2);
await withRun({ recordFile, farewell: 'Kept.' }, async (folder) => {
  spawn(process.execPath, ['-e', program], { detached: true, stdio: 'ignore' });
  while (!existsSync(join(tmpdir(), 'data'))) await delay(10);
  console.log(folder);
  if (ending === 'throws') throw new Error('it broke');
  if (ending === 'waits') await delay(600_000);
});
process.exit(); // as the command does
