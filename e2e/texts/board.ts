import { inEachLanguage, readDictionary } from '../support/dictionary';

export const boardTexts = inEachLanguage((language) => {
  const jobs = readDictionary(language, 'mf-jobs', 'jobs');
  const report = readDictionary(language, 'mf-jobs', 'report');
  return {
    search: jobs('search.submit'),
    results: jobs('list.results'),
    next: jobs('pages.next'),
    first: jobs('pages.first'),
    report: report('open'),
    sendReport: report('send'),
    reportSent: report('sent.title'),
    allJobs: jobs('allJobs'),
  };
});
