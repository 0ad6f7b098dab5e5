// `npm start`: checks the settings, installs, builds changed workspaces and starts the whole platform in this process.
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';
import { checkStart } from './starting/check-start.mjs';

const builtMain = new URL('../dist/main.js', import.meta.url).href;

process.chdir(root);
try {
  await checkStart();
  await ensureInstalled();
  await ensureBuilt();
  process.env['NODE_ENV'] ??= 'production';
  await import(builtMain);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
