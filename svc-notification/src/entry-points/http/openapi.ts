import { createOpenApiDocument } from '@sabi/service-kit/openapi';
import { allRoutes } from './all-routes';

export const createNotificationOpenApi = () =>
  createOpenApiDocument({ title: 'svc-notification', version: '1.0.0' }, allRoutes);
