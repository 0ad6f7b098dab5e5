import { inEachLanguage, readDictionary } from '../support/dictionary';

export const profileImportTexts = inEachLanguage((language) => {
  const talent = readDictionary(language, 'mf-talent', 'talent');
  return {
    linkedin: talent('cv.imports.linkedin.title'),
    linkedinFile: talent('cv.imports.linkedin.fileInput'),
    jsonResume: talent('cv.imports.jsonResume.title'),
    jsonResumeFile: talent('cv.imports.jsonResume.fileInput'),
    failed: talent('cv.imports.failed'),
    invalidZip: talent('cv.imports.linkedin.invalid'),
  };
});
