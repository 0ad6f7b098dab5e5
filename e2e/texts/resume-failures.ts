import type { Language } from '@sabi/contracts/language';

/**
 * Specification, section 8. What a file alone can bring about is in `refused-files.spec.ts`; these depend on the operator
 * and on the model, so the end of the job is played.
 */
export const resumeFailuresTexts = {
  en: {
    title: 'CV Upload Failed',
    MISSING_API_KEY: 'Failed to parse CV. AI service is not configured. Please contact support.',
    OPENAI_ERROR:
      'Failed to parse CV. AI service is temporarily unavailable. Please try again in a few minutes.',
    other: 'Failed to parse CV. Please try again or contact support if the problem persists.',
    unexpected: 'CV parsing failed unexpectedly',
  },
  id: {
    title: 'Gagal Mengunggah CV',
    MISSING_API_KEY: 'CV tidak dapat dibaca. Layanan AI belum dikonfigurasi. Silakan hubungi tim dukungan.',
    OPENAI_ERROR:
      'CV tidak dapat dibaca. Layanan AI sedang tidak tersedia. Silakan coba lagi dalam beberapa menit.',
    other: 'CV tidak dapat dibaca. Silakan coba lagi, atau hubungi tim dukungan jika masalah berlanjut.',
    unexpected: 'Pembacaan CV terhenti karena kesalahan tak terduga',
  },
} as const satisfies Record<Language, unknown>;
