import { consultationTexts } from '@sabi/shared-texts/consultation';
import { inEachLanguage } from '../support/dictionary';
import { scriptedChat } from '../support/scripted-chat';

// Includes literal texts of the specification, section 8.

export const providerFailuresTexts = inEachLanguage((language, specified) => {
  const consultation = consultationTexts[language];
  const { question, end } = scriptedChat[language].search;
  return {
    message: consultation.message,
    question,
    end,
    apology: specified(
      "I apologize, but I'm having trouble connecting right now. Please try again or contact our support team.",
      consultation.failed,
    ),
  };
});
