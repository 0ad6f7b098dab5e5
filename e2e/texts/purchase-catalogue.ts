import type { Language } from '@sabi/contracts/language';

export const purchaseCatalogueTexts = {
  en: {
    buy: 'Buy HR webinar',
    choose: 'Choose Basic',
    current: 'Your current plan',
    included: 'Included',
    waiting: 'is waiting for your payment',
    replaces: 'The 30 days left of Basic are not carried over',
    plan: 'Your plan',
    counts: ['Consultations0/1', 'HR webinars0/2'],
  },
  id: {
    buy: 'Beli Webinar HR',
    choose: 'Pilih Basic',
    current: 'Paket Anda saat ini',
    included: 'Sudah termasuk',
    waiting: 'menunggu pembayaran Anda',
    replaces: 'Sisa 30 hari Basic tidak ikut dialihkan',
    plan: 'Paket Anda',
    counts: ['Konsultasi0/1', 'Webinar HR0/2'],
  },
} as const satisfies Record<Language, unknown>;
