import type { Language } from '@sabi/contracts/language';

/** Questions known to the stand-in for the language model (`sandbox/ai`), with a part of each answer. */
export const scriptedChat = {
  en: {
    interview: { question: 'How do I prepare for an interview?', answer: 'prepare three short stories' },
    cv: { question: 'And my CV?', answer: 'begin with two sentences on who you are' },
    search: {
      question: 'What are the steps of a search?',
      answer: 'This is how a search goes:',
      end: 'Onboarding.',
    },
    plans: { question: 'Which plans are there?', answer: 'These are the plans and what they hold:' },
    price: {
      question: 'How much does the Pro plan cost, and what is the fee of each service in rupiah?',
      answer: 'Prices are shown on the talent solution page',
    },
  },
  id: {
    interview: { question: 'Bagaimana persiapan wawancara?', answer: 'siapkan tiga cerita singkat' },
    cv: { question: 'Lalu CV saya?', answer: 'mulailah dengan dua kalimat tentang diri Anda' },
    search: {
      question: 'Bagaimana proses pencariannya?',
      answer: 'Begini jalannya sebuah pencarian:',
      end: 'orientasi kerja.',
    },
    plans: { question: 'Ada paket apa saja?', answer: 'Inilah paket yang ada beserta isinya:' },
    price: {
      question: 'Berapa harga paket Pro, dan berapa biaya setiap layanan dalam rupiah?',
      answer: 'Harga ditampilkan di halaman solusi talenta',
    },
  },
} as const satisfies Record<Language, unknown>;
