import { writeOpenApi } from '@sabi/service-kit/write-openapi';
import { createBillingOpenApi } from './entry-points/http/openapi';

await writeOpenApi(createBillingOpenApi());
