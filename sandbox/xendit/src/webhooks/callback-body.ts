import type { ChannelGroup } from '../invoices/channels';
import { paymentMethods } from '../invoices/channels';
import type { Invoice } from '../invoices/invoice';
import { merchantId } from '../invoices/invoice-body';
import { accountNumber, paymentCode } from '../invoices/payment-destination';

/** Content of a webhook, in snake case. */
export type CallbackBody = Readonly<Record<string, unknown>>;

const toTime = (at: number) => new Date(at).toISOString();

/** An InvoiceCallback of the SDK. A payment is reported as PAID, however late, unless a test asks for EXPIRED. */
export function toCallbackBody(invoice: Invoice, merchantName: string): CallbackBody {
  const { id, request, status, createdAt, updatedAt, payment } = invoice;
  return {
    id,
    external_id: request.external_id,
    user_id: merchantId,
    is_high: false,
    status: payment && status === 'EXPIRED' && !payment.isWebhookExpired ? 'PAID' : status,
    merchant_name: merchantName,
    amount: request.amount,
    created: toTime(createdAt),
    updated: toTime(updatedAt),
    currency: request.currency,
    ...pick(request, ['payer_email', 'description', 'success_redirect_url', 'failure_redirect_url']),
    ...pick(request, ['items', 'fees', 'should_authenticate_credit_card']),
    ...(payment && {
      paid_amount: payment.amount,
      paid_at: toTime(payment.paidAt),
      payment_id: payment.id,
      payment_method: paymentMethods[payment.channel.group],
      payment_channel: payment.channel.code,
      ...toDestination(payment.channel, id),
    }),
  };
}

function toDestination({ code, group }: { code: string; group: ChannelGroup }, id: string): CallbackBody {
  if (group === 'bank') return { bank_code: code, payment_destination: accountNumber(id, code) };
  if (group === 'retail') return { payment_destination: paymentCode(id, code) };
  if (group === 'ewallet') return { ewallet_type: code };
  if (group === 'card') return { credit_card_charge_id: id };
  return group === 'qr' ? { payment_details: { receipt_id: id.slice(-12), source: 'GOPAY' } } : {};
}

function pick<T extends object>(from: T, names: readonly (keyof T)[]): Partial<T> {
  return Object.fromEntries(
    names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]),
  ) as Partial<T>;
}
