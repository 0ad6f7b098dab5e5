import { createOpenApiDocument } from '@sabi/service-kit/openapi';
import { allRoutes } from './all-routes';

export const createHiringOpenApi = () =>
  createOpenApiDocument({ title: 'svc-hiring', version: '1.0.0' }, allRoutes);
