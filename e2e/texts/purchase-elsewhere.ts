import type { Language } from '@sabi/contracts/language';

export const purchaseElsewhereTexts = {
  en: {
    plan: 'Your plan',
    choose: 'Choose Basic',
    buy: 'Buy HR webinar',
    current: 'Your current plan',
    waiting: 'Basic is waiting for your payment',
    openPage: 'Open the payment page',
    paid: 'Payment received',
    paidText: 'Basic is yours now. Thank you!',
    consultations: 'Consultations0/1',
    webinarPaid: 'HR webinar is yours now. Thank you!',
    webinars: 'HR webinars0/2',
  },
  id: {
    plan: 'Paket Anda',
    choose: 'Pilih Basic',
    buy: 'Beli Webinar HR',
    current: 'Paket Anda saat ini',
    waiting: 'Basic menunggu pembayaran Anda',
    openPage: 'Buka halaman pembayaran',
    paid: 'Pembayaran diterima',
    paidText: 'Basic sudah menjadi milik Anda. Terima kasih!',
    consultations: 'Konsultasi0/1',
    webinarPaid: 'Webinar HR sudah menjadi milik Anda. Terima kasih!',
    webinars: 'Webinar HR0/2',
  },
} as const satisfies Record<Language, unknown>;
