import type { AnswerEvents, AnswerSource } from '@sabi/contracts/http/ai/answers';
import { createParser } from 'eventsource-parser';
import { AnswerFailed } from './answer-failed';

/** Receives an answer while it is streamed. */
export interface AnswerListener {
  onStart(answerId: string): void;
  /** Whole sentences, with leading space. */
  onText(text: string): void;
}

export interface AnswerEnd {
  readonly state: 'done' | 'stopped';
  readonly basic?: boolean;
  readonly sources?: readonly AnswerSource[];
}

/**
 * Reads the events of an answer until it is over.
 * @returns undefined when the connection was lost before. @throws {AnswerFailed}
 */
export async function readAnswer(
  response: Response,
  listener: AnswerListener & { onId(id: string): void },
): Promise<AnswerEnd | undefined> {
  let sources: readonly AnswerSource[] = [];
  let end: AnswerEnd | undefined;
  let failure: AnswerFailed | undefined;
  const hear: { [Name in keyof AnswerEvents]: (data: AnswerEvents[Name]) => void } = {
    start: ({ answer_id: answerId }) => listener.onStart(answerId),
    token: ({ text }) => listener.onText(text),
    sources: (data) => (sources = data.sources),
    done: (data) => (end = { ...data, sources }),
    error: ({ detail }) => (failure = new AnswerFailed(detail)),
  };
  const parser = createParser({
    onEvent: ({ event = '', data, id }) => {
      if (id) listener.onId(id);
      const handle = (hear as Readonly<Record<string, ((data: never) => void) | undefined>>)[event];
      handle?.(JSON.parse(data) as never);
    },
  });
  await readAll(response, (text) => {
    parser.feed(text);
    return end !== undefined || failure !== undefined;
  });
  if (failure) throw failure;
  return end;
}

/** @param feed returns whether the answer is complete */
async function readAll(response: Response, feed: (text: string) => boolean): Promise<void> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  // A broken connection ends the stream; the rest is requested again.
  const read = async () => (await reader?.read().catch(() => undefined))?.value;
  for (let value = await read(); value; value = await read()) {
    if (!feed(decoder.decode(value, { stream: true }))) continue;
    void reader?.cancel().catch(() => undefined);
    return;
  }
}
