import type { Language } from '@sabi/contracts/language';
import { en as purchaseEn } from '@sabi/purchase/texts/en';
import { id as purchaseId } from '@sabi/purchase/texts/id';
import { readDictionary, readTexts } from '../support/dictionary';

const plans = readDictionary('mf-talent', 'plans');
const purchase = readTexts({ en: purchaseEn, id: purchaseId });

// Texts of the specification, section 4, are spelled out.

export const purchaseCatalogueTexts = {
  en: {
    buy: 'Buy HR webinar',
    choose: 'Choose Basic',
    current: 'Your current plan',
    included: purchase.en('offers.included'),
    waiting: 'is waiting for your payment',
    replaces: 'The 30 days left of Basic are not carried over',
    plan: plans.en('current.title'),
    counts: ['CV and LinkedIn makeovers0/1', 'HR webinars0/2'],
  },
  id: {
    buy: 'Beli Webinar HR',
    choose: 'Pilih Basic',
    current: 'Paket Anda saat ini',
    included: purchase.id('offers.included'),
    waiting: 'menunggu pembayaran Anda',
    replaces: 'Sisa 30 hari Basic tidak ikut dialihkan',
    plan: plans.id('current.title'),
    counts: ['Perbaikan CV dan LinkedIn0/1', 'Webinar HR0/2'],
  },
} as const satisfies Record<Language, unknown>;
