import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const talent = readDictionary('mf-talent', 'talent');

export const profileImportTexts = {
  en: {
    linkedin: talent.en('resume.imports.linkedin.title'),
    linkedinFile: talent.en('resume.imports.linkedin.fileInput'),
    jsonResume: talent.en('resume.imports.jsonResume.title'),
    failed: talent.en('resume.imports.failed'),
    invalidZip: talent.en('resume.imports.linkedin.invalid'),
  },
  id: {
    linkedin: talent.id('resume.imports.linkedin.title'),
    linkedinFile: talent.id('resume.imports.linkedin.fileInput'),
    jsonResume: talent.id('resume.imports.jsonResume.title'),
    failed: talent.id('resume.imports.failed'),
    invalidZip: talent.id('resume.imports.linkedin.invalid'),
  },
} as const satisfies Record<Language, unknown>;
