import type { ServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import type { ServiceRequestRepository } from './service-request-repository';
import { viewServiceRequest } from './view-service-request';

interface WithdrawDependencies {
  readonly serviceRequests: Pick<ServiceRequestRepository, 'change' | 'find'>;
  readonly transact: Transact;
}

/**
 * Withdraws an unanswered request. Idempotent.
 * @throws {AppError} SERVICE_REQUEST_NOT_FOUND also for another account's, SERVICE_REQUEST_STATE_UNFIT once
 * answered
 */
export async function withdrawServiceRequest(
  { userId, requestId, now }: { userId: string; requestId: string; now: Date },
  { serviceRequests, transact }: WithdrawDependencies,
): Promise<ServiceRequest> {
  return transact(async (transaction) => {
    const withdrawn = await serviceRequests.change(
      { id: requestId, userId, from: 'open' },
      { state: 'withdrawn', answered_at: now },
      transaction,
    );
    if (withdrawn) return viewServiceRequest(withdrawn);
    const found = await serviceRequests.find(requestId, transaction);
    if (found?.user_id !== userId) throw new AppError('SERVICE_REQUEST_NOT_FOUND');
    if (found.state !== 'withdrawn') throw new AppError('SERVICE_REQUEST_STATE_UNFIT');
    return viewServiceRequest(found);
  });
}
