// `npm start`: installs, builds changed workspaces and starts the whole platform in this process.
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

const builtMain = new URL('../dist/main.js', import.meta.url).href;

process.chdir(root);
try {
  await ensureInstalled();
  await ensureBuilt();
  process.env['NODE_ENV'] ??= 'production';
  await import(builtMain);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
