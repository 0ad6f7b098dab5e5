import { consultationTexts } from '@sabi/shared-texts/consultation';
import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';
import { scriptedChat } from '../support/scripted-chat';

// Includes literal texts of the specification, section 8.

/** Renewal time of the test's allowance. */
const renewals = { en: /24 Dec 2026, \d\d:05/, id: /24 Des 2026, \d\d\.05/ };

/** Halves of an answer that the test sends. */
const parts = {
  en: { half: 'The first half.', rest: 'And the rest.' },
  id: { half: 'Bagian pertama.', rest: 'Dan sisanya.' },
};

export const chatStatesTexts = inEachLanguage((language, specified) => {
  const chat = readDictionary(language, 'mf-marketing', 'chat');
  const consultation = consultationTexts[language];
  const { question, answer } = scriptedChat[language].search;
  return {
    message: consultation.message,
    question,
    answer,
    apology: specified(
      "I apologize, but I'm having trouble connecting right now. Please try again or contact our support team.",
      consultation.failed,
    ),
    offline: chat('offline'),
    waiting: chat('waiting'),
    retry: chat('retry'),
    stop: chat('stop'),
    stopped: chat('stopped'),
    left: patternOf(chat, 'allowance.left', { limit: 100 }),
    none: patternOf(chat, 'allowance.none', { limit: 100, time: renewals[language] }),
    ...parts[language],
  };
});
