import type { NewServiceRequest, ServiceRequest } from '@sabi/contracts/http/service-requests';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import { findEndOfWorkingDay } from '@sabi/service-kit/working-days';
import type { ServiceRequestRepository } from '../../data-access/service-request-repository';
import type { ConsumeDependencies } from '../entitlements/consume-entitlement';
import { balanceOf } from '../entitlements/ledger';
import { requestBillingMail, type RequestMailDependencies } from '../mails/request-billing-mail';
import type { Redemptions } from '../redemptions';
import { keepUntilAnswered } from './keep-until-answered';
import type { StoredServiceRequest } from './service-request';
import { viewServiceRequest } from './view-service-request';

export interface CreateRequestDependencies extends ConsumeDependencies, RequestMailDependencies {
  readonly serviceRequests: ServiceRequestRepository;
  readonly redemptions: Redemptions;
  /** Requests an account may make: each is a mail to the staff, and withdrawn it costs nothing. */
  readonly serviceRequestLimit: Pick<AttemptLimiter, 'begin'>;
  /** Who hears of it; left out, the log alone tells. */
  readonly staffEmail: string | undefined;
  readonly logger: Logger;
}

interface Creating {
  readonly userId: string;
  readonly request: NewServiceRequest;
  readonly now: Date;
}

/**
 * Asks the staff for something bought, and uses up nothing yet. Sent again it changes nothing and is answered by the request as
 * it is by then.
 * @throws {AppError} SERVICE_REQUEST_UNFIT, ENTITLEMENT_USED_UP where as many are open as are left, IDEMPOTENCY_KEY_REUSED,
 * RATE_LIMITED
 */
export async function createServiceRequest(
  creating: Creating,
  dependencies: CreateRequestDependencies,
): Promise<ServiceRequest> {
  const { userId, request } = creating;
  const { serviceRequests, redemptions, takeTurns, transact, logger } = dependencies;
  const known = await serviceRequests.find(request.request_id);
  if (known) return repeatAnswer(known, creating);
  const redemption = redemptions[request.kind];
  if (redemption.way !== 'by_person') throw new AppError('SERVICE_REQUEST_UNFIT');
  await assertMayAsk(userId, dependencies);
  const wanted = toStored(creating, redemption.working_days);
  const stored = await takeTurns(userId, () =>
    transact((transaction) => storeOnce(wanted, dependencies, transaction)),
  );
  logger.info({ request_id: stored.id, kind: stored.kind }, 'service_request.made');
  return repeatAnswer(stored, creating);
}

async function assertMayAsk(
  userId: string,
  { erasedAccounts, serviceRequestLimit }: CreateRequestDependencies,
): Promise<void> {
  if (await erasedAccounts.has(userId)) throw new AppError('TOKEN_INVALID');
  const wait = await serviceRequestLimit.begin(userId);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
}

/** @returns the one that is stored under its id by then */
async function storeOnce(
  wanted: StoredServiceRequest,
  dependencies: CreateRequestDependencies,
  transaction: Transaction,
): Promise<StoredServiceRequest> {
  const { ledger, serviceRequests, staffEmail } = dependencies;
  const { id, user_id: userId, kind, created_at: now } = wanted;
  // Of two requests at once the second one sees the first.
  await ledger.hold(userId, transaction);
  const known = await serviceRequests.find(id, transaction);
  if (known) return known;
  const { lots } = await ledger.read(userId, transaction);
  const open = await serviceRequests.countOpen(userId, kind, transaction);
  if (open >= balanceOf(lots, kind, now)) throw new AppError('ENTITLEMENT_USED_UP');
  await serviceRequests.insert(wanted, transaction);
  await keepUntilAnswered({ request: wanted, lots, open }, dependencies, transaction);
  if (staffEmail) {
    const subject = { kind: 'service_request_made', request_id: id } as const;
    const mail = { userId: null, cause: `service-request:${id}`, subject, now };
    await requestBillingMail(mail, dependencies, transaction);
  }
  return wanted;
}

function toStored({ userId, request, now }: Creating, workingDays: number): StoredServiceRequest {
  return {
    id: request.request_id,
    user_id: userId,
    kind: request.kind,
    state: 'open',
    wish: request.wish ?? null,
    answer: null,
    due_at: findEndOfWorkingDay(now, workingDays),
    created_at: now,
    answered_at: null,
    done_at: null,
  };
}

/** @throws {AppError} IDEMPOTENCY_KEY_REUSED for other content, and in the same words for somebody else's */
function repeatAnswer(known: StoredServiceRequest, { userId, request }: Creating): ServiceRequest {
  const isSame =
    known.user_id === userId && known.kind === request.kind && known.wish === (request.wish ?? null);
  if (!isSame) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return viewServiceRequest(known);
}
