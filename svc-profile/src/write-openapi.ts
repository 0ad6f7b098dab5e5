import { writeFile } from 'node:fs/promises';
import { createProfileOpenApi } from './entry-points/http/openapi';

await writeFile('openapi.json', `${JSON.stringify(createProfileOpenApi(), null, 2)}\n`);
