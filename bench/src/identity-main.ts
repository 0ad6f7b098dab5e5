// `npm run bench -w svc-identity`; with GOTRUE_URL also that server, in turn with ours
import { cpus } from 'node:os';
import { measureIdentity } from './identity';

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
console.log(await measureIdentity(process.env['GOTRUE_URL']));
