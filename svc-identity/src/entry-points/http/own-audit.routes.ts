import { listOwnAuditRoute } from '@sabi/contracts/http/identity/own-audit';
import { answer } from '@sabi/service-kit/routes';
import { listOwnEntries } from '../../domain/audit/list-own-entries';
import { type EndpointContext, mountEndpoint, queryValue } from './gotrue/endpoint';
import { presentOwnAuditEntry } from './presenters';

/** Audit log of an account for its owner. */
export function mountOwnAuditRoutes(context: EndpointContext): void {
  mountEndpoint(context, listOwnAuditRoute, async ({ caller, request }) => {
    const before = queryValue(request, 'before');
    const { entries, next } = await listOwnEntries({ accountId: caller.user.id, before }, context.deps);
    return answer(200, { entries: entries.map(presentOwnAuditEntry), next });
  });
}
