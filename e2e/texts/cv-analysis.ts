import { cvAnalysisTexts as analysisTexts } from '@sabi/shared-texts/cv-analysis';
import { createDictionary, inEachLanguage, readDictionary } from '../support/dictionary';

// Includes literal texts of the specification, sections 2 and 5.

export const cvAnalysisTexts = inEachLanguage((language, specified) => {
  const talentSolution = readDictionary(language, 'mf-marketing', 'talent-solution');
  const analysis = createDictionary(language, analysisTexts[language]);
  return {
    label: talentSolution('cv.label'),
    analyze: talentSolution('cv.analyze'),
    analyzing: talentSolution('cv.analyzing'),
    type: specified('Please upload a PDF, Word document, or text file.', analysis('faults.type')),
    ready: (fileName: string) => talentSolution('cv.ready', { fileName }),
    title: analysis('result.title'),
    signUp: specified('Sign Up to View Full Analysis', analysis('result.signUp')),
    close: analysis('result.close'),
    basic: analysis('result.basic'),
    jobOpen: talentSolution('cv.job.open'),
    job: talentSolution('cv.job.label'),
    match: analysis('report.match.title'),
    found: analysis('report.match.found'),
    near: analysis('report.match.near'),
    missing: analysis('report.match.missing'),
    score: (score: string) => analysis('report.score', { score }),
  };
});
