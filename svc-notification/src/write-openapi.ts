import { writeFile } from 'node:fs/promises';
import { createNotificationOpenApi } from './entry-points/http/openapi';

await writeFile('openapi.json', `${JSON.stringify(createNotificationOpenApi(), null, 2)}\n`);
