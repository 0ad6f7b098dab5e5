import type { Language } from '@sabi/contracts/language';

export const visitorSeesNoPriceTexts = {
  en: {
    question: 'How much does the Pro plan cost, and what is the fee of each service in rupiah?',
    answer: 'Prices are shown on the talent solution page',
    message: 'Your message',
    open: 'Ask the AI consultant',
    cv: 'Text of your CV',
    result: 'Your CV analysis',
    closeChat: 'Close the chat',
  },
  id: {
    question: 'Berapa harga paket Pro, dan berapa biaya setiap layanan dalam rupiah?',
    answer: 'Harga ditampilkan di halaman solusi talenta',
    message: 'Pesan Anda',
    open: 'Tanya konsultan AI',
    cv: 'Teks CV Anda',
    result: 'Analisis CV Anda',
    closeChat: 'Tutup obrolan',
  },
} as const satisfies Record<Language, unknown>;
