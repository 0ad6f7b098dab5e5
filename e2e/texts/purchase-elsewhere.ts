import type { Language } from '@sabi/contracts/language';
import { en as purchaseEn } from '@sabi/purchase/texts/en';
import { id as purchaseId } from '@sabi/purchase/texts/id';
import { readDictionary, readTexts } from '../support/dictionary';

const plans = readDictionary('mf-talent', 'plans');
const purchase = readTexts({ en: purchaseEn, id: purchaseId });

// Texts of the specification, section 4, are spelled out.

export const purchaseElsewhereTexts = {
  en: {
    plan: plans.en('current.title'),
    choose: 'Choose Basic',
    buy: 'Buy HR webinar',
    current: 'Your current plan',
    waiting: 'Basic is waiting for your payment',
    openPage: purchase.en('orders.pay'),
    paid: purchase.en('orders.paid'),
    paidText: 'Basic is yours now. Thank you!',
    makeovers: 'CV and LinkedIn makeovers0/1',
    webinarPaid: 'HR webinar is yours now. Thank you!',
    webinars: 'HR webinars0/2',
  },
  id: {
    plan: plans.id('current.title'),
    choose: 'Pilih Basic',
    buy: 'Beli Webinar HR',
    current: 'Paket Anda saat ini',
    waiting: 'Basic menunggu pembayaran Anda',
    openPage: purchase.id('orders.pay'),
    paid: purchase.id('orders.paid'),
    paidText: 'Basic sudah menjadi milik Anda. Terima kasih!',
    makeovers: 'Perbaikan CV dan LinkedIn0/1',
    webinarPaid: 'Webinar HR sudah menjadi milik Anda. Terima kasih!',
    webinars: 'Webinar HR0/2',
  },
} as const satisfies Record<Language, unknown>;
