import { billingRoutes } from '@sabi/contracts/http/billing';
import { createOpenApiDocument } from '@sabi/service-kit/openapi';

export const createBillingOpenApi = () =>
  createOpenApiDocument({ title: 'svc-billing', version: '1.0.0' }, billingRoutes);
