import {
  createVoucherRoute,
  listDeliveriesRoute,
  listReconciliationsRoute,
  refundOrderRoute,
  replayDeliveryRoute,
} from '@sabi/contracts/http/billing/orders';
import { acceptDeliveryRoute, settleDeliveryRoute } from '@sabi/contracts/http/billing/parked-payments';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { refundOrder } from '../../domain/payments/refund-order';
import { acceptDelivery } from '../../domain/payments/accept-delivery';
import { listDeliveries } from '../../domain/payments/list-deliveries';
import { listReconciliations } from '../../domain/payments/list-reconciliations';
import { replayDelivery } from '../../domain/payments/replay-delivery';
import { settleDelivery } from '../../domain/payments/settle-delivery';
import { createVoucher } from '../../domain/vouchers/create-voucher';

export function mountStaffRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    createVoucherRoute,
    async ({ body: voucher, staff }) => answer(201, await createVoucher({ voucher, staff }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    refundOrderRoute,
    async ({ params: { orderId }, body: { reason }, staff }) =>
      answer(200, await refundOrder({ orderId, reason, staff }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    listDeliveriesRoute,
    async ({ query: { state, after } }) => answer(200, await listDeliveries({ state, after }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    replayDeliveryRoute,
    async ({ params: { deliveryId }, staff }) =>
      answer(202, await replayDelivery({ deliveryId, staff }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    acceptDeliveryRoute,
    async ({ params: { deliveryId }, body: { note }, staff }) =>
      answer(202, await acceptDelivery({ deliveryId, note, staff }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    settleDeliveryRoute,
    async ({ params: { deliveryId }, body: { note }, staff }) =>
      answer(200, await settleDelivery({ deliveryId, note, staff }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    listReconciliationsRoute,
    async () => answer(200, { reconciliations: await listReconciliations(dependencies) }),
    authentication,
  );
}
