import { writeOpenApi } from '@sabi/service-kit/write-openapi';
import { createPlatformOpenApi } from './entry-points/http/openapi';

await writeOpenApi(createPlatformOpenApi());
