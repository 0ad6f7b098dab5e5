import type { NewServiceRequest, ServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction } from '@sabi/service-kit/transaction';
import { findEndOfWorkingDay } from '@sabi/service-kit/working-days';
import type { Redemptions } from '../catalogue/redemptions';
import type { ConsumeDependencies } from '../entitlements/consume-entitlement';
import { balanceOf } from '../entitlements/ledger';
import { requestBillingMail, type RequestMailDependencies } from '../mails/request-billing-mail';
import { extendUntilAnswered } from './extend-until-answered';
import type { RequestMadeSubject } from './request-mails';
import type { StoredServiceRequest } from './service-request';
import type { ServiceRequestRepository } from './service-request-repository';
import { viewServiceRequest } from './view-service-request';

export interface CreateRequestDependencies extends ConsumeDependencies, RequestMailDependencies {
  readonly serviceRequests: ServiceRequestRepository;
  readonly redemptions: Redemptions;
  /** Each request mails the staff, even if withdrawn later. */
  readonly serviceRequestLimit: Pick<AttemptLimiter, 'begin'>;
  /** If missing, requests are only logged. */
  readonly staffEmail: string | undefined;
  readonly logger: Logger;
}

interface CreateInput {
  readonly userId: string;
  readonly request: NewServiceRequest;
  readonly now: Date;
}

/**
 * Requests a purchased service from the staff; uses up nothing yet. Idempotent by `request_id`: a repeated
 * call returns the current request.
 * @throws {AppError} SERVICE_REQUEST_UNFIT, ENTITLEMENT_USED_UP when as many are open as are left,
 * IDEMPOTENCY_KEY_REUSED, RATE_LIMITED
 */
export async function createServiceRequest(
  input: CreateInput,
  dependencies: CreateRequestDependencies,
): Promise<ServiceRequest> {
  const { userId, request } = input;
  const { serviceRequests, redemptions, runExclusive, transact, logger } = dependencies;
  const known = await serviceRequests.find(request.request_id);
  if (known) return repeatAnswer(known, input);
  const redemption = redemptions[request.kind];
  if (redemption.way !== 'by_person') throw new AppError('SERVICE_REQUEST_UNFIT');
  await assertMayRequest(userId, dependencies);
  const wanted = toStored(input, redemption.working_days);
  const stored = await runExclusive(userId, () =>
    transact((transaction) => storeOnce(wanted, dependencies, transaction)),
  );
  logger.info({ request_id: stored.id, kind: stored.kind }, 'service_request.made');
  return repeatAnswer(stored, input);
}

async function assertMayRequest(
  userId: string,
  { erasedAccounts, serviceRequestLimit }: CreateRequestDependencies,
): Promise<void> {
  if (await erasedAccounts.has(userId)) throw new AppError('TOKEN_INVALID');
  const wait = await serviceRequestLimit.begin(userId);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
}

/** @returns the request stored under this id, possibly by an earlier call */
async function storeOnce(
  wanted: StoredServiceRequest,
  dependencies: CreateRequestDependencies,
  transaction: Transaction,
): Promise<StoredServiceRequest> {
  const { ledger, serviceRequests, staffEmail } = dependencies;
  const { id, user_id: userId, kind, created_at: now } = wanted;
  // Serializes an account's concurrent requests.
  await ledger.hold(userId, transaction);
  const known = await serviceRequests.find(id, transaction);
  if (known) return known;
  const { lots } = await ledger.read(userId, transaction);
  const open = await serviceRequests.countOpen(userId, kind, transaction);
  if (open >= balanceOf(lots, kind, now)) throw new AppError('ENTITLEMENT_USED_UP');
  await serviceRequests.insert(wanted, transaction);
  await extendUntilAnswered({ request: wanted, lots, open }, dependencies, transaction);
  if (staffEmail) {
    const subject: RequestMadeSubject = { kind: 'service_request_made', request_id: id };
    const mail = { userId: null, cause: `service-request:${id}`, subject, now };
    await requestBillingMail(mail, dependencies, transaction);
  }
  return wanted;
}

function toStored({ userId, request, now }: CreateInput, workingDays: number): StoredServiceRequest {
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

/** @throws {AppError} IDEMPOTENCY_KEY_REUSED for other content or another account's request */
function repeatAnswer(known: StoredServiceRequest, { userId, request }: CreateInput): ServiceRequest {
  const isSame =
    known.user_id === userId && known.kind === request.kind && known.wish === (request.wish ?? null);
  if (!isSame) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return viewServiceRequest(known);
}
