import { inEachLanguage, readDictionary } from '../support/dictionary';

export const boardTexts = inEachLanguage((language) => {
  const jobs = readDictionary(language, 'mf-jobs', 'jobs');
  return {
    search: jobs('search.submit'),
    results: jobs('list.results'),
    next: jobs('pages.next'),
    first: jobs('pages.first'),
    report: jobs('report.open'),
    sendReport: jobs('report.send'),
    reportSent: jobs('report.sent.title'),
    allJobs: jobs('allJobs'),
  };
});
