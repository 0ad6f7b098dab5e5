// `npm run soak -- --minutes 30`: builds changed workspaces, then puts the whole product under load and watches its
// memory.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, exitCodeOf, root, stopInWords, Stopped } from './prepare.mjs';

stopInWords();

const { minutes } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } }).values;
if (!(Number(minutes) > 0)) throw new Stopped('--minutes takes a number of minutes');

process.chdir(root);
await ensureInstalled();
await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'sabi-soak-'));
const suite = ['--config', 'e2e/playwright.config.ts', '--project=site', 'site-soak'];
process.exitCode = await exitCodeOf('playwright', ['test', ...suite], {
  RESILIENCE: 'full',
  SOAK_MINUTES: minutes,
  // Inherited by the processes of the product.
  NODE_OPTIONS: `--require ${join(root, 'e2e/support/collect-on-signal.cjs')}`,
  SOAK_FOLDER: folder,
});
rmSync(folder, { recursive: true, force: true });
