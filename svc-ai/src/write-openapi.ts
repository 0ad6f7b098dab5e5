import { writeFile } from 'node:fs/promises';
import { createAiOpenApi } from './entry-points/http/openapi';

await writeFile('openapi.json', `${JSON.stringify(createAiOpenApi(), null, 2)}\n`);
