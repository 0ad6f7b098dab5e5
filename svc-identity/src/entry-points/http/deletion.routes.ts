import {
  type AccountDeletion,
  getDeletionRoute,
  requestDeletionRoute,
  withdrawDeletionRoute,
} from '@sabi/contracts/http/identity/deletion';
import { answer } from '@sabi/service-kit/routes';
import type { Deletion } from '../../domain/deletion/deletion';
import { requestDeletion } from '../../domain/deletion/request-deletion';
import { withdrawDeletion } from '../../domain/deletion/withdraw-deletion';
import { type EndpointContext, mountEndpoint } from './gotrue/endpoint';

/** Routes to request and withdraw the deletion of the caller's account. */
export function mountDeletionRoutes(context: EndpointContext): void {
  const { deps } = context;
  mountEndpoint(context, getDeletionRoute, async ({ caller }) =>
    answer(200, presentDeletion(await deps.deletions.find(caller.user.id))),
  );
  mountEndpoint(context, requestDeletionRoute, async ({ caller, client }) =>
    answer(200, presentDeletion(await requestDeletion({ caller, client }, deps))),
  );
  mountEndpoint(context, withdrawDeletionRoute, async ({ caller, client }) => {
    await withdrawDeletion({ caller, client }, deps);
    return answer(204);
  });
}

function presentDeletion(deletion: Deletion | null): AccountDeletion {
  if (!deletion) return { deletion: null };
  const { requested_at: requestedAt, erases_at: erasesAt } = deletion;
  return { deletion: { requested_at: requestedAt.toISOString(), erases_at: erasesAt.toISOString() } };
}
