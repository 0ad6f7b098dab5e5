import type { Response } from 'express';

/** Server-sent events: nothing on the way may keep, change or collect them. */
const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/**
 * Sends each value as one event and ends the answer after the last one. A comment every `heartbeatMs` keeps proxies
 * from closing a silent connection.
 */
export async function sendEvents(
  response: Response,
  { event, values, heartbeatMs }: { event: string; values: AsyncIterable<unknown>; heartbeatMs: number },
): Promise<void> {
  response.writeHead(200, headers).flushHeaders();
  const heartbeat = setInterval(() => response.write(': heartbeat\n\n'), heartbeatMs);
  try {
    for await (const value of values) response.write(`event: ${event}\ndata: ${JSON.stringify(value)}\n\n`);
  } finally {
    clearInterval(heartbeat);
    response.end();
  }
}
