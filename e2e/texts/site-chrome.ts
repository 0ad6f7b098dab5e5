import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const shell = readDictionary('shell', 'shell');

// Texts of the specification, section 2, are spelled out.

export const siteChromeTexts = {
  en: {
    links: ['Home', 'Talent solution', 'Company solution', 'Blog', 'Contact'],
    footer: ['Home', 'Talent solution', 'Company solution', 'Blog', 'Contact', 'Event'],
    login: 'Login',
    social: ['Facebook', 'Twitter', 'Instagram'],
    whatsApp: shell.en('whatsapp.label'),
    greeting: shell.en('whatsapp.greeting'),
    other: 'Bahasa Indonesia',
    missing: 'Oops! Page not found',
    home: 'Return to Home',
  },
  id: {
    links: ['Beranda', 'Solusi talenta', 'Solusi perusahaan', 'Blog', 'Kontak'],
    footer: ['Beranda', 'Solusi talenta', 'Solusi perusahaan', 'Blog', 'Kontak', 'Acara'],
    login: 'Masuk',
    social: ['Facebook', 'Twitter', 'Instagram'],
    whatsApp: shell.id('whatsapp.label'),
    greeting: shell.id('whatsapp.greeting'),
    other: 'English',
    missing: 'Ups! Halaman tidak ditemukan',
    home: 'Kembali ke Beranda',
  },
} as const satisfies Record<Language, unknown>;
