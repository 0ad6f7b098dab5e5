import getPort from 'get-port';
import type { LoopbackServer } from '@sabi/test-kit/loopback-server';
import { providerSettings, type ProviderWorld, startProviderWorld } from '../providers/support/providers';
import { type Overrides, startTestIdentity, type TestIdentity } from '../support/identity';
import { driveGoClient, goVersion, installGoClient, runGoTests } from './go/client';
import { likeGoTrue } from './support/gotrue-like';
import { serveMails } from './support/mails-over-http';
import { expectKnownFailures, readSteps, writeReport } from './support/outcomes';

const client = { client: 'gotrue-go', version: goVersion };

/** An independent implementation of the contract, with its own tests. */
describe('the Go client of the module proxy', () => {
  let isThere: boolean;

  beforeAll(async () => {
    isThere = await installGoClient();
  });

  describe('with its own tests', () => {
    let servers: TestIdentity[];

    beforeAll(async () => {
      servers = await startServers();
    });

    afterAll(async () => {
      for (const server of servers.reverse()) await server.stop();
    });

    test('passes all but those of known differences', async () => {
      if (!isThere) return;
      const [confirming = '', autoconfirming = '', closed = ''] = servers.map(({ url }) => url);
      const outcomes = await runGoTests({ confirming, autoconfirming, closed });
      writeReport({ ...client, tests: 'its own' }, outcomes, 'gotrue-go');
      expectKnownFailures('gotrue-go', outcomes);
      expect(outcomes).toHaveLength(26);
    });
  });

  describe('called by our program', () => {
    let world: ProviderWorld;
    let mails: LoopbackServer;

    beforeAll(async () => {
      world = await startProviderWorld({
        ...likeGoTrue,
        EXTERNAL_PHONE_ENABLED: 'true',
        SMS_TEST_OTP: '6280000000001=123456',
      });
      mails = await serveMails(world.identity);
    });

    afterAll(async () => {
      await mails.stop();
      await world.stop();
    });

    test('works through every method', async () => {
      if (!isThere) return;
      const { identity } = world;
      const steps = readSteps(await driveGoClient(identity.url, `${mails.url}/`, await identity.signAdmin()));
      writeReport({ ...client, tests: 'ours' }, steps);
      expect(steps.filter(({ status }) => status === 'failed')).toEqual([]);
      expect(steps).toHaveLength(18);
    });
  });
});

/** Three servers with one database, as its tests expect. */
async function startServers(): Promise<TestIdentity[]> {
  const start = async (overrides: Overrides) => {
    const port = await getPort({ host: '127.0.0.1' });
    return startTestIdentity({
      ...providerSettings('http://127.0.0.1:1'),
      ...likeGoTrue,
      SITE_URL: 'http://localhost:3000',
      PORT: String(port),
      API_EXTERNAL_URL: `http://127.0.0.1:${port}`,
      ...overrides,
    });
  };
  const confirming = await start({});
  const MONGODB_URI = confirming.database.uri;
  const autoconfirming = await start({
    MONGODB_URI,
    MAILER_AUTOCONFIRM: 'true',
    SMS_AUTOCONFIRM: 'true',
    EXTERNAL_PHONE_ENABLED: 'true',
  });
  const closed = await start({ MONGODB_URI, DISABLE_SIGNUP: 'true', EXTERNAL_EMAIL_ENABLED: 'false' });
  return [confirming, autoconfirming, closed];
}
