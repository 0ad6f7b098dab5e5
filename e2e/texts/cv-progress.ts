import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const talent = readDictionary('mf-talent', 'talent');

export const cvProgressTexts = {
  en: { uploading: talent.en('cv.stages.uploading'), cancel: talent.en('cv.cancel') },
  id: { uploading: talent.id('cv.stages.uploading'), cancel: talent.id('cv.cancel') },
} as const satisfies Record<Language, unknown>;
