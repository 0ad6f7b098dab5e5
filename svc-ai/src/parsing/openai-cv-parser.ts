import { type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv';
import { CvUnreadable } from '../domain/cv-unreadable';
import { type LanguageModel, ModelFailure } from '../integrations/language-model';
import type { CvParser } from './cv-parser';
import { parsedCvJsonSchema, strictCvJsonSchema } from './cv-schema';
import { groundInText } from './ground-in-text';
import { cvInstructions, cvPrompt, toCvInput } from './prompts/cv-v1';
import { repairAnswer } from './repair-answer';

/** Reads CVs by a language model that answers in the contract's shape. */
export function createOpenAiCvParser(model: LanguageModel): CvParser {
  const version = `${cvPrompt.version}:${model.name}`;
  return {
    version,
    assertAvailable: () => model.assertAvailable(),
    parse: async ({ text }, signal) => ({
      cv: groundInText(readAnswer(await ask(model, text, signal)), text),
      version,
    }),
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

function readAnswer(answer: string): ParsedCv {
  const result = parsedCvSchema.safeParse(repairAnswer(parseJson(answer), parsedCvJsonSchema));
  if (!result.success) throw new ModelFailure('unusable', 'the answer does not match its schema');
  return {
    ...result.data,
    work_experiences: result.data.work_experiences.map(endCurrent),
    educations: result.data.educations.map(endCurrent),
  };
}

function endCurrent<T extends { is_current: boolean; end_date: string | null }>(entry: T): T {
  return entry.is_current ? { ...entry, end_date: null } : entry;
}

/** The parser's own error would quote the answer, and errors are logged. */
function parseJson(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    throw new ModelFailure('unusable', 'the answer is not JSON');
  }
}
