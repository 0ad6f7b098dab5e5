import type { StaffServiceRequest } from '@sabi/contracts/http/service-requests';
import type { Staff } from '@sabi/service-kit/staff';
import { type StaffStepDependencies, takeStaffStep } from './take-staff-step';

/** Notes that an accepted request is done. @throws {AppError} SERVICE_REQUEST_NOT_FOUND, SERVICE_REQUEST_STATE_UNFIT */
export async function completeServiceRequest(
  { requestId, staff }: { requestId: string; staff: Staff },
  dependencies: StaffStepDependencies,
): Promise<StaffServiceRequest> {
  return takeStaffStep(
    { ...{ requestId, staff, from: 'accepted', to: 'done' }, changes: (now) => ({ done_at: now }) },
    dependencies,
  );
}
