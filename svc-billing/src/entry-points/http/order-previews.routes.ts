import { listPlanOutcomesRoute, previewVoucherRoute } from '@sabi/contracts/http/billing/order-previews';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { assertMayOrder } from '../../domain/orders/assert-may-order';
import { previewPlans } from '../../domain/subscriptions/preview-plans';
import { previewVoucher } from '../../domain/vouchers/preview-voucher';

export function mountOrderPreviewRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    previewVoucherRoute,
    async ({ principal, body: { voucherCode: code } }) => {
      await assertMayOrder(principal, dependencies);
      const { userId } = principal;
      return answer(200, await previewVoucher({ userId, code, now: dependencies.now() }, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    listPlanOutcomesRoute,
    async ({ principal }) => {
      await assertMayOrder(principal, dependencies);
      const { userId } = principal;
      const outcomes = await previewPlans({ userId, now: dependencies.now() }, dependencies);
      return answer(200, { outcomes });
    },
    authentication,
  );
}
