import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';

export const recruiterOffersTexts = inEachLanguage((language) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  const common = readDictionary(language, 'mf-marketing', 'common');
  const talentSolution = readDictionary(language, 'mf-marketing', 'talent-solution');
  return {
    recruiter: auth('roles.recruiter'),
    onlyTalent: talentSolution('plans.onlyTalent'),
    forCompanies: common('companySolution'),
    choose: patternOf(talentSolution, 'plans.choose'),
  };
});
