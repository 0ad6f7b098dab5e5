import type { Language } from '@sabi/contracts/language';

export const providerFailuresTexts = {
  en: {
    message: 'Your message',
    question: 'What are the steps of a search?',
    end: 'Onboarding.',
    apology:
      "I apologize, but I'm having trouble connecting right now. Please try again or contact our support team.",
    open: 'Ask the AI consultant',
    cvText: 'Text of your CV',
    analyze: 'Analyze CV',
    title: 'Your CV analysis',
    close: 'Close',
    score: /^Score: \d+ of 100$/,
    basic: 'our rules alone have read your CV',
    failed: 'Failed to analyze CV',
  },
  id: {
    message: 'Pesan Anda',
    question: 'Bagaimana proses pencariannya?',
    end: 'orientasi kerja.',
    apology: 'Mohon maaf, sambungan sedang bermasalah. Silakan coba lagi atau hubungi tim dukungan kami.',
    open: 'Tanya konsultan AI',
    cvText: 'Teks CV Anda',
    analyze: 'Analisis CV',
    title: 'Analisis CV Anda',
    close: 'Tutup',
    score: /^Skor: \d+ dari 100$/,
    basic: 'CV Anda dibaca berdasarkan aturan kami saja',
    failed: 'CV gagal dianalisis',
  },
} as const satisfies Record<Language, unknown>;
