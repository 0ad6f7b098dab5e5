import { once } from 'node:events';
import type { Response } from 'express';

/** Prevents caching, transformation and buffering of server-sent events by proxies. */
const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'private, no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

export interface EventStream {
  /** Sends an event as JSON; settles once there is room for the next. Sends nothing after the client has disconnected. */
  send(event: string, data: unknown, id?: string): Promise<void>;
  end(): void;
}

/** Starts the response. A comment every `heartbeatMs` keeps proxies from closing an idle connection. */
export function openEventStream(response: Response, { heartbeatMs }: { heartbeatMs: number }): EventStream {
  response.writeHead(200, headers).flushHeaders();
  const heartbeat = setInterval(() => response.write(': heartbeat\n\n'), heartbeatMs);
  response.once('close', () => clearInterval(heartbeat));
  return {
    send: async (event, data, id) => {
      if (response.destroyed) return;
      const head = id === undefined ? '' : `id: ${id}\n`;
      if (response.write(`${head}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)) return;
      await untilWritable(response);
    },
    end: () => {
      clearInterval(heartbeat);
      response.end();
    },
  };
}

/** Also settles when the client has disconnected; leaves no listeners. */
async function untilWritable(response: Response): Promise<void> {
  const settled = new AbortController();
  const either = { signal: settled.signal };
  await Promise.race([once(response, 'drain', either), once(response, 'close', either)]).finally(() =>
    settled.abort(),
  );
}
