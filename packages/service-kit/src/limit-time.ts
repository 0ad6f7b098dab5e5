/**
 * Gives work a signal that aborts with the caller's own, or after `timeoutMs` with a `TimeoutError`. `AbortSignal.any` over an
 * `AbortSignal.timeout` would not do: Node 20 collects it as garbage while a caller still waits for it.
 */
export async function limitTime<T>(
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
  work: (limited: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const stop = () => limit.abort(signal?.reason);
  const tooLong = () => limit.abort(new DOMException('It took too long', 'TimeoutError'));
  const timer = setTimeout(tooLong, timeoutMs);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
