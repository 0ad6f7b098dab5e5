import type { Language } from '@sabi/contracts/language';

export const chatStatesTexts = {
  en: {
    message: 'Your message',
    question: 'What are the steps of a search?',
    answer: 'This is how a search goes:',
    apology:
      "I apologize, but I'm having trouble connecting right now. Please try again or contact our support team.",
    offline: 'You are offline. Your question is kept: try again once you are connected.',
    waiting: 'You are offline. The answer goes on once you are connected again.',
    retry: 'Try again',
    stop: 'Stop',
    stopped: 'Stopped here.',
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
    offline: 'Anda sedang offline. Pertanyaan Anda tetap tersimpan: coba lagi setelah terhubung kembali.',
    waiting: 'Anda sedang offline. Jawaban berlanjut setelah Anda terhubung kembali.',
    retry: 'Coba lagi',
    stop: 'Hentikan',
    stopped: 'Dihentikan di sini.',
    left: /^Sisa jawaban AI hari ini: (\d+) dari 100/,
    none: /^Jatah jawaban AI Anda hari ini sudah habis: 100 per hari .* mulai 24 Des 2026, \d\d\.05\.$/,
    half: 'Bagian pertama.',
    rest: 'Dan sisanya.',
  },
} as const satisfies Record<Language, unknown>;
