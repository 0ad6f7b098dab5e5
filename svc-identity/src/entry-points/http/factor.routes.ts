import {
  challengeFactorRoute,
  deleteUserFactorRoute,
  enrollFactorRoute,
  listUserFactorsRoute,
  unenrollFactorRoute,
  updateUserFactorRoute,
  verifyFactorRoute,
} from '@sabi/contracts/http/identity/factors';
import { answer } from '@sabi/service-kit/routes';
import type { Request } from 'express';
import { challengeFactor } from '../../domain/factors/challenge-factor';
import { deleteFactor } from '../../domain/factors/delete-factor';
import { enrollFactor } from '../../domain/factors/enroll-factor';
import { getFactor } from '../../domain/factors/find-factor';
import { unenrollFactor } from '../../domain/factors/unenroll-factor';
import { updateFactor } from '../../domain/factors/update-factor';
import { verifyFactor } from '../../domain/factors/verify-factor';
import type { Caller } from '../../domain/authentication/authenticate';
import { assertNotAnonymous } from '../../domain/users/assert-not-anonymous';
import { getUser } from '../../domain/users/get-user';
import { presentChallenge, presentEnrolledFactor } from './factor-presenters';
import { type EndpointContext, mountEndpoint, pathValue } from './gotrue/endpoint';
import { presentFactor, presentSession } from './presenters';

/** Second factors of the caller, and of others for administrators. */
export function mountFactorRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(
    context,
    enrollFactorRoute,
    async ({ body, caller, client }) => {
      const { factor_type: factorType, friendly_name: friendlyName, issuer, phone } = body;
      const enrolled = await enrollFactor({ caller, factorType, friendlyName, issuer, phone, client }, deps);
      return answer(200, presentEnrolledFactor(enrolled, phone));
    },
    { admitsLowerLevel: true, assertPrecondition: ({ caller }) => assertNotAnonymous(caller.user) },
  );
  mountEndpoint(
    context,
    challengeFactorRoute,
    async ({ body: { channel }, caller, client, request }) => {
      const factorId = pathValue(request, 'factorId');
      return answer(
        200,
        presentChallenge(await challengeFactor({ caller, factorId, channel, client }, deps)),
      );
    },
    { limit: 'challenge', mayBeEmpty: true, admitsLowerLevel: true, assertPrecondition: assertOwnFactor },
  );
  mountEndpoint(
    context,
    verifyFactorRoute,
    async ({ body: { challenge_id: challengeId, code, webauthn }, caller, client, request, response }) => {
      const factorId = pathValue(request, 'factorId');
      const credential = webauthn && { type: webauthn.type, credential: webauthn.credential_response };
      const submitted = { code, webauthn: credential ?? null };
      const issued = await verifyFactor({ caller, factorId, challengeId, answer: submitted, client }, deps);
      return answer(200, presentSession(issued, response));
    },
    { limit: 'factor', admitsLowerLevel: true, assertPrecondition: assertOwnFactor },
  );
  mountEndpoint(
    context,
    unenrollFactorRoute,
    async ({ caller, client, request }) => {
      const factorId = pathValue(request, 'factorId');
      return answer(200, { id: await unenrollFactor({ caller, factorId, client }, deps) });
    },
    { admitsLowerLevel: true },
  );
  mountAdminRoutes(context);
}

function assertOwnFactor({ caller: { user }, request }: { caller: Caller; request: Request }): void {
  assertNotAnonymous(user);
  getFactor(user, pathValue(request, 'factorId'));
}

function mountAdminRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, listUserFactorsRoute, async ({ request }) => {
    const { factors } = await getUser({ id: pathValue(request, 'userId') }, deps);
    return answer(200, factors.map(presentFactor));
  });
  mountEndpoint(
    context,
    updateUserFactorRoute,
    async ({ body, caller, client, request }) => {
      const [userId, factorId] = [pathValue(request, 'userId'), pathValue(request, 'factorId')];
      const { friendly_name: friendlyName, phone } = body;
      const update = { userId, factorId, friendlyName, phone, admin: caller, client };
      return answer(200, presentFactor(await updateFactor(update, deps)));
    },
    {
      assertPrecondition: async ({ request }) => {
        const user = await getUser({ id: pathValue(request, 'userId') }, deps);
        getFactor(user, pathValue(request, 'factorId'));
      },
    },
  );
  mountEndpoint(context, deleteUserFactorRoute, async ({ caller, client, request }) => {
    const [userId, factorId] = [pathValue(request, 'userId'), pathValue(request, 'factorId')];
    return answer(200, presentFactor(await deleteFactor({ userId, factorId, admin: caller, client }, deps)));
  });
}
