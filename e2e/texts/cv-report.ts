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
    review: (fileName: string) => cvReport('run.title', { fileName }),
    report: cvReport('report.title'),
    job: cvReport('job.label'),
    changes: analysis('report.improvements'),
    /** Of the ring, without its number. */
    score: analysis('report.score', { score: '' }).split(':')[0] ?? '',
    match: analysis('report.match.title'),
    print: analysis('report.print'),
    history: cvReport('history.link'),
    list: cvReport('history.list'),
    compare: cvReport('compare.title'),
    solved: new RegExp(`^${cvReport('compare.groups.solved', { count: '' })}`),
    otherCv: cvReport('report.otherCv'),
    toNewest: cvReport('history.toNewest'),
    forget: cvReport('report.forgetAll'),
    forgotten: cvReport('report.allForgotten'),
  };
});
