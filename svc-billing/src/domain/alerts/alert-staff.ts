import type { Transaction } from '@sabi/service-kit/transaction';
import { requestBillingMail, type RequestMailDependencies } from '../mails/request-billing-mail';
import { isInvoiceAtFault, type PaymentAlert } from './payment-alert';
import type { StaffAlertSubject } from './staff-alert';

/** Requests the mail in its cause's transaction, once for each payment and reason. */
export type AlertStaff = (alert: PaymentAlert, transaction: Transaction) => Promise<void>;

/** @param options.staffEmail if missing, alerts are only logged */
export function createStaffAlerts({
  staffEmail,
  ...mails
}: RequestMailDependencies & { readonly staffEmail: string | undefined }): AlertStaff {
  return async (alert, transaction) => {
    if (!staffEmail) return;
    const cause = `alert:${alertKey(alert)}:${alert.invoice_id ?? alert.delivery_id}`;
    const subject: StaffAlertSubject = { kind: 'staff_alert', alert };
    await requestBillingMail({ userId: null, cause, subject, now: new Date() }, mails, transaction);
  };
}

/** Webhooks and reconciliation may report the same payment, which is one alert for each reason. */
function alertKey(alert: PaymentAlert): string {
  return isInvoiceAtFault(alert) ? `${alert.reason}:invoice` : alert.reason;
}
