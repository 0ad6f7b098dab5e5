import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import { findEndOfWorkingDay } from '@sabi/service-kit/working-days';
import { requestBillingMail, type RequestMailDependencies } from '../mails/request-billing-mail';
import type { StaffReminderSubject } from './request-mails';
import { isOverdue, type StoredServiceRequest } from './service-request';
import type { ServiceRequestRepository } from './service-request-repository';

const batch = 200;

interface SweepDependencies extends RequestMailDependencies {
  readonly serviceRequests: Pick<ServiceRequestRepository, 'findUnreminded' | 'markReminded'>;
  /** If missing, reminders are only logged. */
  readonly staffEmail: string | undefined;
  readonly transact: Transact;
  readonly logger: Logger;
}

/**
 * Reminds the staff of open requests on the due day and once overdue; an overdue one gets only the second
 * reminder.
 */
export async function sweepUnanswered(
  { now }: { now: Date },
  dependencies: SweepDependencies,
): Promise<void> {
  const until = findEndOfWorkingDay(now, 0);
  for (;;) {
    const due = await dependencies.serviceRequests.findUnreminded({ now, until }, batch);
    for (const request of due) await remind(request, now, dependencies);
    if (due.length < batch) return;
  }
}

/** Only the replica that stores the reminder requests the mail. */
async function remind(
  request: StoredServiceRequest,
  now: Date,
  { serviceRequests, staffEmail, transact, logger, ...mails }: SweepDependencies,
): Promise<void> {
  const { id, kind } = request;
  const reminder = isOverdue(request, now) ? 'overdue' : 'due_today';
  const isMarked = await transact(async (transaction) => {
    if (!(await serviceRequests.markReminded(request, reminder, transaction))) return false;
    if (staffEmail) {
      const subject: StaffReminderSubject = { kind: 'service_request_reminder', request_id: id, reminder };
      const mail = { userId: null, cause: `service-request:${id}:${reminder}`, subject, now };
      await requestBillingMail(mail, mails, transaction);
    }
    return true;
  });
  if (isMarked) logger.warn({ request_id: id, kind, reminder }, 'service_request.unanswered');
}
