import type {
  ConsultationBody,
  ConsultationReply,
  ConsultationTurn,
} from '@sabi/contracts/http/ai/consultations';
import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';
import { request, RequestFailed } from '@sabi/shell-sdk/http';
import { whenOnline } from './connection';
import type { AnswerEnd, AnswerListener } from './read-answer';

// Loaded with the first question.
// oxlint-disable-next-line sabi/resilient-import -- an answer that cannot be read can be requested again
const loadReader = () => import('./read-answer');

/** Limit of the service for turns of a conversation. */
const contextTurns = 20;
const turnMaxCharacters = 4000;
/** Reconnections to an interrupted stream, and the delay before each; each waits for a network. */
const reconnections = 3;
const reconnectAfterMs = 500;

export const consultantPath = '/functions/v1/ai-consultant';
const answerPath = (answerId: string) => `${consultantPath}/answers/${answerId}`;

export interface Question {
  readonly type: ConsultationType;
  readonly message: string;
  /** The turns before the question, oldest first. */
  readonly turns: readonly ConsultationTurn[];
  /** Id of the account's conversation. */
  readonly conversationId?: string | undefined;
}

export interface Asking {
  readonly fetch: typeof globalThis.fetch;
  readonly listener: AnswerListener;
  readonly signal: AbortSignal;
}

/**
 * Sends a question and streams the answer to the listener.
 * @throws {Error} with the specification's text when there is no answer
 */
export async function askConsultant(
  { type, message, turns, conversationId }: Question,
  asking: Asking,
): Promise<AnswerEnd | { readonly gated: true }> {
  const context = turns
    .slice(-contextTurns)
    .map(({ from, text }) => ({ from, text: text.slice(0, turnMaxCharacters) }));
  const body: ConsultationBody = {
    message,
    type,
    ...(context.length > 0 && { context }),
    ...(conversationId && { conversation_id: conversationId }),
  };
  const response = await open(asking, consultantPath, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream, application/json;q=0.9' },
  });
  if (isStream(response)) return readOn(response, asking);
  const reply = (await response.json().catch(() => ({}))) as Partial<ConsultationReply>;
  if (reply.gated) return { gated: true };
  if (!reply.response?.trim()) throw new Error('No response received from AI consultant');
  asking.listener.onText(reply.response);
  return { state: 'done', ...(reply.sources && { sources: reply.sources }), basic: reply.basic === true };
}

/** Streams a started answer from its beginning. @throws {RequestFailed} 404 once it is gone */
export async function resumeAnswer(answerId: string, asking: Asking): Promise<AnswerEnd> {
  const response = await request(asking.fetch, answerPath(answerId), {
    headers: { Accept: 'text/event-stream' },
    signal: asking.signal,
  });
  return readOn(response, asking, answerId);
}

/** Stops an answer; its text so far is kept. */
export async function stopAnswer(fetch: typeof globalThis.fetch, answerId: string): Promise<void> {
  await request(fetch, `${answerPath(answerId)}/stop`, { method: 'POST' });
}

async function readOn(first: Response, asking: Asking, known?: string): Promise<AnswerEnd> {
  const { readAnswer } = await loadReader();
  let [answerId, lastId] = [known, '0'];
  let response: Response | undefined = first;
  const listener = {
    onText: asking.listener.onText,
    onStart: (id: string) => {
      answerId = id;
      asking.listener.onStart(id);
    },
    onId: (id: string) => (lastId = id),
  };
  for (let connection = 0; ; connection += 1) {
    const end = response && (await readAnswer(response, listener));
    if (end) return end;
    asking.signal.throwIfAborted();
    if (!answerId || connection === reconnections) throw new Error('Failed to get AI consultation');
    await new Promise((resolve) => setTimeout(resolve, reconnectAfterMs));
    await whenOnline(asking.signal);
    response = await open(asking, answerPath(answerId), {
      headers: { Accept: 'text/event-stream', 'Last-Event-ID': lastId },
    }).catch((error: unknown) => {
      if (asking.signal.aborted || findRefusal(error)?.status !== 0) throw error;
      return undefined;
    });
  }
}

async function open({ fetch, signal }: Asking, path: string, init: RequestInit): Promise<Response> {
  return request(fetch, path, { ...init, signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new Error('Failed to get AI consultation', { cause });
  });
}

/** The platform's failure behind an error, if any. */
export function findRefusal(error: unknown): RequestFailed | undefined {
  const { cause } = Object(error) as { cause?: unknown };
  return [error, cause].find((each) => each instanceof RequestFailed);
}

const isStream = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
