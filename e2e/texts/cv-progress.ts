import { inEachLanguage, readDictionary } from '../support/dictionary';

export const cvProgressTexts = inEachLanguage((language) => {
  const talent = readDictionary(language, 'mf-talent', 'talent');
  return { uploading: talent('cv.stages.uploading'), cancel: talent('cv.cancel') };
});
