import type { Cv } from '@sabi/contracts/http/profile/profile';
import { isRefusal, requestJson } from '@sabi/shell-sdk/http';
import { hasEnded } from '../../profile/find-latest-cv';
import { abortableDelay } from './abortable-delay';

export interface Following {
  readonly cvId: string;
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** Called with every state received, whether or not it has changed. */
  readonly onChange: (cv: Cv) => void;
}

const reconnectDelaysMs = [1000, 2000, 4000];
const pollMs = 2000;
/** After a stream that lasted this long, failures are counted from zero again. */
const steadyMs = 30_000;
const tooManyRequests = 429;

/**
 * Follows a CV until it is parsed: by its events, or by polling where they do not arrive.
 * @throws {RequestFailed} when the service rejects the request; the signal's reason when it aborts
 */
export async function followCv(following: Following): Promise<void> {
  const { signal } = following;
  let failures = 0;
  for (;;) {
    const startedAt = Date.now();
    if (await followByEvents(following)) return;
    if (Date.now() - startedAt >= steadyMs) failures = 0;
    const delayMs = reconnectDelaysMs[failures];
    if (delayMs === undefined) break;
    failures += 1;
    await abortableDelay(delayMs, signal);
  }
  await followByAsking(following);
}

/** Loaded on demand, as few visits see a CV being parsed. @returns false when the stream ends before the parse */
async function followByEvents({ cvId, fetch, signal, onChange }: Following): Promise<boolean> {
  try {
    // oxlint-disable-next-line sabi/resilient-import -- where it cannot be loaded, the CV is asked for instead, as when a stream breaks
    const { readCvEvents } = await import('./read-cv-events');
    for await (const cv of readCvEvents({ cvId, fetch, signal })) {
      onChange(cv);
      if (hasEnded(cv)) return true;
    }
  } catch (error) {
    if (isFinal(error, signal)) throw error;
  }
  signal.throwIfAborted();
  return false;
}

async function followByAsking({ cvId, fetch, signal, onChange }: Following): Promise<void> {
  for (;;) {
    try {
      const cv = await requestJson<Cv>(fetch, `/api/profile/v1/resumes/${cvId}`, { signal });
      onChange(cv);
      if (hasEnded(cv)) return;
    } catch (error) {
      if (isFinal(error, signal)) throw error;
    }
    await abortableDelay(pollMs, signal);
  }
}

function isFinal(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted || (isRefusal(error) && error.status !== tooManyRequests);
}
