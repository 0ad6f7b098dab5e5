import { availabilityNoticeRoutes } from '@sabi/contracts/http/availability-notices';
import { billingRoutes } from '@sabi/contracts/http/billing';
import { entitlementRoutes } from '@sabi/contracts/http/entitlements';
import { orderPreviewRoutes } from '@sabi/contracts/http/order-previews';
import { orderRoutes } from '@sabi/contracts/http/orders';
import { paymentHistoryRoutes } from '@sabi/contracts/http/payment-history';
import { parkedPaymentRoutes } from '@sabi/contracts/http/parked-payments';
import { receiptRoutes } from '@sabi/contracts/http/receipts';
import { serviceRequestRoutes } from '@sabi/contracts/http/service-requests';
import type { Route } from '@sabi/contracts/http/route';

/** Every route of the service. */
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
