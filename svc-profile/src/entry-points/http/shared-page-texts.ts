import type { Language } from '@sabi/contracts/language';

interface Trouble {
  readonly title: string;
  readonly text: string;
}

interface SharedPageTexts {
  /** For a profile without a name. */
  readonly unnamed: string;
  readonly empty: string;
  /** Accessible name of the footer. */
  readonly name: string;
  readonly about: (until: string) => string;
  /** In its own language, for readers who cannot read the page's. */
  readonly inThisLanguage: string;
  readonly ended: Trouble;
  readonly limited: (minutes: number) => Trouble;
  readonly failed: Trouble;
}

export const sharedPageTexts: Readonly<Record<Language, SharedPageTexts>> = {
  en: {
    unnamed: 'Profile',
    empty: 'There is nothing in this profile yet.',
    name: 'About this page',
    about: (until) =>
      `The owner of this profile gave you this link. It works until ${until} unless they end it sooner. Please do not pass it on without asking.`,
    inThisLanguage: 'View in English',
    ended: {
      title: 'This link does not work any more',
      text: 'It may have ended, or its owner has taken it back. If you would still like to see the profile, please ask the person who sent it to you for a new link.',
    },
    limited: (minutes) => ({
      title: 'Too many attempts',
      text: `Several links that do not work were opened from your network. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    }),
    failed: {
      title: 'This page cannot be shown just now',
      text: 'Something went wrong on our side. Please reload the page in a moment.',
    },
  },
  id: {
    unnamed: 'Profil',
    empty: 'Profil ini belum berisi apa-apa.',
    name: 'Tentang halaman ini',
    about: (until) =>
      `Tautan ini diberikan kepada Anda oleh pemilik profil. Tautan berlaku sampai ${until}, kecuali pemiliknya mengakhirinya lebih awal. Mohon tidak meneruskannya tanpa izin.`,
    inThisLanguage: 'Lihat dalam bahasa Indonesia',
    ended: {
      title: 'Tautan ini sudah tidak berlaku',
      text: 'Masa berlakunya mungkin sudah habis, atau pemiliknya telah mencabutnya. Jika Anda masih ingin melihat profil ini, silakan minta tautan baru kepada orang yang mengirimkannya.',
    },
    limited: (minutes) => ({
      title: 'Terlalu banyak percobaan',
      text: `Beberapa tautan yang tidak berlaku dibuka dari jaringan Anda. Silakan coba lagi dalam ${minutes} menit.`,
    }),
    failed: {
      title: 'Halaman ini belum dapat ditampilkan',
      text: 'Ada gangguan di pihak kami. Silakan muat ulang halaman ini beberapa saat lagi.',
    },
  },
};
