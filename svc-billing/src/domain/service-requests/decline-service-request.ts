import type { StaffServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import type { Staff } from '@sabi/service-kit/staff';
import { type StateChangeDependencies, changeRequestState } from './change-request-state';

/**
 * Declines a request without using anything up. @throws {AppError} SERVICE_REQUEST_NOT_FOUND,
 * SERVICE_REQUEST_STATE_UNFIT
 */
export async function declineServiceRequest(
  { requestId, answer, staff }: { requestId: string; answer: string; staff: Staff },
  dependencies: StateChangeDependencies,
): Promise<StaffServiceRequest> {
  return changeRequestState(
    {
      ...{ requestId, staff, from: 'open', to: 'declined' },
      changes: (now) => ({ answer, answered_at: now }),
    },
    dependencies,
  );
}
