import type { StaffServiceRequest } from '@sabi/contracts/http/service-requests';
import type { Staff } from '@sabi/service-kit/staff';
import type { LedgerStore } from '../entitlements/ledger-store';
import { useUp } from '../entitlements/use-up';
import { type StaffStepDependencies, takeStaffStep } from './take-staff-step';

/**
 * Accepts a request, which uses up one of its kind.
 * @throws {AppError} SERVICE_REQUEST_NOT_FOUND, SERVICE_REQUEST_STATE_UNFIT; ENTITLEMENT_USED_UP, and the request stays open
 */
export async function acceptServiceRequest(
  { requestId, answer, staff }: { requestId: string; answer: string; staff: Staff },
  dependencies: StaffStepDependencies & { readonly ledger: LedgerStore },
): Promise<StaffServiceRequest> {
  return takeStaffStep(
    {
      requestId,
      staff,
      from: 'open',
      to: 'accepted',
      changes: (now) => ({ answer, answered_at: now }),
      effect: ({ user_id: userId, kind }, now, transaction) =>
        useUp(
          {
            ...{ userId, kind, quantity: 1, now },
            key: `service-request:${requestId}`,
            staffId: staff.subject ?? staff.role,
          },
          dependencies,
          transaction,
        ),
    },
    dependencies,
  );
}
