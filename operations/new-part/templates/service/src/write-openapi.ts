import { writeFile } from 'node:fs/promises';
import { createSampleOpenApi } from './entry-points/http/openapi';

await writeFile('openapi.json', `${JSON.stringify(createSampleOpenApi(), null, 2)}\n`);
