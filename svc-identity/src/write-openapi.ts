import { writeOpenApi } from '@sabi/service-kit/write-openapi';
import { createIdentityOpenApi } from './entry-points/http/openapi';

await writeOpenApi(createIdentityOpenApi());
