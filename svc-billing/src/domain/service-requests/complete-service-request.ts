import type { StaffServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import type { Staff } from '@sabi/service-kit/staff';
import { type StateChangeDependencies, changeRequestState } from './change-request-state';

/**
 * Completes an accepted request. @throws {AppError} SERVICE_REQUEST_NOT_FOUND, SERVICE_REQUEST_STATE_UNFIT
 */
export async function completeServiceRequest(
  { requestId, staff }: { requestId: string; staff: Staff },
  dependencies: StateChangeDependencies,
): Promise<StaffServiceRequest> {
  return changeRequestState(
    { ...{ requestId, staff, from: 'accepted', to: 'done' }, changes: (now) => ({ done_at: now }) },
    dependencies,
  );
}
