import {
  checkEntitlementRoute,
  consumeEntitlementRoute,
  consumeForStaffRoute,
  findLedgerDriftRoute,
  getPlanUsageRoute,
  listBalancesForStaffRoute,
  listBalancesRoute,
  listLedgerForStaffRoute,
  listLedgerRoute,
  listSubscriptionsRoute,
} from '@sabi/contracts/http/billing/entitlements';
import { preferredLanguage } from '@sabi/contracts/language';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { storeContact } from '../../domain/contacts/store-contact';
import { checkEntitlement } from '../../domain/entitlements/check-entitlement';
import { consumeEntitlement } from '../../domain/entitlements/consume-entitlement';
import { consumeForStaff } from '../../domain/entitlements/consume-for-staff';
import { findDrift } from '../../domain/entitlements/find-drift';
import { viewBalances, viewLedger } from '../../domain/entitlements/view-ledger';
import { listSubscriptions } from '../../domain/subscriptions/list-subscriptions';
import { viewPlan } from '../../domain/entitlements/view-plan';

export function mountEntitlementRoutes(router: Router, dependencies: Dependencies): void {
  mountPlanRoutes(router, dependencies);
  mountOwnRoutes(router, dependencies);
  mountStaffRoutes(router, dependencies);
}

function mountPlanRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    getPlanUsageRoute,
    async ({ principal, request, response }) => {
      forOneAccount(response);
      const language = preferredLanguage(request.get('accept-language'));
      await storeContact({ principal, language }, dependencies);
      return answer(200, await viewPlan({ userId: principal.userId, now: dependencies.now() }, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    listSubscriptionsRoute,
    async ({ principal: { userId }, query, response }) => {
      forOneAccount(response);
      const listing = { userId, status: query.status, limit: query.limit, now: dependencies.now() };
      return answer(200, { subscriptions: await listSubscriptions(listing, dependencies) });
    },
    authentication,
  );
}

function mountOwnRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    listBalancesRoute,
    async ({ principal: { userId }, response }) => {
      forOneAccount(response);
      return answer(200, { balances: await viewBalances({ userId, now: dependencies.now() }, dependencies) });
    },
    authentication,
  );
  mountRoute(
    router,
    checkEntitlementRoute,
    async ({ principal: { userId }, query, response }) => {
      forOneAccount(response);
      return answer(200, await checkEntitlement({ userId, ...query, now: dependencies.now() }, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    consumeEntitlementRoute,
    async ({ principal: { userId }, body: request }) =>
      answer(200, await consumeEntitlement({ userId, request, now: dependencies.now() }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    listLedgerRoute,
    async ({ principal: { userId }, query, response }) => {
      forOneAccount(response);
      return answer(200, await viewLedger({ userId, before: query.before }, dependencies));
    },
    authentication,
  );
}

function mountStaffRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication, logger } = dependencies;
  mountRoute(
    router,
    listBalancesForStaffRoute,
    async ({ params: { userId }, response }) => {
      forOneAccount(response);
      return answer(200, { balances: await viewBalances({ userId, now: dependencies.now() }, dependencies) });
    },
    authentication,
  );
  mountRoute(
    router,
    consumeForStaffRoute,
    async ({ params: { userId }, body: request, staff }) => {
      const consumption = await consumeForStaff(
        { userId, request, staff, now: dependencies.now() },
        dependencies,
      );
      const staffId = staff.subject ?? staff.role;
      logger.info({ user_id: userId, staff_id: staffId, kind: request.kind }, 'entitlement.used.by-staff');
      return answer(200, consumption);
    },
    authentication,
  );
  mountRoute(
    router,
    listLedgerForStaffRoute,
    async ({ params: { userId }, query, response }) => {
      forOneAccount(response);
      return answer(200, await viewLedger({ userId, before: query.before }, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    findLedgerDriftRoute,
    async ({ query, response }) => {
      forOneAccount(response);
      return answer(200, await findDrift({ after: query.after ?? null }, dependencies));
    },
    authentication,
  );
}

/** Keeps personal responses out of shared caches. */
function forOneAccount(response: Response): void {
  response.setHeader('Cache-Control', 'private, no-store');
}
