import {
  type AccountDeletion,
  getDeletionRoute,
  requestDeletionRoute,
  withdrawDeletionRoute,
} from '@sabi/contracts/http/identity/deletion';
import { answer } from '@sabi/service-kit/routes';
import type { ErasureRequest } from '../../domain/account-erasure/erasure-request';
import { requestErasure } from '../../domain/account-erasure/request-erasure';
import { withdrawErasure } from '../../domain/account-erasure/withdraw-erasure';
import { type EndpointContext, mountEndpoint } from './gotrue/endpoint';

/** Routes to request and withdraw the erasure of the caller's account. */
export function mountAccountErasureRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, getDeletionRoute, async ({ caller }) =>
    answer(200, presentErasureRequest(await deps.erasureRequests.find(caller.user.id))),
  );
  mountEndpoint(context, requestDeletionRoute, async ({ caller, client }) =>
    answer(200, presentErasureRequest(await requestErasure({ caller, client }, deps))),
  );
  mountEndpoint(context, withdrawDeletionRoute, async ({ caller, client }) => {
    await withdrawErasure({ caller, client }, deps);
    return answer(204);
  });
}

function presentErasureRequest(request: ErasureRequest | null): AccountDeletion {
  if (!request) return { deletion: null };
  const { requested_at: requestedAt, erases_at: erasesAt } = request;
  return { deletion: { requested_at: requestedAt.toISOString(), erases_at: erasesAt.toISOString() } };
}
