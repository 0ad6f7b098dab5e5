import { inEachLanguage, readDictionary } from '../support/dictionary';
import { readMenuLabel } from '../support/menu-labels';

export const applyTexts = inEachLanguage((language) => {
  const jobs = readDictionary(language, 'mf-jobs', 'jobs');
  const apply = readDictionary(language, 'mf-jobs', 'apply');
  const search = readDictionary(language, 'mf-talent', 'job-search');
  return {
    words: jobs('search.words'),
    search: jobs('search.submit'),
    apply: jobs('apply'),
    cv: apply('cv.label'),
    send: apply('send'),
    sent: apply('sent.title'),
    toApplications: apply('toApplications'),
    jobSearch: readMenuLabel(language, 'member', '/job-search'),
    applied: search('columns.applied'),
    closed: search('columns.closed'),
    submitted: search('events.submitted'),
    timeline: search('timeline'),
    withdraw: search('withdraw.label'),
    withdrawTitle: (title: string) => search('withdraw.title', { title }),
    confirm: search('withdraw.confirm'),
    withdrawn: search('withdraw.done'),
    returned: search('withdraw.returned'),
    isReturned: search('returned.withdrawn'),
    close: search('close'),
  };
});
