import type { Language } from '@sabi/contracts/language';

export const chatTexts = {
  en: {
    message: 'Your message',
    unlock: 'Sign up to read this answer',
    open: 'Ask the AI consultant',
    close: 'Close the chat',
    questions: ['How do I prepare for an interview?', 'And my CV?', 'What are the steps of a search?'],
    plans: 'Which plans are there?',
    firstOfPlans: 'These are the plans and what they hold:',
    lastOfPlans: 'Private HR session',
    answers: [
      'prepare three short stories',
      'begin with two sentences on who you are',
      'This is how a search goes:',
    ],
    person: 'Talk to a person',
    write: 'Write a message',
    heading: 'From my chat with the AI consultant:',
    field: 'Message',
  },
  id: {
    message: 'Pesan Anda',
    unlock: 'Daftar untuk membaca jawaban ini',
    open: 'Tanya konsultan AI',
    close: 'Tutup obrolan',
    questions: ['Bagaimana persiapan wawancara?', 'Lalu CV saya?', 'Bagaimana proses pencariannya?'],
    plans: 'Ada paket apa saja?',
    firstOfPlans: 'Inilah paket yang ada beserta isinya:',
    lastOfPlans: 'Sesi privat HR',
    answers: [
      'siapkan tiga cerita singkat',
      'mulailah dengan dua kalimat tentang diri Anda',
      'Begini jalannya sebuah pencarian:',
    ],
    person: 'Bicara dengan konsultan kami',
    write: 'Tulis pesan',
    heading: 'Dari obrolan saya dengan konsultan AI:',
    field: 'Pesan',
  },
} as const satisfies Record<Language, unknown>;
