import { type Channel, type ChannelGroup, chooseChannels, paymentMethods } from './channels';
import type { Invoice } from './invoice';
import { accountNumber } from './payment-destination';

export interface Merchant {
  readonly name: string;
  /** Address of the payment page, without a trailing slash. */
  readonly url: string;
}

/** The merchant's account at the provider. */
export const merchantId = '5f0c1b2e8a9d4c3b7e6f5a41';

const toTime = (at: number) => new Date(at).toISOString();

/** An invoice in the API's form. The SDK requires the six lists. */
export function toInvoiceBody(invoice: Invoice, merchant: Merchant): Record<string, unknown> {
  const { id, request, status, createdAt, updatedAt, expiresAt, payment } = invoice;
  const available = chooseChannels(request.amount, request.payment_methods);
  const of = (group: ChannelGroup) => available.filter((channel) => channel.group === group);
  const {
    invoice_duration: _duration,
    payment_methods: _methods,
    reminder_time: _reminder,
    reminder_time_unit: _unit,
    ...echoed
  } = request;
  return {
    ...echoed,
    id,
    user_id: merchantId,
    status,
    merchant_name: merchant.name,
    merchant_profile_picture_url: `${merchant.url}/web/merchant.svg`,
    expiry_date: toTime(expiresAt),
    invoice_url: `${merchant.url}/web/${id}`,
    available_banks: of('bank').map((channel) => toBank(channel, invoice, merchant)),
    available_retail_outlets: of('retail').map(({ code }) => ({ retail_outlet_name: code })),
    available_ewallets: of('ewallet').map(({ code }) => ({ ewallet_type: code })),
    available_qr_codes: of('qr').map(({ code }) => ({ qr_code_type: code })),
    available_direct_debits: of('direct-debit').map(({ code }) => ({ direct_debit_type: code })),
    available_paylaters: of('paylater').map(({ code }) => ({ paylater_type: code })),
    should_exclude_credit_card: of('card').length === 0,
    created: toTime(createdAt),
    updated: toTime(updatedAt),
    ...(payment && { payment_method: paymentMethods[payment.channel.group] }),
  };
}

function toBank({ code }: Channel, { id, request }: Invoice, merchant: Merchant): Record<string, unknown> {
  return {
    bank_code: code,
    collection_type: 'POOL',
    bank_branch: 'Virtual Account',
    bank_account_number: accountNumber(id, code),
    account_holder_name: merchant.name.toUpperCase(),
    transfer_amount: request.amount,
    identity_amount: 0,
  };
}
