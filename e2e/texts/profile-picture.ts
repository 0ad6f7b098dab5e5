import { inEachLanguage, readDictionary } from '../support/dictionary';

export const profilePictureTexts = inEachLanguage((language) => {
  const talent = readDictionary(language, 'mf-talent', 'talent');
  return {
    add: talent('picture.add'),
    file: talent('picture.fileInput'),
    preview: talent('picture.preview'),
    save: talent('picture.save'),
  };
});
