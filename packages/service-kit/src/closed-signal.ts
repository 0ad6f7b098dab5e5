import type { Response } from 'express';

/** Aborts when the answer is over: sent to its end, or its reader gone. */
export function closedSignal(response: Response): AbortSignal {
  const closed = new AbortController();
  if (response.destroyed) closed.abort();
  else response.once('close', () => closed.abort());
  return closed.signal;
}
