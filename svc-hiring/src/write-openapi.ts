import { writeFile } from 'node:fs/promises';
import { createHiringOpenApi } from './entry-points/http/openapi';

await writeFile('openapi.json', `${JSON.stringify(createHiringOpenApi(), null, 2)}\n`);
