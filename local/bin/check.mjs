// `npm run typecheck`, `lint`, `format:check`: one check of the whole repository, or of the given folders.
import { ensureInstalled, run, stopInWords, Stopped } from './prepare.mjs';
import { checks } from './testing/checks.mjs';

stopInWords();

const [, , name, ...folders] = process.argv;
const command = checks[/** @type {keyof typeof checks} */ (name)]?.(folders);
if (!command) throw new Stopped(`The checks are ${Object.keys(checks).join(', ')}`);
await ensureInstalled();
const [program, ...args] = command;
await run(program, args);
