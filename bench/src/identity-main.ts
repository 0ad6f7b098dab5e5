// `npm run bench -w svc-identity`; with REFERENCE_BINARY and REFERENCE_DATABASE_URL also that server, in turn with ours.
import { cpus } from 'node:os';
import { measureIdentity } from './identity/identity';

const { REFERENCE_BINARY: binary, REFERENCE_DATABASE_URL: databaseUrl } = process.env;
console.log(`Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}\n`);
console.log(await measureIdentity(binary && databaseUrl ? { binary, databaseUrl } : undefined));
