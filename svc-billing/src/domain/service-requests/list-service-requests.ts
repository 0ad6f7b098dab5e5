import type {
  ServiceRequest,
  ServiceRequestState,
  StaffServiceRequest,
} from '@sabi/contracts/http/billing/service-requests';
import type { BillingContacts } from '../contacts/billing-contacts';
import { readPageStart, cutPage, pageSize } from '@sabi/service-kit/page';
import type { ServiceRequestRepository } from './service-request-repository';
import { viewForStaff, viewServiceRequest } from './view-service-request';

/**
 * An account's requests, newest first.
 * @throws {AppError} REQUEST_INVALID for an invalid page position
 */
export async function listServiceRequests(
  { userId, after }: { userId: string; after: string | undefined },
  { serviceRequests }: { serviceRequests: Pick<ServiceRequestRepository, 'list'> },
): Promise<{ requests: ServiceRequest[]; next: string | null }> {
  const found = await serviceRequests.list(userId, { after: readPageStart(after), limit: pageSize + 1 });
  const { rows, next } = cutPage(found, ({ created_at: time, id }) => ({ time, id }));
  return { requests: rows.map(viewServiceRequest), next };
}

/**
 * All accounts' requests, by due date.
 * @throws {AppError} REQUEST_INVALID for an invalid page position
 */
export async function listServiceRequestsForStaff(
  {
    state,
    after,
    ids,
    now,
  }: {
    state: ServiceRequestState | undefined;
    after: string | undefined;
    ids: readonly string[] | null;
    now: Date;
  },
  {
    serviceRequests,
    contacts,
  }: {
    serviceRequests: Pick<ServiceRequestRepository, 'listDue'>;
    contacts: Pick<BillingContacts, 'find'>;
  },
): Promise<{ requests: StaffServiceRequest[]; next: string | null }> {
  const page = { after: readPageStart(after), limit: pageSize + 1, ids };
  const found = await serviceRequests.listDue({ state }, page);
  const { rows, next } = cutPage(found, ({ due_at: time, id }) => ({ time, id }));
  const requests = await Promise.all(
    rows.map(async (request) => viewForStaff(request, await contacts.find(request.user_id), now)),
  );
  return { requests, next };
}
