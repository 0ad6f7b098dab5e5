import type { Language } from '@sabi/contracts/language';

interface AvailabilityMailWording {
  readonly subject: (name: string) => string;
  readonly summary: (name: string) => string;
  readonly next: string;
  readonly button: string;
  readonly footer: string;
}

export const availabilityMailWordings: Readonly<Record<Language, AvailabilityMailWording>> = {
  en: {
    subject: (name) => `Now available: ${name}`,
    summary: (name) => `You asked us to email you once this is available: ${name}. It is now.`,
    next: 'Your dashboard shows the plans and services with it.',
    button: 'Open my dashboard',
    footer: 'You asked for this mail with your account at Sabi. We send it once.',
  },
  id: {
    subject: (name) => `Sudah tersedia: ${name}`,
    summary: (name) => `Anda meminta kami memberi tahu saat ini tersedia: ${name}. Sekarang sudah tersedia.`,
    next: 'Dasbor Anda menampilkan paket dan layanan yang mencakupnya.',
    button: 'Buka dasbor saya',
    footer: 'Anda meminta email ini lewat akun Anda di Sabi. Kami mengirimnya satu kali.',
  },
};
