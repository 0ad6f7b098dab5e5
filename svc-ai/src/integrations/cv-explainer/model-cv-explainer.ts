import type { CvFinding } from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';
import { isPromptInjection } from '@sabi/job-match/text/prompt-injection-filter';
import { z } from 'zod';
import type { CvExplainer } from '../../domain/cv-analysis/cv-explainer';
import { leaksInstructions } from '../../engines/text/instruction-leak';
import type { JsonSchema } from '@sabi/contracts/json-schema';
import { type LanguageModel, ModelFailure } from '../../domain/language-model/language-model';
import { toDataSlot } from '../../engines/text/data-slot';
import { hasQuotes, withExplanations } from '../../engines/cv-analysis/explanation-check';
import { explanationPrompt } from './prompts/explanation-v1';

/** For 30 findings of 40 words and the JSON around them. */
const maxTokens = 4000;

const answerSchema = z.strictObject({
  sentences: z.array(z.strictObject({ code: z.string(), quote: z.string(), text: z.string() })),
});
const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(answerSchema, { target: 'draft-7' });

export function createModelCvExplainer(model: LanguageModel): CvExplainer {
  return {
    promptVersion: (language) => explanationPrompt(language).name.version,
    explain: async (report, language, signal) => {
      const { findings } = report;
      if (findings.length === 0) return report;
      const { name: prompt, rules: instructions } = explanationPrompt(language);
      const input = toDataSlot('findings', JSON.stringify(findings.map((each) => toData(each, language))));
      const answer = { name: 'cv_explanation', schema: jsonSchema as JsonSchema, check: readAnswer };
      const content = await model.answer({ prompt, instructions, input, answer, maxTokens }, signal);
      const { sentences } = readAnswer(content);
      if (leaksInstructions(sentences.map(({ text }) => text).join('\n'), instructions))
        throw new ModelFailure('unusable', 'the answer repeats its instructions');
      const explained = withExplanations(findings, sentences, language);
      if (explained.every(({ explanation }) => explanation === null))
        throw new ModelFailure('unusable', 'no sentence of the answer is bound to the CV');
      return { ...report, findings: explained };
    },
  };
}

function toData(finding: CvFinding, language: Language) {
  const { code, meaning, fix, quotes } = finding;
  const texts = hasQuotes(finding) ? quotes.map(({ text }) => text) : [];
  const lines = texts.filter((line) => !isPromptInjection(line));
  return { code, meaning: meaning[language], fix: fix[language], lines };
}

/** Does not pass on errors of the JSON parser and the schema, which quote the answer and would be logged. */
function readAnswer(content: string): z.infer<typeof answerSchema> {
  const result = answerSchema.safeParse(parseJson(content));
  if (!result.success) throw new ModelFailure('unusable', 'the answer does not match its schema');
  return result.data;
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new ModelFailure('unusable', 'the answer is not JSON');
  }
}
