import { createOpenApiDocument } from '@sabi/service-kit/openapi';
import { allRoutes } from './all-routes';

export const createProfileOpenApi = () =>
  createOpenApiDocument({ title: 'svc-profile', version: '1.0.0' }, allRoutes);
