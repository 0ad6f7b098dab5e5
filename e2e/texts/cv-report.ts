import { cvAnalysisTexts } from '@sabi/shared-texts/cv-analysis';
import { createDictionary, inEachLanguage, readDictionary } from '../support/dictionary';

export const cvReportTexts = inEachLanguage((language) => {
  const cvReport = readDictionary(language, 'mf-talent', 'cv-report');
  const analysis = createDictionary(language, cvAnalysisTexts[language]);
  const talent = readDictionary(language, 'mf-talent', 'talent');
  return {
    link: talent('cv.analyze'),
    first: cvReport('run.first'),
    again: cvReport('run.again'),
    report: cvReport('report.title'),
    job: cvReport('job.label'),
    match: analysis('report.match.title'),
    forget: cvReport('report.forget'),
    forgotten: cvReport('report.forgotten'),
  };
});
