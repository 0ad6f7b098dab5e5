import type { Effect } from '@sabi/event-bus/bus';
import type { MailStore } from '@sabi/service-kit/mail/mail-store';
import type { Mail, Mailer } from '@sabi/service-kit/mail/mailer';
import { renderStaffAlert } from '../alerts/render-staff-alert';
import { renderAvailabilityMail } from '../availability/render-availability-mail';
import type { Redemptions } from '../catalogue/redemptions';
import type { BillingContacts } from '../contacts/billing-contacts';
import type { BillingMailContext } from '../mails/render-billing-mail';
import { renderSettlementMail } from '../payments/render-settlement-mail';
import { renderReceiptMail } from '../receipts/render-receipt-mail';
import { renderAnswerMail } from '../service-requests/render-answer-mail';
import { renderStaffRequest } from '../service-requests/render-staff-request';
import { isOverdue } from '../service-requests/service-request';
import type { ServiceRequestRepository } from '../service-requests/service-request-repository';
import { renderReminderMail } from '../subscriptions/render-reminder-mail';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository';
import { updateReminder } from '../subscriptions/update-reminder';
import type { SentBillingMail } from './sent-subject';

export interface SendMailDependencies {
  readonly billingMails: Pick<MailStore<SentBillingMail>, 'findUnsent' | 'markMailed'>;
  readonly contacts: Pick<BillingContacts, 'find'>;
  readonly subscriptions: Pick<SubscriptionRepository, 'findAllOf'>;
  readonly serviceRequests: Pick<ServiceRequestRepository, 'find'>;
  readonly redemptions: Redemptions;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly siteUrl: string;
  /** Recipient of alerts and service requests. */
  readonly staffEmail: string | undefined;
  readonly now: () => Date;
}

/**
 * Sends a mail to the account's current address, once. Skips erased accounts and outdated content.
 * @throws {MailRefused} {MailNotSent} both are retried
 */
export async function sendBillingMail(
  { mailId }: { mailId: string },
  dependencies: SendMailDependencies,
): Promise<Effect | undefined> {
  const { billingMails, mailer } = dependencies;
  const requested = await billingMails.findUnsent(mailId);
  const mail = requested && (await render(requested, dependencies));
  if (!mail) return undefined;
  await mailer.send(mail);
  return (transaction) => billingMails.markMailed(mailId, transaction);
}

/** @returns null without a recipient, or for outdated content */
async function render(mail: SentBillingMail, dependencies: SendMailDependencies): Promise<Mail | null> {
  const { id, user_id: userId } = mail;
  if (userId === null) return renderForStaff(mail, dependencies);
  const contact = await dependencies.contacts.find(userId);
  if (!contact) return null;
  const context = { mailId: id, contact, siteUrl: dependencies.siteUrl };
  return renderForBuyer({ ...mail, user_id: userId }, context, dependencies);
}

async function renderForStaff(
  { id, subject }: SentBillingMail,
  { staffEmail, serviceRequests, contacts, now }: SendMailDependencies,
): Promise<Mail | null> {
  if (!staffEmail) return null;
  if (subject.kind === 'staff_alert') return renderStaffAlert(id, subject.alert, staffEmail);
  if (subject.kind !== 'service_request_made' && subject.kind !== 'service_request_reminder') return null;
  const request = await serviceRequests.find(subject.request_id);
  if (request?.state !== 'open') return null; // answered, withdrawn, or erased with its account
  const notice = subject.kind === 'service_request_reminder' ? subject.reminder : 'made';
  if (notice === 'due_today' && isOverdue(request, now())) return null; // covered by the overdue mail
  const contact = await contacts.find(request.user_id);
  return renderStaffRequest(id, request, { notice, contact, staffEmail });
}

async function renderForBuyer(
  { user_id: userId, subject }: SentBillingMail & { user_id: string },
  context: BillingMailContext,
  { subscriptions, serviceRequests, redemptions, now }: SendMailDependencies,
): Promise<Mail | null> {
  switch (subject.kind) {
    case 'reminder': {
      const current = updateReminder(subject, await subscriptions.findAllOf(userId), now());
      return current && renderReminderMail(current, context);
    }
    case 'service_request_answered': {
      const request = await serviceRequests.find(subject.request_id);
      return request && renderAnswerMail(request, subject.state, context);
    }
    case 'available':
      return renderAvailabilityMail(subject, context);
    case 'receipt':
      return renderReceiptMail(subject, redemptions, context);
    case 'underpaid_settled':
      return renderSettlementMail(subject, context);
    case 'staff_alert':
    case 'service_request_made':
    case 'service_request_reminder':
      return null; // mailed to the staff
  }
}
