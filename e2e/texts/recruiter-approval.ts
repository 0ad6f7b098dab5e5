import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';

const deadlines = { en: /\w+, \d+ \w+ \d{4}, 17:00 WIB/, id: /\w+, \d+ \w+ \d{4}, 17\.00 WIB/ };

export const recruiterApprovalTexts = inEachLanguage((language) => {
  const approval = readDictionary(language, 'mf-auth', 'recruiter-approval');
  return {
    title: approval('pending.title'),
    until: patternOf(approval, 'steps.until', { when: deadlines[language] }),
    signOut: approval('signOut'),
  };
});
