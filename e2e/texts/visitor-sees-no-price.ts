import { consultationTexts } from '@sabi/shared-texts/consultation';
import { cvAnalysisTexts } from '@sabi/shared-texts/cv-analysis';
import { inEachLanguage, readDictionary } from '../support/dictionary';
import { scriptedChat } from '../support/scripted-chat';

export const visitorSeesNoPriceTexts = inEachLanguage((language) => {
  const talentSolution = readDictionary(language, 'mf-marketing', 'talent-solution');
  const { question, answer } = scriptedChat[language].price;
  return {
    question,
    answer,
    message: consultationTexts[language].message,
    open: talentSolution('hero.ask'),
    cv: talentSolution('cv.label'),
    result: cvAnalysisTexts[language].result.title,
    closeChat: talentSolution('consultant.close'),
  };
});
