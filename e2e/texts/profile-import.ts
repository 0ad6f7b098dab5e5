import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const talent = readDictionary('mf-talent', 'talent');

export const profileImportTexts = {
  en: {
    linkedin: talent.en('cv.imports.linkedin.title'),
    linkedinFile: talent.en('cv.imports.linkedin.fileInput'),
    jsonResume: talent.en('cv.imports.jsonResume.title'),
    failed: talent.en('cv.imports.failed'),
    invalidZip: talent.en('cv.imports.linkedin.invalid'),
  },
  id: {
    linkedin: talent.id('cv.imports.linkedin.title'),
    linkedinFile: talent.id('cv.imports.linkedin.fileInput'),
    jsonResume: talent.id('cv.imports.jsonResume.title'),
    failed: talent.id('cv.imports.failed'),
    invalidZip: talent.id('cv.imports.linkedin.invalid'),
  },
} as const satisfies Record<Language, unknown>;
