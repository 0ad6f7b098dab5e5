import type { Language } from '@sabi/contracts/language';

export const purchaseTexts = {
  en: {
    plan: 'Your plan',
    choose: 'Choose Basic',
    current: 'Your current plan',
    buyWebinar: 'Buy HR webinar',
    opened: 'Payment Popup Opened',
    openedText: 'Complete your payment in the popup window.',
    waiting: 'Basic is waiting for your payment',
    paid: 'Payment received',
    paidText: 'HR webinar is yours now. Thank you!',
    consultations: 'Consultations',
    webinars: 'HR webinars',
  },
  id: {
    plan: 'Paket Anda',
    choose: 'Pilih Basic',
    current: 'Paket Anda saat ini',
    buyWebinar: 'Beli Webinar HR',
    opened: 'Jendela Pembayaran Dibuka',
    openedText: 'Selesaikan pembayaran Anda di jendela tersebut.',
    waiting: 'Basic menunggu pembayaran Anda',
    paid: 'Pembayaran diterima',
    paidText: 'Webinar HR sudah menjadi milik Anda. Terima kasih!',
    consultations: 'Konsultasi',
    webinars: 'Webinar HR',
  },
} as const satisfies Record<Language, unknown>;
