import type OpenAI from 'openai';
import { ModelFailure } from './language-model';
import type { Received } from './model-call';

interface StreamOptions {
  readonly onText: (piece: string) => void | Promise<void>;
  readonly signal: AbortSignal;
  /** How long nothing may come. */
  readonly idleMs: number;
  /** Holds what came, also of an answer that fails. */
  readonly received: Received;
}

/**
 * Asks for an answer as it is written, and hands on each piece as it comes. The provider is read no faster than the pieces
 * are taken.
 * @returns the whole of it
 */
export async function readStream(
  client: OpenAI,
  completion: OpenAI.ChatCompletionCreateParamsNonStreaming,
  { onText, signal, idleMs, received }: StreamOptions,
): Promise<string> {
  const silence = new AbortController();
  const wait = () => setTimeout(() => silence.abort(), idleMs);
  let watchdog = wait();
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
      if (typeof piece === 'string' && piece !== '') {
        received.firstTextAt ??= performance.now();
        received.text += piece;
        await onText(piece);
      }
      watchdog = wait();
    }
    // The SDK ends the loop without a word when its connection is aborted.
    if (signal.aborted || silence.signal.aborted) throw new ModelFailure('unavailable', 'silence');
    assertWhole(received.text, finish);
    return received.text;
  } finally {
    clearTimeout(watchdog);
  }
}

function assertWhole(text: string, finish: string | null): void {
  if (finish === null) throw new ModelFailure('unavailable', 'the answer broke off');
  if (finish === 'length') throw new ModelFailure('unusable', 'the answer is cut off');
  if (text.trim() === '') throw new ModelFailure('unusable', 'the answer is empty');
}
