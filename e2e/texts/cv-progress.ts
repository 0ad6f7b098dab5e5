import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const talent = readDictionary('mf-talent', 'talent');

export const cvProgressTexts = {
  en: { uploading: talent.en('resume.stages.uploading'), cancel: talent.en('resume.cancel') },
  id: { uploading: talent.id('resume.stages.uploading'), cancel: talent.id('resume.cancel') },
} as const satisfies Record<Language, unknown>;
