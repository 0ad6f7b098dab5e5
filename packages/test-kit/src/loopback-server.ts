import type { RequestListener } from 'node:http';
import { startHttpServer } from '@sabi/service-kit/http-server';

export interface LoopbackServer {
  readonly url: string;
  /** Closes open connections as well. */
  stop(): Promise<void>;
}

/** Stands in for a third party's server, on a free loopback port. */
export async function startLoopbackServer(listener: RequestListener): Promise<LoopbackServer> {
  const { url, close } = await startHttpServer(listener, { host: '127.0.0.1', port: 0 });
  return { url, stop: () => close(0) };
}
