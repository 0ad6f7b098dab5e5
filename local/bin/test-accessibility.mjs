// `npm run test:accessibility`: builds changed workspaces, then checks every screen of the site in both languages at every width.
// Arguments select some: `npm run test:accessibility -- --grep staff`.
import { ensureBuilt, ensureInstalled, exitCodeOf, root, stopInWords } from './prepare.mjs';

stopInWords();

process.chdir(root);
await ensureInstalled();
await ensureBuilt();
const project = ['--config', 'e2e/playwright.config.ts', '--project=accessibility'];
process.exitCode = await exitCodeOf('playwright', ['test', ...project, ...process.argv.slice(2)]);
