import { createPaymentRoute, getOrderRoute, listOrdersRoute } from '@sabi/contracts/http/billing/orders';
import { preferredLanguage } from '@sabi/contracts/language';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { storeContact } from '../../domain/contacts/store-contact';
import { assertMayOrder } from '../../domain/orders/assert-may-order';
import { createPayment } from '../../domain/checkout/create-payment';
import { getOrder } from '../../domain/orders/get-order';
import { listOrders } from '../../domain/orders/list-orders';

export function mountOrderRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    createPaymentRoute,
    async ({ principal, body, request }) => {
      await assertMayOrder(principal, dependencies);
      const language = preferredLanguage(request.get('accept-language'));
      await storeContact({ principal, language }, dependencies);
      const { userId } = principal;
      return answer(200, await createPayment({ userId, request: body, language }, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    listOrdersRoute,
    async ({ principal: { userId }, query: { after } }) =>
      answer(200, await listOrders({ userId, after, now: dependencies.now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    getOrderRoute,
    async ({ principal: { userId }, params: { orderId } }) =>
      answer(200, await getOrder({ userId, orderId, now: dependencies.now() }, dependencies)),
    authentication,
  );
}
