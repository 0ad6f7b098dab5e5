import { writeOpenApi } from '@sabi/service-kit/write-openapi';
import { createProfileOpenApi } from './entry-points/http/openapi';

await writeOpenApi(createProfileOpenApi());
