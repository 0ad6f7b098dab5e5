import { platformRoutes } from '@sabi/contracts/http/platform';
import { createOpenApiDocument } from '@sabi/service-kit/openapi';

export const createPlatformOpenApi = () =>
  createOpenApiDocument({ title: 'gateway', version: '1.0.0' }, platformRoutes);
