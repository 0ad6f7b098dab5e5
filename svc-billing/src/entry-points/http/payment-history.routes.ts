import {
  cancelOrderRoute,
  listHoldingsRoute,
  listPaymentsRoute,
  listStatementRoute,
} from '@sabi/contracts/http/billing/payment-history';
import { preferredLanguage } from '@sabi/contracts/language';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { viewHoldings } from '../../domain/entitlements/view-holdings';
import { viewStatement } from '../../domain/entitlements/view-statement';
import { cancelOrder } from '../../domain/checkout/cancel-order';
import { listPayments } from '../../domain/payment-history/list-payments';
import { viewPlan } from '../../domain/entitlements/view-plan';

export function mountPaymentHistoryRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    listPaymentsRoute,
    async ({ principal: { userId }, query: { after } }) =>
      answer(200, await listPayments({ userId, after, now: dependencies.now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    cancelOrderRoute,
    async ({ principal: { userId }, params: { orderId }, request }) => {
      const language = preferredLanguage(request.get('accept-language'));
      return answer(
        200,
        await cancelOrder({ userId, orderId, language, now: dependencies.now() }, dependencies),
      );
    },
    authentication,
  );
  mountRoute(
    router,
    listHoldingsRoute,
    async ({ principal: { userId } }) => {
      const asked = { userId, now: dependencies.now() };
      const { usage: _usage, ...plan } = await viewPlan(asked, dependencies);
      return answer(200, { plan, holdings: await viewHoldings(asked, dependencies) });
    },
    authentication,
  );
  mountRoute(
    router,
    listStatementRoute,
    async ({ principal: { userId }, query: { before } }) =>
      answer(200, await viewStatement({ userId, before, now: dependencies.now() }, dependencies)),
    authentication,
  );
}
