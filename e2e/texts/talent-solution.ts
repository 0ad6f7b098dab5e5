import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';

// Includes literal texts of the specification, section 4.

export const talentSolutionTexts = inEachLanguage((language, specified) => {
  const talentSolution = readDictionary(language, 'mf-marketing', 'talent-solution');
  return {
    hidden: specified('Login to See Details', talentSolution('plans.loginForPrice')),
    popular: talentSolution('plans.popular'),
    elite: patternOf(talentSolution, 'plans.elite.bonus'),
    choose: (name: string) => talentSolution('plans.choose', { name }),
  };
});
