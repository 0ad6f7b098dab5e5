import type { Language } from '@sabi/contracts/language';

/** Texts that no other test shares. */
export const scriptOffTexts = {
  en: {
    sent: 'Success!',
    contact: 'Send message',
    consult: 'Ask the AI consultant',
    cv: {
      box: 'Text of your CV',
      submit: 'Analyze CV',
      refused: 'Your CV has not been analyzed',
    },
    search: { label: 'Search the articles', submit: 'Search', found: '3 articles found', query: 'logistics' },
    needsScript: 'This page needs JavaScript.',
    notSent: 'Your form has not been sent',
  },
  id: {
    sent: 'Berhasil!',
    contact: 'Kirim pesan',
    consult: 'Tanya konsultan AI',
    cv: {
      box: 'Teks CV Anda',
      submit: 'Analisis CV',
      refused: 'CV Anda belum dianalisis',
    },
    search: { label: 'Cari artikel', submit: 'Cari', found: 'artikel ditemukan', query: 'logistik' },
    needsScript: 'Halaman ini memerlukan JavaScript.',
    notSent: 'Formulir Anda belum terkirim',
  },
} as const satisfies Record<Language, unknown>;
