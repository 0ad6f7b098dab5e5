// `npm run compatibility -- mf-blog`: builds changed workspaces, then tries remotes on shells in a browser, in this process.
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

const builtMain = new URL('../../operations/compatibility/dist/matrix.js', import.meta.url).href;

const caller = process.ppid;

process.chdir(root);
try {
  await ensureInstalled();
  await ensureBuilt();
  if (process.ppid !== caller) throw new Error('npm was ended.');
  await import(builtMain);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 3;
}
