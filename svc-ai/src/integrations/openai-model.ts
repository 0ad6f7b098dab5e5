import { limitTime } from '@sabi/service-kit/limit-time';
import { inSpan } from '@sabi/service-kit/tracing';
import OpenAI, { APIConnectionError, APIError } from 'openai';
import { type LanguageModel, ModelFailure, type ModelRequest } from './language-model';
import { AnswerTooLarge, createLimitedFetch } from './limited-fetch';
import { type CallOutcome, followCall, type ModelCall, type Received } from './model-call';
import { readStream } from './openai-stream';
import { withoutReasoning } from './reasoning';

const maxAnswerBytes = 1024 * 1024;

export interface OpenAiOptions {
  /** Without a key every question ends as `not-configured`. */
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly model: string;
  /** From the question to the last byte of the answer. */
  readonly timeoutMs: number;
  /** How long an answer that is written piece by piece may say nothing; without it as long as `timeoutMs`. */
  readonly idleMs?: number;
  /** Whether an outage is met by asking once more, within the same time: only where no queue does it. */
  readonly asksTwice?: boolean;
  /** Told of every question that reached the provider, before its answer is given. It does not throw. */
  readonly onCall?: (call: ModelCall) => Promise<void>;
}

/** Any server that speaks OpenAI's chat completions. The SDK tries nothing again by itself. */
export function createOpenAiModel({
  apiKey,
  baseUrl,
  model,
  timeoutMs,
  idleMs = timeoutMs,
  asksTwice = false,
  onCall = async () => undefined,
}: OpenAiOptions): LanguageModel {
  if (!apiKey) {
    const refuse = () => Promise.reject(new ModelFailure('not-configured', 'no key'));
    return { name: model, assertAvailable: () => undefined, answer: refuse };
  }
  // What is not given here the SDK would read from the environment.
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    timeout: timeoutMs,
    maxRetries: 0,
    logLevel: 'off',
    fetch: createLimitedFetch(maxAnswerBytes),
  });
  const ask = async (request: ModelRequest, signal: AbortSignal, received: Received): Promise<string> => {
    const completion = toCompletion(model, request);
    const { onText } = request;
    if (onText) return readStream(client, completion, { onText, signal, idleMs, received });
    const answer = await client.chat.completions.create(completion, { signal });
    received.usage = (answer as Partial<OpenAI.ChatCompletion> | null)?.usage;
    return withoutReasoning((received.text = contentOf(answer)));
  };
  const askOnce = async (taking: Taking, signal: AbortSignal, limited: AbortSignal): Promise<string> => {
    const call = followCall(taking.request);
    let outcome: CallOutcome = 'answered';
    let hasCome = false;
    try {
      const text = await ask(taking.request, limited, call.received);
      hasCome = true;
      taking.request.answer?.check?.(text);
      return text;
    } catch (error) {
      outcome = signal.aborted ? 'left' : hasCome ? 'malformed' : outcomeOf(error, taking);
      throw error;
    } finally {
      await onCall(call.end(outcome));
    }
  };
  return {
    name: model,
    assertAvailable: () => undefined,
    // The SDK's own timeout ends with the headers; an answer that stops in its middle would be waited for.
    answer: (request, signal) =>
      limitTime({ timeoutMs, signal }, async (limited) => {
        const taking = watchTaking(request);
        for (let attempt = 1; ; attempt += 1) {
          try {
            return await inSpan(`ask ${request.prompt.feature}`, { kind: 'client' }, () =>
              askOnce(taking, signal, limited),
            );
          } catch (error) {
            signal.throwIfAborted();
            if (taking.fault) throw taking.fault.error;
            const failure = toModelFailure(error);
            const isOver = attempt > 1 || taking.hasBegun || limited.aborted;
            if (!asksTwice || isOver || !isPassing(failure)) throw failure;
          }
        }
      }),
  };
}

interface Taking {
  request: ModelRequest;
  hasBegun: boolean;
  /** What went wrong where the pieces are taken: no fault of the provider's. */
  fault?: { error: unknown };
}

function watchTaking(request: ModelRequest): Taking {
  const { onText } = request;
  const taking: Taking = { request, hasBegun: false };
  if (!onText) return taking;
  const take = async (piece: string) => {
    taking.hasBegun = true;
    try {
      await onText(piece);
    } catch (error) {
      taking.fault = { error };
      throw error;
    }
  };
  taking.request = { ...request, onText: take };
  return taking;
}

function outcomeOf(error: unknown, { fault }: Taking): CallOutcome {
  if (fault && !(fault.error instanceof ModelFailure)) return 'withheld';
  return toModelFailure(fault ? fault.error : error).kind;
}

/** An outage that may be over by now; a provider that names a time is not asked before it. */
function isPassing({ kind, retryAfterMs }: ModelFailure): boolean {
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

/** Other servers than OpenAI's answer too: nothing about the shape is certain. */
function contentOf(completion: Partial<OpenAI.ChatCompletion> | null): string {
  const choice = completion?.choices?.[0];
  if (choice?.finish_reason === 'length') throw new ModelFailure('unusable', 'the answer is cut off');
  if (choice?.message?.refusal) throw new ModelFailure('unusable', 'the model declined');
  const content = choice?.message?.content;
  if (typeof content !== 'string' || content.trim() === '')
    throw new ModelFailure('unusable', 'the answer is empty');
  return content;
}

function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof APIConnectionError)
    return new ModelFailure('unavailable', 'no connection, or silence');
  if (error instanceof APIError && typeof error.status === 'number')
    return fromStatus(error.status, error.headers);
  if (error instanceof AnswerTooLarge) return new ModelFailure('unusable', 'the answer is too large');
  return new ModelFailure('unavailable', 'the answer broke off or cannot be read');
}

function fromStatus(status: number, headers: Headers | undefined): ModelFailure {
  if (status === 401 || status === 403)
    return new ModelFailure('not-configured', 'the key is refused', { status });
  if (status === 408 || status === 409 || status === 429 || status >= 500) {
    return new ModelFailure('unavailable', 'the provider says so', {
      status,
      retryAfterMs: readRetryAfter(headers),
    });
  }
  return new ModelFailure('rejected', 'the provider refuses the request', { status });
}

/** Seconds or an HTTP date: RFC 9110, section 10.2.3. */
function readRetryAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const waitMs = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return waitMs > 0 ? waitMs : undefined;
}
