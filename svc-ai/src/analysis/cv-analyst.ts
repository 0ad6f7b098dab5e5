import type { Language } from '@sabi/contracts/language';
import { askForText } from '../answers/ask-for-text';
import type { LanguageModel } from '../integrations/language-model';
import { toDataSlot } from '../text/data-slot';
import { analysisRules } from './analysis-rules';

/** 450 words of Indonesian are some 1,100 tokens. */
const maxTokens = 1600;
const maxCharacters = 6000;

/** Tells people what their CV says to a recruiter. */
export interface CvAnalyst {
  /** @returns plain text. @throws {ModelFailure} */
  analyze(cvText: string, language: Language, signal: AbortSignal): Promise<string>;
}

export function createModelCvAnalyst(model: LanguageModel): CvAnalyst {
  return {
    analyze: (cvText, language, signal) =>
      askForText(
        model,
        { rules: analysisRules(language), input: toDataSlot('cv', cvText), maxTokens, maxCharacters },
        signal,
      ),
  };
}
