import type { Language } from '@sabi/contracts/language';

export const promoTexts = {
  en: {
    title: 'What brings you here?',
    offer: 'Limited offer',
    talent: 'I am looking for work',
    company: 'I am hiring',
    later: "I'll explore later",
    close: 'Close',
    blog: 'Blog',
  },
  id: {
    title: 'Apa yang Anda cari di sini?',
    offer: 'Penawaran terbatas',
    talent: 'Saya mencari kerja',
    company: 'Saya sedang merekrut',
    later: 'Nanti saja, saya lihat-lihat dulu',
    close: 'Tutup',
    blog: 'Blog',
  },
} as const satisfies Record<Language, unknown>;
