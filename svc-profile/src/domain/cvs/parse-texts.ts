import type { CvParseErrorCode } from '@sabi/contracts/cv/parsed-cv';
import type { Language } from '@sabi/contracts/language';

/** Texts of the CV parser: specification, section 8. */
export const parsedText =
  'CV uploaded and parsed successfully! Your profile has been updated with the extracted information.';

type Causes = Readonly<Record<CvParseErrorCode | 'other', string>>;

const causes: Readonly<Record<Language, Causes>> = {
  en: {
    MISSING_API_KEY: 'AI service is not configured. Please contact support.',
    NO_TEXT_EXTRACTED:
      'Unable to extract text from your PDF. Please ensure your file contains selectable text or try a different format.',
    OPENAI_ERROR: 'AI service is temporarily unavailable. Please try again in a few minutes.',
    INVALID_FILE: 'Invalid file format. Please use PDF, DOC, or DOCX files only.',
    other: 'Please try again or contact support if the problem persists.',
  },
  id: {
    MISSING_API_KEY: 'Layanan AI belum dikonfigurasi. Silakan hubungi tim dukungan.',
    NO_TEXT_EXTRACTED:
      'Teks tidak dapat diambil dari PDF Anda. Pastikan teks di dalam file dapat dipilih, atau coba format lain.',
    OPENAI_ERROR: 'Layanan AI sedang tidak tersedia. Silakan coba lagi dalam beberapa menit.',
    INVALID_FILE: 'Format file tidak valid. Silakan gunakan file PDF, DOC, atau DOCX saja.',
    other: 'Silakan coba lagi, atau hubungi tim dukungan jika masalah berlanjut.',
  },
};

export function causeText(code: CvParseErrorCode | null, language: Language): string {
  return causes[language][code ?? 'other'];
}

/** In English: contract of the parser. */
export function failedText(code: CvParseErrorCode | null): string {
  return `Failed to parse CV. ${causeText(code, 'en')}`;
}
