import { accountExportRoutes } from '@sabi/contracts/http/account-export';
import { platformRoutes } from '@sabi/contracts/http/platform';
import { createOpenApiDocument } from '@sabi/service-kit/openapi';

export const createPlatformOpenApi = () =>
  createOpenApiDocument({ title: 'gateway', version: '1.0.0' }, [...platformRoutes, ...accountExportRoutes]);
