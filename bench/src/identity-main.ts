// `npm run bench -w svc-identity`
import { cpus } from 'node:os';
import { measureIdentity } from './identity';

console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
console.log(await measureIdentity());
