import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  /** What it answers, and how long that takes. */
  status: number;
  delayMs: number;
  stop(): Promise<void>;
}

/** Takes text messages on loopback and keeps them. */
export async function startTextGateway(): Promise<TestTextGateway> {
  const texts: ReceivedText[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message = JSON.parse(Buffer.concat(chunks).toString()) as Omit<ReceivedText, 'authorization'>;
      if (gateway.status < 300) texts.push({ ...message, authorization: request.headers.authorization });
      const { status, delayMs } = gateway;
      setTimeout(() => response.writeHead(status).end(JSON.stringify(message)), delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const gateway: TestTextGateway = {
    url: `http://127.0.0.1:${port}/messages`,
    texts,
    status: 202,
    delayMs: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return gateway;
}
