import { json } from 'node:stream/consumers';
import { startLoopbackServer } from '@sabi/test-kit/loopback-server';

export interface ReceivedText {
  readonly to: string;
  readonly text: string;
  readonly channel: string;
  readonly authorization: string | undefined;
}

export interface TestTextGateway {
  readonly url: string;
  /** In order of arrival. */
  readonly texts: ReceivedText[];
  /** Status and delay of its answers. */
  status: number;
  delayMs: number;
  stop(): Promise<void>;
}

/** Receives text messages. */
export async function startTextGateway(): Promise<TestTextGateway> {
  const texts: ReceivedText[] = [];
  const server = await startLoopbackServer((request, response) => {
    void json(request).then((body) => {
      const message = body as Omit<ReceivedText, 'authorization'>;
      if (gateway.status < 300) texts.push({ ...message, authorization: request.headers.authorization });
      const { status, delayMs } = gateway;
      setTimeout(() => response.writeHead(status).end(JSON.stringify(message)), delayMs);
    });
  });
  const gateway: TestTextGateway = {
    url: `${server.url}/messages`,
    texts,
    status: 202,
    delayMs: 0,
    stop: server.stop,
  };
  return gateway;
}
