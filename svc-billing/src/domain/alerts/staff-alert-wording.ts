import type { PaymentAlert } from './payment-alert';

/** English, the language of the staff. */
export const staffAlertHeadlines: Readonly<Record<PaymentAlert['reason'], string>> = {
  PAID_LATE: 'An order was paid after it had ended',
  BODY_REFUSED: 'A webhook of the payment provider was refused unread',
  BODY_UNREADABLE: 'A webhook of the payment provider cannot be read',
  ORDER_UNKNOWN: 'A payment names no order of ours',
  CURRENCY_MISMATCH: 'A payment came in another currency',
  AMOUNT_MISMATCH: 'A payment was of another amount',
  UNDERPAID: 'Less came than was to be paid',
  UNDERPAID_GRANTED: 'Less came than was to be paid for an order that is granted',
  INVOICE_UNKNOWN: 'The payment provider does not know an invoice it told of',
  INVOICE_MISMATCH: 'A payment names the order of another invoice',
  NOT_CONFIRMED: 'The payment provider does not confirm a payment',
  PAID_TWICE: 'An order was paid twice',
  GIVEN_UP: 'A webhook could not be worked on',
};
export const contradictedHeadline = 'A webhook tells of another amount or currency than its order has';

export const parkedAdvice =
  'Nothing was granted for it. Look it up at the payment provider; then replay what is parked, pay the money back there, or settle it with a note.';
export const contradictedAdvice =
  'It counts for nothing by itself: the comparison with the payment provider, which comes within 20 minutes, grants what the invoice shows as paid. Then settle this with a note. Pay nothing back, unless another mail says that the invoice itself differs from its order.';
export const differingAdvice =
  'The invoice itself differs from its order, and it is paid. Nothing was granted for it: pay it back at the payment provider and settle what is parked of it.';
/** Advice by reason; other reasons have that of parked deliveries. */
export const staffAlertAdvices: Partial<Record<PaymentAlert['reason'], string>> = {
  PAID_LATE:
    'It counted, and what was ordered is granted. The buyer may have bought the same again meanwhile: if so, pay one back.',
  UNDERPAID:
    'Nothing is granted for it from now on. Look up at the payment provider what came. If it was all, accept the payment; if not, pay it back there and settle this with a note. The buyer is told then.',
  UNDERPAID_GRANTED:
    'It is granted already, and stays so. Look up at the payment provider whether all of it came. If it did, settle this with a note; if not, pay it back there, refund the order and settle this.',
};
