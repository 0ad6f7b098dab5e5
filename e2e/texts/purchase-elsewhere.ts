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
    applications: 'Job applications0/25',
    failed: 'Payment Error',
    offline: 'You are offline, or we cannot be reached. Please try again.',
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
    applications: 'Lamaran kerja0/25',
    failed: 'Kesalahan Pembayaran',
    offline: 'Anda sedang offline, atau kami tidak dapat dihubungi. Silakan coba lagi.',
  },
} as const satisfies Record<Language, unknown>;
