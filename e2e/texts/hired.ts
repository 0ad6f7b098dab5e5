import { inEachLanguage, readDictionary } from '../support/dictionary';

export const hiredTexts = inEachLanguage((language) => {
  const hire = readDictionary(language, 'mf-hire', 'applications');
  const search = readDictionary(language, 'mf-talent', 'job-search');
  const stage = { en: 'Interview', id: 'Wawancara' }[language]; // of svc-hiring's plan for a job without one of its own
  return {
    match: hire('match.title'),
    found: hire('match.states.found'),
    missing: hire('match.states.missing'),
    showOriginal: hire('original.show'),
    original: hire('original.title'),
    hideOriginal: hire('original.hide'),
    move: hire('move.label'),
    stage,
    moved: hire('move.done', { count: 1, stage }),
    screening: search('columns.screening'),
    closed: search('columns.closed'),
    opened: search('events.opened'),
    toInterview: search('events.moved.interview'),
    hired: search('events.moved.hired'),
    // Mails of svc-notification.
    mails: {
      sent: (company: string) =>
        ({ en: `Your application to ${company} was sent`, id: `Lamaran Anda ke ${company} terkirim` })[
          language
        ],
      hired: (company: string) =>
        ({ en: `Congratulations! ${company} has hired you`, id: `Selamat, Anda diterima di ${company}` })[
          language
        ],
    },
  };
});
