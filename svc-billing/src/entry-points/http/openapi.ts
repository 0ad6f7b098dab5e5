import { billingRoutes } from '@sabi/contracts/http/billing';
import { entitlementRoutes } from '@sabi/contracts/http/entitlements';
import { receiptRoutes } from '@sabi/contracts/http/receipts';
import { createOpenApiDocument } from '@sabi/service-kit/openapi';

export const createBillingOpenApi = () =>
  createOpenApiDocument({ title: 'svc-billing', version: '1.0.0' }, [
    ...billingRoutes,
    ...entitlementRoutes,
    ...receiptRoutes,
  ]);
