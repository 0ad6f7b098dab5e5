import type { Mail } from '@sabi/service-kit/mail/mailer';
import { renderStaffMail } from '@sabi/service-kit/mail/staff-mail';
import type { PaymentAlert } from '../alerts/payment-alert';

const headlines: Readonly<Record<PaymentAlert['reason'], string>> = {
  PAID_LATE: 'An order was paid after it had ended',
  BODY_UNREADABLE: 'A webhook of the payment provider cannot be read',
  ORDER_UNKNOWN: 'A payment names no order of ours',
  CURRENCY_MISMATCH: 'A payment came in another currency',
  AMOUNT_MISMATCH: 'A payment was of another amount',
  INVOICE_UNKNOWN: 'The payment provider does not know an invoice it told of',
  INVOICE_MISMATCH: 'A payment names the order of another invoice',
  NOT_CONFIRMED: 'The payment provider does not confirm a payment',
  PAID_TWICE: 'An order was paid twice',
  GIVEN_UP: 'A webhook could not be worked on',
};

const lateAdvice =
  'It counted, and what was ordered is granted. The buyer may have bought the same again meanwhile: if so, pay one back.';
const parkedAdvice =
  'Nothing was granted for it. Look it up at the payment provider; then replay what is parked, pay the money back there, or settle it with a note.';

/** Tells the staff of a payment that waits for a person, in the language they work in. */
export function renderStaffAlert(id: string, alert: PaymentAlert, staffEmail: string): Mail {
  const isLate = alert.reason === 'PAID_LATE';
  return renderStaffMail({
    id,
    to: staffEmail,
    subject: headlines[alert.reason],
    facts: [
      ['Reason', alert.reason],
      ['Order', alert.order_id],
      ['Invoice', alert.invoice_id],
      ['Delivery', alert.delivery_id],
    ],
    message: `${isLate ? lateAdvice : parkedAdvice}\nHow: "For the staff" in the README of svc-billing.`,
  });
}
