import type { Response } from 'express';

/** Aborts when the response has been sent or its client has disconnected. */
export function closedSignal(response: Response): AbortSignal {
  const closed = new AbortController();
  if (response.destroyed) closed.abort();
  else response.once('close', () => closed.abort());
  return closed.signal;
}
