import type OpenAI from 'openai';
import { ModelFailure } from '../../domain/language-model/language-model';
import type { Received } from './call-tracker';
import { createReasoningFilter } from './reasoning-filter';

interface StreamOptions {
  readonly onText: (piece: string) => void | Promise<void>;
  readonly signal: AbortSignal;
  /** Longest pause between pieces. */
  readonly idleMs: number;
  /** Filled as pieces arrive, also of a failing answer. */
  readonly received: Received;
}

/**
 * Streams an answer and waits for the receiver of each piece.
 * @returns the whole answer without reasoning
 */
export async function readStream(
  client: OpenAI,
  completion: OpenAI.ChatCompletionCreateParamsNonStreaming,
  { onText, signal, idleMs, received }: StreamOptions,
): Promise<string> {
  const silence = new AbortController();
  const wait = () => setTimeout(() => silence.abort(), idleMs);
  let watchdog = wait();
  const reasoning = createReasoningFilter();
  let answer = '';
  const pass = async (text: string): Promise<void> => {
    if (text === '') return;
    received.firstTextAt ??= performance.now();
    answer += text;
    await onText(text);
  };
  try {
    const chunks = await client.chat.completions.create(
      { ...completion, stream: true, stream_options: { include_usage: true } },
      { signal: AbortSignal.any([signal, silence.signal]) },
    );
    let finish: string | null = null;
    for await (const chunk of chunks as AsyncIterable<Partial<OpenAI.ChatCompletionChunk> | null>) {
      clearTimeout(watchdog);
      received.usage = chunk?.usage ?? received.usage;
      const choice = chunk?.choices?.[0];
      if (choice?.delta?.refusal) throw new ModelFailure('unusable', 'the model declined');
      finish = choice?.finish_reason ?? finish;
      const piece = choice?.delta?.content;
      if (typeof piece === 'string') {
        received.text += piece;
        await pass(reasoning.add(piece));
      }
      watchdog = wait();
    }
    // The SDK ends the loop without an error when its connection is aborted.
    if (signal.aborted || silence.signal.aborted) throw new ModelFailure('unavailable', 'silence');
    await pass(reasoning.end());
    assertWhole(answer, finish);
    return answer;
  } finally {
    clearTimeout(watchdog);
  }
}

function assertWhole(text: string, finish: string | null): void {
  if (finish === null) throw new ModelFailure('unavailable', 'the answer broke off');
  if (finish === 'length') throw new ModelFailure('unusable', 'the answer is cut off');
  if (text.trim() === '') throw new ModelFailure('unusable', 'the answer is empty');
}
