import type { Language } from '@sabi/contracts/language';

export const chatTexts = {
  en: {
    message: 'Your message',
    thinking: 'Thinking',
    unlock: 'Sign up to read this answer',
    gated: 'Sign up to continue chatting...',
    failed:
      "I apologize, but I'm having trouble connecting right now. Please try again or contact our support team.",
    open: 'Ask the AI consultant',
    close: 'Close the chat',
    questions: ['How do I prepare for an interview?', 'And my CV?', 'What are the steps of a search?'],
    stop: 'Stop',
    stopped: 'Stopped here.',
    plans: 'Which plans are there?',
    firstOfPlans: 'These are the plans and what they hold:',
    lastOfPlans: 'Private HR session',
    answers: [
      'prepare three short stories',
      'begin with two sentences on who you are',
      'This is how a search goes:',
    ],
  },
  id: {
    message: 'Pesan Anda',
    thinking: 'Sedang berpikir',
    unlock: 'Daftar untuk membaca jawaban ini',
    gated: 'Daftar untuk melanjutkan obrolan...',
    failed: 'Mohon maaf, sambungan sedang bermasalah. Silakan coba lagi atau hubungi tim dukungan kami.',
    open: 'Tanya konsultan AI',
    close: 'Tutup obrolan',
    questions: ['Bagaimana persiapan wawancara?', 'Lalu CV saya?', 'Bagaimana proses pencariannya?'],
    stop: 'Hentikan',
    stopped: 'Dihentikan di sini.',
    plans: 'Ada paket apa saja?',
    firstOfPlans: 'Inilah paket yang ada beserta isinya:',
    lastOfPlans: 'Sesi privat HR',
    answers: [
      'siapkan tiga cerita singkat',
      'mulailah dengan dua kalimat tentang diri Anda',
      'Begini jalannya sebuah pencarian:',
    ],
  },
} as const satisfies Record<Language, unknown>;
