import type { AuditChain } from '@sabi/audit/audit-chain';
import type { StaffServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import { recordStaffAct } from '../audit/record-staff-act';
import type { BillingContacts } from '../contacts/billing-contacts';
import { requestBillingMail, type RequestMailDependencies } from '../mails/request-billing-mail';
import type { AnswerState, AnswerSubject } from './request-mails';
import type { StoredServiceRequest } from './service-request';
import type { ServiceRequestRepository } from './service-request-repository';
import { viewForStaff } from './view-service-request';

export interface StateChangeDependencies extends RequestMailDependencies {
  readonly serviceRequests: Pick<ServiceRequestRepository, 'change' | 'find'>;
  readonly contacts: Pick<BillingContacts, 'find'>;
  readonly auditChain: Pick<AuditChain, 'append'>;
  readonly transact: Transact;
  readonly now: () => Date;
}

interface StateChange {
  readonly requestId: string;
  readonly staff: Staff;
  readonly from: 'open' | 'accepted';
  readonly to: AnswerState;
  readonly changes: (now: Date) => Partial<StoredServiceRequest>;
  /** Runs in the same transaction. */
  readonly effect?: (request: StoredServiceRequest, now: Date, transaction: Transaction) => Promise<unknown>;
}

/**
 * Changes a request's state, with audit entry and mail to its owner, in one transaction. Idempotent.
 * @throws {AppError} SERVICE_REQUEST_NOT_FOUND, SERVICE_REQUEST_STATE_UNFIT
 */
export async function changeRequestState(
  step: StateChange,
  dependencies: StateChangeDependencies,
): Promise<StaffServiceRequest> {
  const now = dependencies.now();
  const request = await dependencies.transact((transaction) => change(step, now, dependencies, transaction));
  return viewForStaff(request, await dependencies.contacts.find(request.user_id), now);
}

async function change(
  { requestId, staff, from, to, changes, effect }: StateChange,
  now: Date,
  { serviceRequests, auditChain, ...mails }: StateChangeDependencies,
  transaction: Transaction,
): Promise<StoredServiceRequest> {
  const changed = await serviceRequests.change(
    { id: requestId, from },
    { ...changes(now), state: to },
    transaction,
  );
  if (!changed) {
    const found = await serviceRequests.find(requestId, transaction);
    if (!found) throw new AppError('SERVICE_REQUEST_NOT_FOUND');
    if (found.state !== to) throw new AppError('SERVICE_REQUEST_STATE_UNFIT');
    return found;
  }
  await effect?.(changed, now, transaction);
  const { user_id: userId, kind } = changed;
  const answered: AnswerSubject = { kind: 'service_request_answered', request_id: requestId, state: to };
  const mail = { userId, cause: `service-request:${requestId}:${to}`, subject: answered, now };
  await requestBillingMail(mail, mails, transaction);
  const event = `service_request.${to}` as const;
  const subject = { type: 'service_request', id: requestId } as const;
  const facts = { request_id: requestId, kind };
  await recordStaffAct({ event, staff, subject, orderId: null, userId, facts }, { auditChain }, transaction);
  return changed;
}
