import type { Language } from '@sabi/contracts/language';

export const consentTexts = {
  en: {
    title: 'Allow access to your account?',
    asks: (name: string, email: string) =>
      `${name} would like to use your Sabi account ${email}. It would be able to:`,
    scopes: ['know that it is you', 'see your name and your picture', 'see your email address'],
    leadsTo: (host: string) => `Your answer leads you to ${host}.`,
    allow: 'Allow',
  },
  id: {
    title: 'Izinkan akses ke akun Anda?',
    asks: (name: string, email: string) =>
      `${name} ingin menggunakan akun Sabi Anda ${email}. Aplikasi ini dapat:`,
    scopes: ['mengenali bahwa ini Anda', 'melihat nama dan foto Anda', 'melihat alamat email Anda'],
    leadsTo: (host: string) => `Setelah ini Anda akan dibawa ke ${host}.`,
    allow: 'Izinkan',
  },
} as const satisfies Record<Language, unknown>;
