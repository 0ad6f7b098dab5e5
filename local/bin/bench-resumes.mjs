// `npm run bench:resumes`: builds changed workspaces, then writes profiles as PDFs and reads them back.
import { ensureBuilt, ensureInstalled, root, run, stopInWords } from './prepare.mjs';

stopInWords();

process.chdir(root);
await ensureInstalled();
await ensureBuilt();
await run(process.execPath, ['bench/dist/resume-main.js', ...process.argv.slice(2)]);
