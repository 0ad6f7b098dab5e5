import type { AskerLanguage } from '../answer/asker-language';
import { plansIn, servicesIn } from './offer-words';
import type { OwnPayment } from './own-facts';
import { nameIn, type Texts, toList, writeDay, writeRupiah } from './own-wording';

const shown = 3;
const asksReceipt = /\b(?:receipts?|invoices?|kuitansi|struk|faktur|nomor)\b|发票|收据/i;
const asksOpen =
  /\b(?:pending|open|unpaid|outstanding|waiting|tertunda|menunggu|belum (?:di)?bayar|belum lunas)\b|未付|待付/i;

const none: Texts = {
  en: 'You have no payments or orders yet.',
  id: 'Anda belum memiliki pembayaran atau pesanan.',
  zh: '您还没有付款或订单。',
};
const noneLikeThat: Texts = {
  en: 'You have no such payment. Your latest:',
  id: 'Tidak ada pembayaran seperti itu. Yang terbaru:',
  zh: '没有这样的付款。最近的记录：',
};
const latest: Texts = { en: 'Your latest payments:', id: 'Pembayaran terakhir Anda:', zh: '您最近的付款：' };

/** The payments the message asks for, the newest first. @param payments of the account, newest first */
export function writePayments(
  payments: readonly OwnPayment[],
  message: string,
  language: AskerLanguage,
): string {
  if (payments.length === 0) return none[language];
  const items: readonly string[] = [...plansIn(message), ...servicesIn(message)];
  const isAsked = ({ item, status, receipt }: OwnPayment) =>
    (items.length === 0 || items.includes(item)) &&
    (!asksReceipt.test(message) || receipt !== null) &&
    (!asksOpen.test(message) || status === 'pending');
  const found = payments.filter(isAsked);
  const lines = (found.length > 0 ? found : payments)
    .slice(0, shown)
    .map((payment) => writePayment(payment, language));
  return `${(found.length > 0 ? latest : noneLikeThat)[language]}\n${toList(lines)}`;
}

function writePayment(
  { name, amount, status, created_at: ordered, paid_at: paid, receipt }: OwnPayment,
  language: AskerLanguage,
): string {
  const about = `${nameIn(name, language)}, ${writeRupiah(amount, language)}`;
  const state = states[status](writeDay(paid ?? ordered, language))[language];
  const number = receipt ? receiptOf(receipt.number)[language] : '';
  return `${about}: ${state}${number}`;
}

const receiptOf = (number: string): Texts => ({
  en: `, receipt ${number}`,
  id: `, kuitansi ${number}`,
  zh: `，收据 ${number}`,
});
const states: Readonly<Record<OwnPayment['status'], (day: string) => Texts>> = {
  paid: (day) => ({ en: `paid on ${day}`, id: `lunas pada ${day}`, zh: `已于${day}付款` }),
  pending: (day) => ({
    en: `ordered on ${day}, the payment has not arrived yet`,
    id: `dipesan pada ${day}, pembayaran belum kami terima`,
    zh: `${day}下单，尚未收到付款`,
  }),
  expired: (day) => ({
    en: `ordered on ${day}, not paid in time`,
    id: `dipesan pada ${day}, tidak dibayar tepat waktu`,
    zh: `${day}下单，未按时付款`,
  }),
  refunded: (day) => ({
    en: `paid on ${day}, refunded`,
    id: `dibayar pada ${day}, dana dikembalikan`,
    zh: `${day}付款，已退款`,
  }),
};
