import type { ServiceRequest, StaffServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import type { BillingContact } from '../contacts/billing-contacts';
import { isOverdue, type StoredServiceRequest } from './service-request';

export function viewServiceRequest(request: StoredServiceRequest): ServiceRequest {
  const { id, kind, state, wish, answer } = request;
  return {
    request_id: id,
    kind,
    state,
    wish,
    answer,
    due_at: request.due_at.toISOString(),
    created_at: request.created_at.toISOString(),
    answered_at: request.answered_at?.toISOString() ?? null,
    done_at: request.done_at?.toISOString() ?? null,
  };
}

/** @param contact null without one, also after erasure */
export function viewForStaff(
  request: StoredServiceRequest,
  contact: BillingContact | null,
  now: Date,
): StaffServiceRequest {
  return {
    ...viewServiceRequest(request),
    user_id: request.user_id,
    name: contact?.name ?? null,
    email: contact?.email ?? null,
    is_overdue: isOverdue(request, now),
  };
}
