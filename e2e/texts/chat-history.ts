import { consultationTexts } from '@sabi/shared-texts/consultation';
import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';
import { nameOffer } from '../support/offers';
import { scriptedChat } from '../support/scripted-chat';

export const chatHistoryTexts = inEachLanguage((language) => {
  const chat = readDictionary(language, 'mf-marketing', 'chat');
  const scripted = scriptedChat[language];
  return {
    message: consultationTexts[language].message,
    question: scripted.search.question,
    answer: scripted.search.answer,
    chats: chat('history.open'),
    newChat: chat('newChat'),
    remove: patternOf(chat, 'history.remove'),
    removed: patternOf(chat, 'history.removed'),
    undo: chat('history.undo'),
    none: chat('history.none'),
    left: patternOf(chat, 'allowance.left', { limit: 100 }),
    stop: chat('stop'),
    stopped: chat('stopped'),
    plans: scripted.plans.question,
    firstOfPlans: scripted.plans.answer,
    lastOfPlans: nameOffer(language, 'private-hr-session'),
  };
});
