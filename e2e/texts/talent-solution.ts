import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';

// Texts of the specification, section 4, are spelled out.

export const talentSolutionTexts = inEachLanguage((language, specified) => {
  const talentSolution = readDictionary(language, 'mf-marketing', 'talent-solution');
  return {
    hidden: specified('Login to See Details', talentSolution('plans.loginForPrice')),
    popular: talentSolution('plans.popular'),
    elite: patternOf(talentSolution, 'plans.elite.bonus'),
    choose: (name: string) => talentSolution('plans.choose', { name }),
  };
});
