import { parseText } from '@sabi/cv-rules/parse-text';
import { explainFindings } from '../analysis/explain-findings';
import { replyTo } from '../consultation/reply';
import type { CompletionRequest } from './completion-request';
import { conformTo } from './conform';
import { findSlot, instructionsOf, languageOf } from './prompt-parts';

/** Answer to a prompt without a rule. */
export const sandboxSentence =
  'This is a sandbox without a language model: it can read CVs by rules and has no rules for this request.';

/** Deterministic text of the answer. */
export function answerTo(request: CompletionRequest): string {
  const format = request.response_format;
  if (format?.type === 'json_schema') {
    const { name, schema } = format.json_schema;
    const findings = name === 'cv_explanation' ? findSlot(request, 'findings') : undefined;
    if (findings !== undefined)
      return JSON.stringify({ sentences: explainFindings(findings, languageOf(request)) });
    if (!isCvExtraction(name, schema))
      return JSON.stringify(conformTo(schema ?? {}, undefined, sandboxSentence));
    const cv = parseText(findSlot(request, 'cv') ?? lastUserText(request));
    return JSON.stringify(schema ? conformTo(schema, cv) : cv);
  }
  return format?.type === 'json_object' ? JSON.stringify({ message: sandboxSentence }) : writeText(request);
}

function writeText(request: CompletionRequest): string {
  const message = findSlot(request, 'message');
  if (message === undefined) return sandboxSentence;
  return replyTo({
    message,
    language: languageOf(request),
    instructions: instructionsOf(request),
    found: findSlot(request, 'search'),
  });
}

function isCvExtraction(name: string, schema: Readonly<Record<string, unknown>> | undefined): boolean {
  const properties = schema?.['properties'];
  return (
    name === 'parsed_cv' ||
    (typeof properties === 'object' && properties !== null && 'work_experiences' in properties)
  );
}

function lastUserText({ messages }: CompletionRequest): string {
  return messages.findLast(({ role }) => role === 'user')?.content ?? '';
}
