import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A server of the test's own on loopback: what stands behind the gateway. */
export async function startFakeServer(listener: RequestListener): Promise<FakeServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
