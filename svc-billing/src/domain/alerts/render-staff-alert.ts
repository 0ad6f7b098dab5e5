import type { Mail } from '@sabi/service-kit/mail/mailer';
import { renderStaffMail } from '@sabi/service-kit/mail/staff-mail';
import { isContradicted, isInvoiceAtFault, type PaymentAlert } from './payment-alert';
import {
  contradictedAdvice,
  contradictedHeadline,
  differingAdvice,
  parkedAdvice,
  staffAlertAdvices,
  staffAlertHeadlines,
} from './staff-alert-wording';

const headlineOf = (alert: PaymentAlert): string =>
  isContradicted(alert) ? contradictedHeadline : staffAlertHeadlines[alert.reason];

function adviceOn(alert: PaymentAlert): string {
  if (isContradicted(alert)) return contradictedAdvice;
  return isInvoiceAtFault(alert) ? differingAdvice : (staffAlertAdvices[alert.reason] ?? parkedAdvice);
}

/** English, the language of the staff. */
export function renderStaffAlert(id: string, alert: PaymentAlert, staffEmail: string): Mail {
  return renderStaffMail({
    id,
    to: staffEmail,
    subject: headlineOf(alert),
    facts: [
      ['Reason', alert.reason],
      ['Order', alert.order_id],
      ['Invoice', alert.invoice_id],
      ['Delivery', alert.delivery_id],
    ],
    message: `${adviceOn(alert)}\nHow: "For the staff" in the README of svc-billing.`,
  });
}
