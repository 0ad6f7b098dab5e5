import { parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import { fitCv } from '@sabi/cv/fit-cv';
import { CvUnreadable } from '../../engines/extraction/cv-unreadable';
import { type LanguageModel, ModelFailure } from '../../domain/language-model/language-model';
import { type CvReading, cvRulesVersion } from '../../engines/parsing/parse-by-rules';
import type { CvParser } from '../../domain/cv-parsing/cv-parser';
import { strictCvJsonSchema, wholeCvJsonSchema, wholeCvSchema } from './cv-schema';
import { dropUngroundedContacts } from '../../engines/parsing/grounding-check';
import { dropUngroundedValues } from '../../engines/parsing/merge-cvs';
import { cvInstructions, cvPrompt, toCvInput } from './prompts/cv-v1';
import { repairAnswer } from './repair-answer';

/** Parses CVs by a language model in the contract's shape. */
export function createOpenAiCvParser(model: LanguageModel): CvParser {
  const version = `${cvPrompt.version}:${model.name}:${cvRulesVersion}`;
  return {
    version,
    assertAvailable: () => model.assertAvailable(),
    parse: async ({ text }, signal) => {
      const { cv, omissions } = readAnswer(await ask(model, text, signal));
      return { cv: dropUngroundedValues(dropUngroundedContacts(cv, text), text), omissions, version };
    },
  };
}

async function ask(model: LanguageModel, text: string, signal: AbortSignal): Promise<string> {
  try {
    return await model.answer(
      {
        prompt: cvPrompt,
        instructions: cvInstructions,
        input: toCvInput(text),
        answer: { name: 'parsed_cv', schema: strictCvJsonSchema, check: readAnswer },
      },
      signal,
    );
  } catch (error) {
    if (error instanceof ModelFailure && error.kind === 'not-configured')
      throw new CvUnreadable('MISSING_API_KEY');
    throw error;
  }
}

function readAnswer(answer: string): Pick<CvReading, 'cv' | 'omissions'> {
  const whole = wholeCvSchema.safeParse(repairAnswer(parseJson(answer), wholeCvJsonSchema));
  const fitted = whole.data && fitCv(whole.data);
  const cv = parsedCvSchema.safeParse(fitted?.cv).data;
  if (!fitted || !cv) throw new ModelFailure('unusable', 'the answer does not match its schema');
  return {
    cv: {
      ...cv,
      work_experiences: cv.work_experiences.map(endCurrent),
      educations: cv.educations.map(endCurrent),
    },
    omissions: fitted.omissions,
  };
}

function endCurrent<T extends { is_current: boolean; end_date: string | null }>(entry: T): T {
  return entry.is_current ? { ...entry, end_date: null } : entry;
}

/** Does not pass on the JSON parser's error, which quotes the answer and would be logged. */
function parseJson(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    throw new ModelFailure('unusable', 'the answer is not JSON');
  }
}
