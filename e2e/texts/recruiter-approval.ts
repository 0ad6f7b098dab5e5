import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';

const deadlines = { en: /\w+, \d+ \w+ \d{4}, 17:00 WIB/, id: /\w+, \d+ \w+ \d{4}, 17\.00 WIB/ };

export const recruiterApprovalTexts = inEachLanguage((language) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  return {
    title: auth('review.pending.title'),
    until: patternOf(auth, 'review.steps.until', { when: deadlines[language] }),
    signOut: auth('review.signOut'),
  };
});
