import type { Transaction } from '../../data-access/transaction';
import { requestBillingMail, type RequestMailDependencies } from '../mails/request-billing-mail';
import type { PaymentAlert } from './payment-alert';

/** Asks for the mail in the transaction of what it tells, once for each payment. */
export type AlertStaff = (alert: PaymentAlert, transaction: Transaction) => Promise<void>;

/** @param options.staffEmail left out, the log alone tells */
export function createStaffAlerts({
  staffEmail,
  ...mails
}: RequestMailDependencies & { readonly staffEmail: string | undefined }): AlertStaff {
  return async (alert, transaction) => {
    if (!staffEmail) return;
    // Told by several webhooks and found again by looking, it is one payment.
    const payment = alert.invoice_id ?? alert.delivery_id;
    const cause = `${alert.reason === 'PAID_LATE' ? 'late' : 'parked'}:${payment}`;
    const subject = { kind: 'staff_alert', alert } as const;
    await requestBillingMail({ userId: null, cause, subject, now: new Date() }, mails, transaction);
  };
}
