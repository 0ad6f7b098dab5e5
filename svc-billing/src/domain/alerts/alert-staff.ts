import type { Transaction } from '@sabi/service-kit/transaction';
import { requestBillingMail, type RequestMailDependencies } from '../mails/request-billing-mail';
import { isInvoiceAtFault, type PaymentAlert } from './payment-alert';

/** Asks for the mail in the transaction of what it tells, once for each payment and reason. */
export type AlertStaff = (alert: PaymentAlert, transaction: Transaction) => Promise<void>;

/** @param options.staffEmail left out, the log alone tells */
export function createStaffAlerts({
  staffEmail,
  ...mails
}: RequestMailDependencies & { readonly staffEmail: string | undefined }): AlertStaff {
  return async (alert, transaction) => {
    if (!staffEmail) return;
    const cause = `alert:${newsOf(alert)}:${alert.invoice_id ?? alert.delivery_id}`;
    const subject = { kind: 'staff_alert', alert } as const;
    await requestBillingMail({ userId: null, cause, subject, now: new Date() }, mails, transaction);
  };
}

/** Told by several webhooks and found again by looking, it is one payment; another reason is other news. */
function newsOf(alert: PaymentAlert): string {
  return isInvoiceAtFault(alert) ? `${alert.reason}:invoice` : alert.reason;
}
