import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createProxyServer } from 'httpxy';

/** Names the shell that a request is for, by its version. Without it the first one answers. */
export const shellHeader = 'x-compatibility-shell';

/** Several shells at one address, so that a single platform serves them all. @param targets version → URL @returns the address */
export async function startShellSwitch(targets: ReadonlyMap<string, string>): Promise<string> {
  const proxy = createProxyServer({});
  const [first = ''] = targets.values();
  const server = createServer((request, response) => {
    const target = targets.get(String(request.headers[shellHeader])) ?? first;
    proxy.web(request, response, { target }).catch(() => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
  });
  server.unref(); // it ends with the run
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
