import { createOpenApiDocument } from '@sabi/service-kit/openapi';
import { allRoutes } from './all-routes';

export const createSampleOpenApi = () =>
  createOpenApiDocument({ title: 'svc-sample', version: '1.0.0' }, allRoutes);
