import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const chat = readDictionary('mf-marketing', 'chat');

// Texts of the specification, section 8, are spelled out.

export const chatStatesTexts = {
  en: {
    message: 'Your message',
    question: 'What are the steps of a search?',
    answer: 'This is how a search goes:',
    apology:
      "I apologize, but I'm having trouble connecting right now. Please try again or contact our support team.",
    offline: chat.en('offline'),
    waiting: chat.en('waiting'),
    retry: chat.en('retry'),
    stop: chat.en('stop'),
    stopped: chat.en('stopped'),
    left: /^(\d+) of 100 AI answers left today/,
    none: /^Your AI answers for today are used up: 100 a day .* You can ask again from 24 Dec 2026, \d\d:05\.$/,
    half: 'The first half.',
    rest: 'And the rest.',
  },
  id: {
    message: 'Pesan Anda',
    question: 'Bagaimana proses pencariannya?',
    answer: 'Begini jalannya sebuah pencarian:',
    apology: 'Mohon maaf, sambungan sedang bermasalah. Silakan coba lagi atau hubungi tim dukungan kami.',
    offline: chat.id('offline'),
    waiting: chat.id('waiting'),
    retry: chat.id('retry'),
    stop: chat.id('stop'),
    stopped: chat.id('stopped'),
    left: /^Sisa jawaban AI hari ini: (\d+) dari 100/,
    none: /^Jatah jawaban AI Anda hari ini sudah habis: 100 per hari .* mulai 24 Des 2026, \d\d\.05\.$/,
    half: 'Bagian pertama.',
    rest: 'Dan sisanya.',
  },
} as const satisfies Record<Language, unknown>;
