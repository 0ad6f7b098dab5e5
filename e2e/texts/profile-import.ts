import type { Language } from '@sabi/contracts/language';

export const profileImportTexts = {
  en: {
    linkedin: 'Import from LinkedIn',
    linkedinFile: 'LinkedIn ZIP file',
    jsonResume: 'Import a JSON Resume',
    jsonFile: 'JSON Resume file',
    failed: 'The file could not be imported',
    invalidZip:
      'This is not a copy of your data from LinkedIn, or the file is damaged. Please choose the ZIP file as LinkedIn gave it to you.',
    invalidJson:
      'This is no JSON Resume, or the file is damaged. Please choose the JSON file as the other program gave it to you.',
    tooLarge: 'File size must be less than 10MB.',
  },
  id: {
    linkedin: 'Impor dari LinkedIn',
    linkedinFile: 'File ZIP LinkedIn',
    jsonResume: 'Impor JSON Resume',
    jsonFile: 'File JSON Resume',
    failed: 'File tidak dapat diimpor',
    invalidZip:
      'Ini bukan salinan data Anda dari LinkedIn, atau filenya rusak. Silakan pilih file ZIP seperti yang Anda terima dari LinkedIn.',
    invalidJson:
      'Ini bukan JSON Resume, atau filenya rusak. Silakan pilih file JSON seperti yang Anda terima dari aplikasi lain.',
    tooLarge: 'Ukuran file harus kurang dari 10MB.',
  },
} as const satisfies Record<Language, unknown>;
