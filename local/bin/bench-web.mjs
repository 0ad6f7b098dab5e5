// `npm run bench:web`: builds changed workspaces, then visits every public page with Lighthouse; arguments are passed on.
import { ensureBuilt, ensureInstalled, root, run, stopInWords } from './prepare.mjs';

stopInWords();

process.chdir(root);
await ensureInstalled();
await ensureBuilt();
try {
  await run(process.execPath, ['bench/dist/web-main.js', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
