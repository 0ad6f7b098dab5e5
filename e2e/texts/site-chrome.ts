import type { Language } from '@sabi/contracts/language';

export const siteChromeTexts = {
  en: {
    links: ['Home', 'Talent solution', 'Company solution', 'Blog', 'Contact'],
    footer: ['Home', 'Talent solution', 'Company solution', 'Blog', 'Contact', 'Event'],
    login: 'Login',
    social: ['Facebook', 'Twitter', 'Instagram'],
    whatsApp: 'Chat with us on WhatsApp (opens in a new tab)',
    greeting: 'Hello Sabi, I would like to know more about your services.',
    other: 'Bahasa Indonesia',
    missing: 'Oops! Page not found',
    home: 'Return to Home',
  },
  id: {
    links: ['Beranda', 'Solusi talenta', 'Solusi perusahaan', 'Blog', 'Kontak'],
    footer: ['Beranda', 'Solusi talenta', 'Solusi perusahaan', 'Blog', 'Kontak', 'Acara'],
    login: 'Masuk',
    social: ['Facebook', 'Twitter', 'Instagram'],
    whatsApp: 'Chat dengan kami di WhatsApp (terbuka di tab baru)',
    greeting: 'Halo Sabi, saya ingin tahu lebih banyak tentang layanan Anda.',
    other: 'English',
    missing: 'Ups! Halaman tidak ditemukan',
    home: 'Kembali ke Beranda',
  },
} as const satisfies Record<Language, unknown>;
