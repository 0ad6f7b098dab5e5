import type { Language } from '@sabi/contracts/language';

// Texts of the specification, section 8, are spelled out.

export const providerFailuresTexts = {
  en: {
    message: 'Your message',
    question: 'What are the steps of a search?',
    end: 'Onboarding.',
    apology:
      "I apologize, but I'm having trouble connecting right now. Please try again or contact our support team.",
  },
  id: {
    message: 'Pesan Anda',
    question: 'Bagaimana proses pencariannya?',
    end: 'orientasi kerja.',
    apology: 'Mohon maaf, sambungan sedang bermasalah. Silakan coba lagi atau hubungi tim dukungan kami.',
  },
} as const satisfies Record<Language, unknown>;
