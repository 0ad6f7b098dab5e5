import { writeOpenApi } from '@sabi/service-kit/write-openapi';
import { createAiOpenApi } from './entry-points/http/openapi';

await writeOpenApi(createAiOpenApi());
