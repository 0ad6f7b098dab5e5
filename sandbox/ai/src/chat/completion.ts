import { randomUUID } from 'node:crypto';
import type { CompletionRequest } from './completion-request';

const charactersPerToken = 4;
/** A few words, as providers send them. */
const charactersPerChunk = 12;
/** Limits the number of chunks of a long answer. */
const mostChunks = 500;

export interface Completion {
  readonly id: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly model: string;
  readonly content: string;
  readonly usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
}

export function toCompletion(request: CompletionRequest, content: string): Completion {
  const prompt = countTokens(request.messages.map((message) => message.content).join('\n'));
  const completion = countTokens(content);
  return {
    id: `chatcmpl-${randomUUID()}`,
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    content,
    usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion },
  };
}

export function toBody({ id, created, model, content, usage }: Completion): string {
  const message = { role: 'assistant', content, refusal: null };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: 'stop' }];
  return JSON.stringify({ id, object: 'chat.completion', created, model, choices, usage });
}

export function toEvents(
  { id, created, model, content, usage }: Completion,
  includeUsage: boolean,
): string[] {
  const head = { id, object: 'chat.completion.chunk', created, model };
  const event = (delta: object, finish: string | null) => ({
    ...head,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  });
  const characters = Math.max(charactersPerChunk, Math.ceil(content.length / mostChunks));
  const pieces = content.match(new RegExp(`[^]{1,${characters}}`, 'gu')) ?? [];
  const events: object[] = [
    event({ role: 'assistant', content: '' }, null),
    ...pieces.map((piece) => event({ content: piece }, null)),
    event({}, 'stop'),
    ...(includeUsage ? [{ ...head, choices: [], usage }] : []),
  ];
  return [...events.map((data) => `data: ${JSON.stringify(data)}\n\n`), 'data: [DONE]\n\n'];
}

/** An estimate: there is no tokenizer without a model. */
function countTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken);
}
