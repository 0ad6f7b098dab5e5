import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { priceOf } from '@sabi/svc-billing/catalogue';
import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';
import { readMenuLabel } from '../support/menu-labels';
import { nameOffer } from '../support/offers';

/** In the format of a document's text. */
const proPrice = formatRupiah(priceOf('pro')).replace('\u00a0', ' ');

/** Written by svc-billing. */
const receiptTexts = {
  en: { title: 'Receipt', total: 'Total paid', refunded: 'The amount was paid back on' },
  id: { title: 'Kuitansi', total: 'Total dibayar', refunded: 'Dana telah dikembalikan pada' },
};

export const paymentsTexts = inEachLanguage((language) => {
  const payments = readDictionary(language, 'mf-talent', 'payments');
  const plans = readDictionary(language, 'mf-talent', 'plans');
  const [pro, consultation] = [nameOffer(language, 'pro'), nameOffer(language, 'career-consultation')];
  const { title, total, refunded } = receiptTexts[language];
  return {
    menu: readMenuLabel(language, 'account', '/profile/payments'),
    have: payments('have.title'),
    history: payments('history.title'),
    statement: payments('statement.title'),
    receipts: payments('receipts.title'),
    waiting: `${pro} ${payments('history.states.pending')}`,
    paid: `${pro} ${payments('history.states.paid')}`,
    expired: `${nameOffer(language, 'hr-webinar')} ${payments('history.states.expired')}`,
    refunded: `${pro} ${payments('history.states.refunded')}`,
    cancelled: `${consultation} ${payments('history.states.cancelled')}`,
    news: payments('news.paid'),
    endedUnpaid: patternOf(payments, 'history.expiredAt'),
    cancelledText: patternOf(payments, 'history.cancelledAt'),
    paidWith: patternOf(payments, 'history.paidWith', {
      channel: payments('history.channel', { name: 'OVO', kind: payments('history.kinds.ewallet') }),
    }),
    used: payments('statement.usedFor', { reference: 'Warehouse manager' }),
    usedLine: `−2${plans('kinds.cv_makeover')}${payments('statement.balance', { count: 1 })}`,
    refundLine: payments('statement.refunded', { name: pro }),
    download: new RegExp(String.raw`^${payments('receipts.download')} \d{4}/\d{6}$`),
    receipt: [title, proPrice, total],
    refundedReceipt: refunded,
    cancel: `${payments('history.cancel')} ${consultation}`,
    confirm: payments('cancel.confirm'),
  };
});
