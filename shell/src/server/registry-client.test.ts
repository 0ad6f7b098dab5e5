/**
 * @jest-environment node
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteRegistry } from '@sabi/contracts/http/gateway/platform';
import { createLogger } from '@sabi/service-kit/logger';
import { eventually } from '@sabi/test-kit/eventually';
import { RegistryClient } from './registry-client';
import { buildRelease, buildRemote } from './testing';

const registryOf = (version: string): RemoteRegistry => ({
  remotes: [buildRemote({ release: buildRelease('', version) })],
});
const versionIn = ({ remotes }: RemoteRegistry) => remotes[0]?.release.version;

describe('the registry of remotes', () => {
  let served = registryOf('1.0.0-0000000001');
  let server: Server;
  let asked = 0;
  let client: RegistryClient;
  /** Preparations in progress. */
  const preparing: { version: string | undefined; done: () => void }[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const etag = `"${versionIn(served)}"`;
      asked += 1;
      const { 'if-none-match': known, 'cache-control': control } = request.headers;
      if (known === etag && control !== 'no-cache') response.writeHead(304).end(); // as Express answers
      else response.setHeader('ETag', etag).end(JSON.stringify(served));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    client = new RegistryClient({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      pollMs: 10,
      logger: createLogger({ service: 'test', level: 'silent' }),
      prepare: (registry) =>
        new Promise((done) => void preparing.push({ version: versionIn(registry), done })),
    });
    client.start();
  });
  afterAll(async () => {
    client.stop();
    for (const { done } of preparing) done();
    await new Promise((resolve) => server.close(resolve));
  });

  test('is known, and changes, once what it names was prepared; until then the one before stands', async () => {
    await eventually(() => expect(preparing).toHaveLength(1));
    expect(client.isKnown()).toBe(false);
    expect(() => client.assertKnown()).toThrow('not known yet');
    preparing[0]?.done();
    await eventually(() => expect(versionIn(client.get())).toBe('1.0.0-0000000001'));

    served = registryOf('1.0.0-0000000002');
    await eventually(() => expect(preparing.at(-1)?.version).toBe('1.0.0-0000000002'));
    expect(versionIn(client.get())).toBe('1.0.0-0000000001');
    preparing.at(-1)?.done();
    await eventually(() => expect(versionIn(client.get())).toBe('1.0.0-0000000002'));
  });

  test('while it does not change nothing is prepared again', async () => {
    const [before, prepared] = [asked, preparing.length];
    await eventually(() => expect(asked).toBeGreaterThan(before + 5));
    expect(preparing).toHaveLength(prepared);
  });

  test('a remote in an unknown form stays as it was, or is left out, and the others change', async () => {
    const unreadable = (name: string) => ({
      ...buildRemote({ name, release: buildRelease('', '9.0.0-0000000009') }),
      chrome: 'a kind of the future',
    });
    const other = buildRemote({ name: 'mf-other', release: buildRelease('', '1.0.0-0000000003') });
    const [known] = served.remotes;
    served = {
      remotes: [other, unreadable(known?.name ?? ''), unreadable('mf-unknown')],
    } as unknown as RemoteRegistry;
    await eventually(() => expect(preparing.at(-1)?.version).toBe('1.0.0-0000000003'));
    preparing.at(-1)?.done();
    await eventually(() => expect(client.get().remotes).toEqual([other, known]));
  });
});
