import type { CvParseErrorCode } from '@sabi/contracts/cv';

/** Texts of the CV parser: specification, section 8. */
export const parsedText =
  'CV uploaded and parsed successfully! Your profile has been updated with the extracted information.';

const causes: Record<CvParseErrorCode, string> = {
  MISSING_API_KEY: 'AI service is not configured. Please contact support.',
  NO_TEXT_EXTRACTED:
    'Unable to extract text from your PDF. Please ensure your file contains selectable text or try a different format.',
  OPENAI_ERROR: 'AI service is temporarily unavailable. Please try again in a few minutes.',
  INVALID_FILE: 'Invalid file format. Please use PDF, DOC, or DOCX files only.',
};
const unknownCause = 'Please try again or contact support if the problem persists.';

export function failedText(code: CvParseErrorCode | null): string {
  return `Failed to parse CV. ${code ? causes[code] : unknownCause}`;
}
