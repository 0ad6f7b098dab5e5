// `npm run demo-codes`: current authenticator codes of the demonstration staff.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, Stopped, stopInWords } from './prepare.mjs';

stopInWords();
const program = join(root, 'local/dist/demo-codes.js');
if (!existsSync(program)) throw new Stopped('There are no codes before the first start: npm start');
process.chdir(root);
await import(program);
