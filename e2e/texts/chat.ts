import { consultationTexts } from '@sabi/shared-texts/consultation';
import { inEachLanguage, readDictionary } from '../support/dictionary';
import { nameOffer } from '../support/offers';
import { scriptedChat } from '../support/scripted-chat';

export const chatTexts = inEachLanguage((language) => {
  const chat = readDictionary(language, 'mf-marketing', 'chat');
  const inquiry = readDictionary(language, 'mf-marketing', 'inquiry');
  const talentSolution = readDictionary(language, 'mf-marketing', 'talent-solution');
  const consultation = consultationTexts[language];
  const { interview, cv, search, plans } = scriptedChat[language];
  return {
    message: consultation.message,
    unlock: consultation.unlock,
    open: talentSolution('hero.ask'),
    close: talentSolution('consultant.close'),
    questions: [interview.question, cv.question, search.question],
    plans: plans.question,
    firstOfPlans: plans.answer,
    lastOfPlans: nameOffer(language, 'private-hr-session'),
    answers: [interview.answer, cv.answer, search.answer],
    person: chat('handOver.title'),
    write: chat('handOver.write'),
    heading: chat('handOver.transcript'),
    field: inquiry('fields.message'),
  };
});
