import {
  grantClaimRoute,
  listClaimsRoute,
  listOwnClaimsRoute,
  makeClaimRoute,
  refuseClaimRoute,
  withdrawClaimRoute,
} from '@sabi/contracts/http/hiring/claims';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { decideClaim } from '../../domain/claims/decide-claim';
import { listClaims } from '../../domain/claims/list-claims';
import { listOwnClaims } from '../../domain/claims/list-own-claims';
import { makeClaim } from '../../domain/claims/make-claim';
import { withdrawClaim } from '../../domain/claims/withdraw-claim';
import { mountCompanyRoute } from './mount-company-route';
import { readAuthorization } from './read-authorization';

export function mountClaimRoutes(router: Router, dependencies: Dependencies): void {
  mountOwnClaims(router, dependencies);
  mountClaimsOfCompany(router, dependencies);
}

/** The caller is not a member yet, so there is no tenant. */
function mountOwnClaims(router: Router, dependencies: Dependencies): void {
  const { authentication, now } = dependencies;
  mountRoute(
    router,
    makeClaimRoute,
    async ({ principal, body: claim, request }) => {
      const authorization = readAuthorization(request);
      return answer(201, await makeClaim({ principal, claim, authorization, now: now() }, dependencies));
    },
    authentication,
  );
  mountRoute(
    router,
    listOwnClaimsRoute,
    async ({ principal: { userId } }) =>
      answer(200, { claims: await listOwnClaims({ userId }, dependencies) }),
    authentication,
  );
  mountRoute(
    router,
    withdrawClaimRoute,
    async ({ params: { claimId }, principal: { userId } }) => {
      await withdrawClaim({ claimId, userId, now: now() }, dependencies);
      return answer(204);
    },
    authentication,
  );
}

function mountClaimsOfCompany(router: Router, dependencies: Dependencies): void {
  const { now } = dependencies;
  mountCompanyRoute(
    router,
    listClaimsRoute,
    async ({ tenant }) => answer(200, { claims: await listClaims({ tenant }, dependencies) }),
    dependencies,
  );
  mountCompanyRoute(
    router,
    grantClaimRoute,
    async ({ tenant, params: { claimId }, body: { role } }) => {
      const decision = { state: 'granted', role } as const;
      return answer(200, await decideClaim({ tenant, claimId, decision, now: now() }, dependencies));
    },
    dependencies,
  );
  mountCompanyRoute(
    router,
    refuseClaimRoute,
    async ({ tenant, params: { claimId }, body: { reason } }) => {
      const decision = { state: 'refused', reason } as const;
      return answer(200, await decideClaim({ tenant, claimId, decision, now: now() }, dependencies));
    },
    dependencies,
  );
}
