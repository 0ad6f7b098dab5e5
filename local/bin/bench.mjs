// `npm run bench`: builds changed workspaces, then measures.
import { ensureBuilt, ensureInstalled, root, run, stopInWords } from './prepare.mjs';

stopInWords();

process.chdir(root);
await ensureInstalled();
await ensureBuilt();
await run(process.execPath, ['bench/dist/main.js']);
