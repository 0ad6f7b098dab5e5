import type { Language } from '@sabi/contracts/language';
import type { Effect } from '@sabi/event-bus/bus';
import type { Mail, Mailer } from '@sabi/service-kit/mail/mailer';
import type { Redemptions } from '../catalogue/redemptions';
import type { BillingContacts } from '../contacts/billing-contacts';
import { isOverdue } from '../service-requests/service-request';
import type { ServiceRequestRepository } from '../service-requests/service-request-repository';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository';
import type { BillingMail } from './billing-mail';
import type { BillingMailStore } from './billing-mail-store';
import { type BillingMailWords, composeBillingMail } from './compose-billing-mail';
import { renderStaffAlert } from './render-staff-alert';
import { renderStaffRequest } from './render-staff-request';
import { updateReminder } from './update-reminder';
import { wordAnswer } from './word-answer';
import { wordAvailability } from './word-availability';
import { wordPurchaseNews } from './word-purchase-news';

export interface SendMailDependencies {
  readonly billingMails: Pick<BillingMailStore, 'findUnsent' | 'markMailed'>;
  readonly contacts: Pick<BillingContacts, 'find'>;
  readonly subscriptions: Pick<SubscriptionRepository, 'findAllOf'>;
  readonly serviceRequests: Pick<ServiceRequestRepository, 'find'>;
  readonly redemptions: Redemptions;
  readonly mailer: Pick<Mailer, 'send'>;
  /** Where the product is. */
  readonly siteUrl: string;
  /** Who is told of payments that wait for a person, and of what is asked for. */
  readonly staffEmail: string | undefined;
  readonly now: () => Date;
}

/**
 * Sends a mail to where the account is reached now. Asked again, it does nothing once a mail server has taken it; an account
 * that was erased since gets none, and nobody one that is not true any more.
 * @throws {MailRefused} {MailNotSent} either is worth another try
 */
export async function sendBillingMail(
  { mailId }: { mailId: string },
  dependencies: SendMailDependencies,
): Promise<Effect | undefined> {
  const { billingMails, mailer } = dependencies;
  const asked = await billingMails.findUnsent(mailId);
  const mail = asked && (await render(asked, dependencies));
  if (!mail) return undefined;
  await mailer.send(mail);
  return (transaction) => billingMails.markMailed(mailId, transaction);
}

/** @returns null where there is nobody any more to send it to, or nothing to tell */
async function render(mail: BillingMail, dependencies: SendMailDependencies): Promise<Mail | null> {
  const { id, user_id: userId } = mail;
  if (userId === null) return renderForStaff(mail, dependencies);
  const contact = await dependencies.contacts.find(userId);
  const words = contact && (await wordMail({ ...mail, user_id: userId }, contact.language, dependencies));
  return words && composeBillingMail(id, words, { contact, siteUrl: dependencies.siteUrl });
}

async function renderForStaff(
  { id, subject }: BillingMail,
  { staffEmail, serviceRequests, contacts, now }: SendMailDependencies,
): Promise<Mail | null> {
  if (!staffEmail) return null;
  if (subject.kind === 'staff_alert') return renderStaffAlert(id, subject.alert, staffEmail);
  if (subject.kind !== 'service_request_made' && subject.kind !== 'service_request_reminder') return null;
  const request = await serviceRequests.find(subject.request_id);
  if (request?.state !== 'open') return null; // answered, withdrawn, or erased with its account
  const news = subject.kind === 'service_request_reminder' ? subject.reminder : 'made';
  if (news === 'due_today' && isOverdue(request, now())) return null; // another mail tells of that
  const contact = await contacts.find(request.user_id);
  return renderStaffRequest(id, request, { news, contact, staffEmail });
}

async function wordMail(
  { user_id: userId, subject }: BillingMail & { user_id: string },
  language: Language,
  { subscriptions, serviceRequests, redemptions, now }: SendMailDependencies,
): Promise<BillingMailWords | null> {
  switch (subject.kind) {
    case 'reminder': {
      const current = updateReminder(subject, await subscriptions.findAllOf(userId), now());
      return current && wordPurchaseNews(current, language, redemptions);
    }
    case 'service_request_answered': {
      const request = await serviceRequests.find(subject.request_id);
      return request && wordAnswer(request, subject.state, language);
    }
    case 'available':
      return wordAvailability(subject, language);
    case 'receipt':
    case 'underpaid_settled':
      return wordPurchaseNews(subject, language, redemptions);
    case 'staff_alert':
    case 'service_request_made':
    case 'service_request_reminder':
      return null; // these go to the staff
  }
}
