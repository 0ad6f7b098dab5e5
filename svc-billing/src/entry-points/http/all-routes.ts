import { availabilityNoticeRoutes } from '@sabi/contracts/http/billing/availability-notices';
import { billingRoutes } from '@sabi/contracts/http/billing/catalogue';
import { entitlementRoutes } from '@sabi/contracts/http/billing/entitlements';
import { orderPreviewRoutes } from '@sabi/contracts/http/billing/order-previews';
import { orderRoutes } from '@sabi/contracts/http/billing/orders';
import { paymentHistoryRoutes } from '@sabi/contracts/http/billing/payment-history';
import { parkedPaymentRoutes } from '@sabi/contracts/http/billing/parked-payments';
import { receiptRoutes } from '@sabi/contracts/http/billing/receipts';
import { serviceRequestRoutes } from '@sabi/contracts/http/billing/service-requests';
import type { Route } from '@sabi/contracts/http/route';

export const allRoutes: readonly Route[] = [
  ...billingRoutes,
  ...orderRoutes,
  ...orderPreviewRoutes,
  ...parkedPaymentRoutes,
  ...entitlementRoutes,
  ...receiptRoutes,
  ...paymentHistoryRoutes,
  ...serviceRequestRoutes,
  ...availabilityNoticeRoutes,
];
