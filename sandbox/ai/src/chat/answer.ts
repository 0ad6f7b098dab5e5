import { parseCv } from '../cv-rules/parse-cv';
import type { CompletionRequest } from './completion-request';
import { conformTo } from './conform';

/** What it says to everything there are no rules for. */
export const sandboxSentence =
  'This is a sandbox without a language model: it can read CVs by rules and has no rules for this request.';

const dataSlot = /<cv>([^]*)<\/cv>/i;

/** The text of the answer. The same request always gets the same one. */
export function answerTo(request: CompletionRequest): string {
  const format = request.response_format;
  if (format?.type === 'json_schema') {
    const { name, schema } = format.json_schema;
    if (!isCvExtraction(name, schema))
      return JSON.stringify(conformTo(schema ?? {}, undefined, sandboxSentence));
    const cv = parseCv(findCvText(request));
    return JSON.stringify(schema ? conformTo(schema, cv) : cv);
  }
  return format?.type === 'json_object' ? JSON.stringify({ message: sandboxSentence }) : sandboxSentence;
}

function isCvExtraction(name: string, schema: Readonly<Record<string, unknown>> | undefined): boolean {
  const properties = schema?.['properties'];
  return (
    name === 'parsed_cv' ||
    (typeof properties === 'object' && properties !== null && 'work_experiences' in properties)
  );
}

/** What stands between the first `<cv>` and the last `</cv>` of the last message: a CV may hold such marks itself. */
function findCvText({ messages }: CompletionRequest): string {
  const content = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return dataSlot.exec(content)?.[1] ?? content;
}
