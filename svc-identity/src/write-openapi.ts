import { writeFile } from 'node:fs/promises';
import { createIdentityOpenApi } from './entry-points/http/openapi';

await writeFile('openapi.json', `${JSON.stringify(createIdentityOpenApi(), null, 2)}\n`);
