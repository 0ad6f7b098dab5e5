import { listAuditRoute } from '@sabi/contracts/http/identity/admin-audit';
import { answer } from '@sabi/service-kit/routes';
import { listAuditEntries } from '../../domain/admin/list-audit-entries';
import { type EndpointContext, mountEndpoint, queryValue } from './gotrue/endpoint';
import { paginationOf, setPaginationHeaders } from './gotrue/pagination';
import { presentAuditEntry } from './presenters';

export function mountAdminAuditRoutes(context: EndpointContext): void {
  mountEndpoint(context, listAuditRoute, async ({ request, response }) => {
    const pagination = paginationOf(request);
    const query = queryValue(request, 'query');
    const { entries, total } = await listAuditEntries({ query, ...pagination }, context.deps);
    setPaginationHeaders({ request, response, path: '/admin/audit' }, { total, ...pagination });
    return answer(200, entries.map(presentAuditEntry));
  });
}
