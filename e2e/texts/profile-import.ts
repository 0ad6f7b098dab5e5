import type { Language } from '@sabi/contracts/language';

export const profileImportTexts = {
  en: {
    linkedin: 'Import from LinkedIn',
    linkedinFile: 'LinkedIn ZIP file',
    jsonResume: 'Import a JSON Resume',
    failed: 'The file could not be imported',
    invalidZip:
      'This is not a copy of your data from LinkedIn, or the file is damaged. Please choose the ZIP file as LinkedIn gave it to you.',
  },
  id: {
    linkedin: 'Impor dari LinkedIn',
    linkedinFile: 'File ZIP LinkedIn',
    jsonResume: 'Impor JSON Resume',
    failed: 'File tidak dapat diimpor',
    invalidZip:
      'Ini bukan salinan data Anda dari LinkedIn, atau filenya rusak. Silakan pilih file ZIP seperti yang Anda terima dari LinkedIn.',
  },
} as const satisfies Record<Language, unknown>;
