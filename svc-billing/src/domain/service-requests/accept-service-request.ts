import type { StaffServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import type { Staff } from '@sabi/service-kit/staff';
import { debitEntitlement } from '../entitlements/debit-entitlement';
import type { LedgerStore } from '../entitlements/ledger-store';
import { type StateChangeDependencies, changeRequestState } from './change-request-state';

/**
 * Accepts a request and uses up one of its kind.
 * @throws {AppError} SERVICE_REQUEST_NOT_FOUND, SERVICE_REQUEST_STATE_UNFIT; ENTITLEMENT_USED_UP, which
 * leaves it open
 */
export async function acceptServiceRequest(
  { requestId, answer, staff }: { requestId: string; answer: string; staff: Staff },
  dependencies: StateChangeDependencies & { readonly ledger: LedgerStore },
): Promise<StaffServiceRequest> {
  return changeRequestState(
    {
      requestId,
      staff,
      from: 'open',
      to: 'accepted',
      changes: (now) => ({ answer, answered_at: now }),
      effect: ({ user_id: userId, kind }, now, transaction) =>
        debitEntitlement(
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
