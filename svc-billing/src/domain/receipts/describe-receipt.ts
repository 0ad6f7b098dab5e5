import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { intlLocales, type Language } from '@sabi/contracts/language';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { containedTax, type StoredReceipt } from './receipt';
import { receiptLabels } from './receipt-labels';

interface Row {
  readonly label: string;
  readonly value: string;
}

/** Content of a receipt in page order. */
export interface ReceiptContent {
  readonly language: Language;
  /** Title of the document. */
  readonly name: string;
  readonly issuedAt: Date;
  readonly seller: { readonly name: string; readonly details: readonly string[] };
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly values: readonly string[] }[];
  readonly item: string;
  readonly prices: readonly Row[];
  readonly total: Row;
  /** Empty without tax. */
  readonly taxes: readonly Row[];
  readonly payment: string;
  readonly refund: string | null;
  readonly closing: string;
}

export function describeReceipt(receipt: StoredReceipt, language: Language): ReceiptContent {
  const labels = receiptLabels[language];
  const { seller } = receipt;
  const { moment } = phrases[language];
  return {
    language,
    name: `${labels.title} ${receipt.number}`,
    issuedAt: receipt.issued_at,
    seller: {
      name: seller.name,
      details: [seller.address, seller.tax_number && labels.taxNumber(seller.tax_number)].filter(isText),
    },
    title: labels.title,
    facts: describeFacts(receipt, language),
    item: receipt.item_name[language],
    prices: describePrices(receipt, language),
    total: { label: labels.total, value: formatRupiah(receipt.amount) },
    taxes: describeTaxes(receipt, language),
    payment: labels.paid(moment(receipt.paid_at), receipt.payment_channel ?? null),
    refund: receipt.refunded_at ? labels.refunded(moment(receipt.refunded_at)) : null,
    closing: labels.made,
  };
}

function describeFacts(receipt: StoredReceipt, language: Language): ReceiptContent['facts'] {
  const labels = receiptLabels[language];
  const { buyer } = receipt;
  return [
    { label: labels.number, values: [receipt.number] },
    { label: labels.date, values: [dayOf(receipt.issued_at, language)] },
    ...(buyer ? [{ label: labels.buyer, values: [buyer.name ?? '', buyer.email] }] : []),
    { label: labels.order, values: [receipt.order_id] },
  ];
}

function describePrices(receipt: StoredReceipt, language: Language): Row[] {
  const labels = receiptLabels[language];
  const { list_price: list, price, amount, voucher_code: code } = receipt;
  const first = Math.max(list, price);
  const less = (label: string, reduction: number) =>
    reduction > 0 ? [{ label, value: `−${formatRupiah(reduction)}` }] : [];
  return [
    { label: labels.listPrice, value: formatRupiah(first) },
    ...less(labels.reduction, first - price),
    ...less(labels.voucher(code ?? ''), price - amount),
  ];
}

function describeTaxes(receipt: StoredReceipt, language: Language): Row[] {
  const labels = receiptLabels[language];
  if (receipt.tax_percent === 0) return [];
  const { net, tax } = containedTax(receipt);
  return [
    { label: labels.net, value: formatRupiah(net) },
    { label: labels.tax(receipt.tax_percent), value: formatRupiah(tax) },
  ];
}

const isText = (text: string | null | undefined): text is string => Boolean(text);

function dayOf(date: Date, language: Language): string {
  const format = { dateStyle: 'long', timeZone: 'Asia/Jakarta' } as const;
  return new Intl.DateTimeFormat(intlLocales[language], format).format(date);
}
