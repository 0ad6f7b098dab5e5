import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const talent = readDictionary('mf-talent', 'talent');

export const profilePictureTexts = {
  en: {
    add: talent.en('picture.add'),
    file: talent.en('picture.fileInput'),
    preview: talent.en('picture.preview'),
    save: talent.en('picture.save'),
  },
  id: {
    add: talent.id('picture.add'),
    file: talent.id('picture.fileInput'),
    preview: talent.id('picture.preview'),
    save: talent.id('picture.save'),
  },
} as const satisfies Record<Language, unknown>;
