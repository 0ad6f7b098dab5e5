import { createOpenApiDocument } from '@sabi/service-kit/openapi';
import { allRoutes } from './all-routes';

export const createBillingOpenApi = () =>
  createOpenApiDocument({ title: 'svc-billing', version: '1.0.0' }, allRoutes);
