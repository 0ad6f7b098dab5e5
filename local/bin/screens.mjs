// `npm run screens`: builds changed workspaces, takes pictures of every page for every kind of visitor into docs/screens, and
// prints what differs from the last set and what it measures. Options select: `npm run screens -- --role talent --width 360
// --route /dashboard --language id --theme dark`; lists are written with commas.
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, exitCodeOf, root, stopInWords } from './prepare.mjs';

stopInWords();

const option = /** @type {const} */ ({ type: 'string' });
const { values } = parseArgs({
  options: { role: option, width: option, language: option, theme: option, route: option },
});
process.chdir(root);
await ensureInstalled();
await ensureBuilt();
const selection = Object.entries(values).map(([name, value]) => [`SCREENS_${name.toUpperCase()}`, value]);
process.exitCode = await exitCodeOf(
  'playwright',
  ['test', '--config', 'e2e/screens.config.ts'],
  Object.fromEntries(selection),
);
