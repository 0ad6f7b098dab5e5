import { writeFile } from 'node:fs/promises';
import { createPlatformOpenApi } from './entry-points/http/openapi';

await writeFile('openapi.json', `${JSON.stringify(createPlatformOpenApi(), null, 2)}\n`);
