import { openEventStream } from '@sabi/service-kit/event-stream';
import type { Response } from 'express';

/** Sends each value as an event and then ends the response. */
export async function sendEvents(
  response: Response,
  { event, values, heartbeatMs }: { event: string; values: AsyncIterable<unknown>; heartbeatMs: number },
): Promise<void> {
  const stream = openEventStream(response, { heartbeatMs });
  try {
    for await (const value of values) await stream.send(event, value);
  } finally {
    stream.end();
  }
}
