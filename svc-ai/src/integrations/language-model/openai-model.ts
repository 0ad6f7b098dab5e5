import { limitTime } from '@sabi/service-kit/timeout';
import { inSpan } from '@sabi/service-kit/tracing';
import OpenAI from 'openai';
import {
  type LanguageModel,
  ModelFailure,
  type ModelRequest,
} from '../../domain/language-model/language-model';
import type { CallOutcome, ModelCall } from '../../domain/language-model/model-call';
import { type Received, trackCall } from './call-tracker';
import { toModelFailure } from './openai-failure';
import { readStream } from './openai-stream';
import { withoutReasoning } from './reasoning-filter';
import { createSizeLimitedFetch } from './size-limited-fetch';

const maxAnswerBytes = 1024 * 1024;

export interface OpenAiOptions {
  /** If missing, requests fail as `not-configured`. */
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** From the request to the answer's last byte. */
  readonly timeoutMs: number;
  /** Longest pause of a streamed answer; defaults to `timeoutMs`. */
  readonly idleMs?: number;
  /** Retries once after an outage, within the timeout; for callers without a queue. */
  readonly retriesOnce?: boolean;
  /** Called for each request that reached the provider, before its answer is returned. Must not throw. */
  readonly onCall?: (call: ModelCall) => Promise<void>;
}

/** A client of servers with OpenAI's chat completions. The SDK's retries are off. */
export function createOpenAiModel({ apiKey, ...options }: OpenAiOptions): LanguageModel {
  const { model } = options;
  if (!apiKey) {
    const refuse = () => Promise.reject(new ModelFailure('not-configured', 'no key'));
    return { name: model, assertAvailable: () => undefined, answer: refuse };
  }
  const { timeoutMs, retriesOnce = false, onCall = async () => undefined } = options;
  const ask = createAsk(createClient(apiKey, options), options);
  const askOnce = async (
    watched: WatchedRequest,
    signal: AbortSignal,
    limited: AbortSignal,
  ): Promise<string> => {
    const call = trackCall(watched.request);
    let outcome: CallOutcome = 'answered';
    let hasArrived = false;
    try {
      const text = await ask(watched.request, limited, call.received);
      hasArrived = true;
      watched.request.answer?.check?.(text);
      return text;
    } catch (error) {
      outcome = signal.aborted ? 'left' : hasArrived ? 'malformed' : outcomeOf(error, watched);
      throw error;
    } finally {
      await onCall(call.end(outcome));
    }
  };
  return {
    name: model,
    assertAvailable: () => undefined,
    // The SDK's timeout ends with the headers and excludes the body.
    answer: (request, signal) =>
      limitTime({ timeoutMs, signal }, async (limited) => {
        const watched = watchReceiver(request);
        for (let attempt = 1; ; attempt += 1) {
          try {
            return await inSpan(`ask ${request.prompt.feature}`, { kind: 'client' }, () =>
              askOnce(watched, signal, limited),
            );
          } catch (error) {
            signal.throwIfAborted();
            if (watched.fault) throw watched.fault.error;
            const failure = toModelFailure(error);
            const isOver = attempt > 1 || watched.hasBegun || limited.aborted;
            if (!retriesOnce || isOver || !isTransient(failure)) throw failure;
          }
        }
      }),
  };
}

/** Sets every option, because the SDK reads the rest from the environment. */
function createClient(apiKey: string, { baseUrl, timeoutMs }: Omit<OpenAiOptions, 'apiKey'>): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    timeout: timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    fetch: createSizeLimitedFetch(maxAnswerBytes),
  });
}

type Ask = (request: ModelRequest, signal: AbortSignal, received: Received) => Promise<string>;

/** Sends a request, streamed if wanted. */
function createAsk(
  client: OpenAI,
  { model, timeoutMs, idleMs = timeoutMs }: Omit<OpenAiOptions, 'apiKey'>,
): Ask {
  return async (request, signal, received) => {
    const completion = toCompletion(model, request);
    const { onText } = request;
    if (onText) return readStream(client, completion, { onText, signal, idleMs, received });
    const answer = await client.chat.completions.create(completion, { signal });
    received.usage = (answer as Partial<OpenAI.ChatCompletion> | null)?.usage;
    return withoutReasoning((received.text = contentOf(answer)));
  };
}

interface WatchedRequest {
  request: ModelRequest;
  hasBegun: boolean;
  /** An error of the receiver, not of the provider. */
  fault?: { error: unknown };
}

function watchReceiver(request: ModelRequest): WatchedRequest {
  const { onText } = request;
  const watched: WatchedRequest = { request, hasBegun: false };
  if (!onText) return watched;
  const receive = async (piece: string) => {
    watched.hasBegun = true;
    try {
      await onText(piece);
    } catch (error) {
      watched.fault = { error };
      throw error;
    }
  };
  watched.request = { ...request, onText: receive };
  return watched;
}

function outcomeOf(error: unknown, { fault }: WatchedRequest): CallOutcome {
  if (fault && !(fault.error instanceof ModelFailure)) return 'withheld';
  return toModelFailure(fault ? fault.error : error).kind;
}

/** An outage that may be over. A provider's `Retry-After` is respected. */
function isTransient({ kind, retryAfterMs }: ModelFailure): boolean {
  return kind === 'unavailable' && retryAfterMs === undefined;
}

function toCompletion(model: string, { instructions, input, answer, maxTokens }: ModelRequest) {
  return {
    model,
    temperature: 0,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: input },
    ],
    ...(maxTokens && { max_completion_tokens: maxTokens }),
    ...(answer && {
      response_format: {
        type: 'json_schema' as const,
        json_schema: { name: answer.name, strict: true, schema: { ...answer.schema } },
      },
    }),
  } satisfies OpenAI.ChatCompletionCreateParamsNonStreaming;
}

/** Unchecked, because servers other than OpenAI's answer too. */
function contentOf(completion: Partial<OpenAI.ChatCompletion> | null): string {
  const choice = completion?.choices?.[0];
  if (choice?.finish_reason === 'length') throw new ModelFailure('unusable', 'the answer is cut off');
  if (choice?.message?.refusal) throw new ModelFailure('unusable', 'the model declined');
  const content = choice?.message?.content;
  if (typeof content !== 'string' || content.trim() === '')
    throw new ModelFailure('unusable', 'the answer is empty');
  return content;
}
