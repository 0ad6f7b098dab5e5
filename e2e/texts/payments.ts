import type { Language } from '@sabi/contracts/language';
import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { priceOf } from '@sabi/svc-billing/catalogue';
import { readDictionary } from '../support/dictionary';

const payments = readDictionary('mf-talent', 'payments');

/** As a document's text has it. */
const proPrice = formatRupiah(priceOf('pro')).replace('\u00a0', ' ');

export const paymentsTexts = {
  en: {
    menu: 'Plans & payments',
    have: payments.en('have.title'),
    history: payments.en('history.title'),
    statement: payments.en('statement.title'),
    receipts: payments.en('receipts.title'),
    waiting: /^Pro Waiting for payment$/,
    paid: /^Pro Paid$/,
    expired: /^HR webinar Expired$/,
    refunded: /^Pro Refunded$/,
    cancelled: /^Career consultation Given up$/,
    news: payments.en('news.paid'),
    notCharged: 'Nothing was charged.',
    channel: 'by OVO (e-wallet)',
    used: 'Used for “Warehouse manager”',
    usedLine: '−2CV and LinkedIn makeovers1 left then',
    refundLine: 'Pro was refunded',
    download: /^Download receipt \d{4}\/\d{6}$/,
    receipt: ['Receipt', proPrice, 'Total paid'],
    refundedReceipt: 'The amount was paid back on',
    cancel: 'Give up Career consultation',
    confirm: payments.en('cancel.confirm'),
  },
  id: {
    menu: 'Paket & pembayaran',
    have: payments.id('have.title'),
    history: payments.id('history.title'),
    statement: payments.id('statement.title'),
    receipts: payments.id('receipts.title'),
    waiting: /^Pro Menunggu pembayaran$/,
    paid: /^Pro Lunas$/,
    expired: /^Webinar HR Kedaluwarsa$/,
    refunded: /^Pro Dana dikembalikan$/,
    cancelled: /^Konsultasi karier Dibatalkan$/,
    news: payments.id('news.paid'),
    notCharged: 'Tidak ada biaya yang ditagih.',
    channel: 'melalui OVO (dompet digital)',
    used: 'Dipakai untuk “Warehouse manager”',
    usedLine: '−2Perbaikan CV dan LinkedInsisa 1',
    refundLine: 'Dana untuk Pro dikembalikan',
    download: /^Unduh kuitansi \d{4}\/\d{6}$/,
    receipt: ['Kuitansi', proPrice, 'Total dibayar'],
    refundedReceipt: 'Dana telah dikembalikan pada',
    cancel: 'Batalkan Konsultasi karier',
    confirm: payments.id('cancel.confirm'),
  },
} as const satisfies Record<Language, unknown>;
