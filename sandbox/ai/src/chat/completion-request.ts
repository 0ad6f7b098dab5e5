import { z } from 'zod';
import { OpenAiError } from './openai-error';

const textPart = z.object({ type: z.literal('text'), text: z.string() });

const messageSchema = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
  content: z
    .union([z.string(), z.array(z.union([textPart, z.looseObject({ type: z.string() })]))])
    .nullish()
    .transform(toText),
});

/** The used part of a chat completion request; unknown fields are accepted. */
const requestSchema = z.object({
  model: z.string().min(1),
  messages: z.array(messageSchema).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  response_format: z
    .union([
      z.object({
        type: z.literal('json_schema'),
        json_schema: z.object({ name: z.string(), schema: z.record(z.string(), z.unknown()).optional() }),
      }),
      z.object({ type: z.enum(['text', 'json_object']) }),
    ])
    .nullish(),
});

export type CompletionRequest = z.infer<typeof requestSchema>;

/** @throws {OpenAiError} 400 naming the first fault */
export function readCompletionRequest(body: unknown): CompletionRequest {
  const result = requestSchema.safeParse(body ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const param = issue?.path.join('.') || null;
  throw new OpenAiError(
    400,
    'invalid_request_error',
    null,
    `Invalid request: ${issue?.message ?? 'unknown fault'}`,
    param,
  );
}

function toText(
  content: string | readonly ({ type: string } & Record<string, unknown>)[] | null | undefined,
): string {
  if (!content) return '';
  if (typeof content === 'string') return content;
  return content
    .map((part) => (part.type === 'text' && typeof part['text'] === 'string' ? part['text'] : ''))
    .join('\n');
}
