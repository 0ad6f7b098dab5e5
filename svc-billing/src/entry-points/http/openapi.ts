import { billingRoutes } from '@sabi/contracts/http/billing';
import { entitlementRoutes } from '@sabi/contracts/http/entitlements';
import { createOpenApiDocument } from '@sabi/service-kit/openapi';

export const createBillingOpenApi = () =>
  createOpenApiDocument({ title: 'svc-billing', version: '1.0.0' }, [...billingRoutes, ...entitlementRoutes]);
