import type { Language } from '@sabi/contracts/language';
import { en as purchaseEn } from '@sabi/purchase/texts/en';
import { id as purchaseId } from '@sabi/purchase/texts/id';
import { readDictionary, readTexts } from '../support/dictionary';

const plans = readDictionary('mf-talent', 'plans');
const purchase = readTexts({ en: purchaseEn, id: purchaseId });

// Texts of the specification, sections 4 and 8, are spelled out.

export const purchaseTexts = {
  en: {
    plan: plans.en('current.title'),
    choose: 'Choose Basic',
    current: 'Your current plan',
    buyWebinar: 'Buy HR webinar',
    opened: 'Payment Popup Opened',
    openedText: 'Complete your payment in the popup window.',
    waiting: 'Basic is waiting for your payment',
    paid: purchase.en('orders.paid'),
    paidText: 'HR webinar is yours now. Thank you!',
    makeovers: plans.en('kinds.cv_makeover'),
    webinars: plans.en('kinds.webinar'),
  },
  id: {
    plan: plans.id('current.title'),
    choose: 'Pilih Basic',
    current: 'Paket Anda saat ini',
    buyWebinar: 'Beli Webinar HR',
    opened: 'Jendela Pembayaran Dibuka',
    openedText: 'Selesaikan pembayaran Anda di jendela tersebut.',
    waiting: 'Basic menunggu pembayaran Anda',
    paid: purchase.id('orders.paid'),
    paidText: 'Webinar HR sudah menjadi milik Anda. Terima kasih!',
    makeovers: plans.id('kinds.cv_makeover'),
    webinars: plans.id('kinds.webinar'),
  },
} as const satisfies Record<Language, unknown>;
