import { writeFile } from 'node:fs/promises';
import { createBillingOpenApi } from './entry-points/http/openapi';

await writeFile('openapi.json', `${JSON.stringify(createBillingOpenApi(), null, 2)}\n`);
