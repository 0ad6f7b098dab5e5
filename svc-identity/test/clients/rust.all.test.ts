import type { LoopbackServer } from '@sabi/test-kit/loopback-server';
import { type ProviderWorld, providerSettings, startProviderWorld } from '../providers/support/providers';
import { createAccount } from '../support/accounts';
import { startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';
import { driveRustClient, drivenVersion, installRustClients, runRustTests, rustClients } from './rust/client';
import { demonstrationSecret, likeGoTrue, testPassword } from './support/gotrue-like';
import { serveMails } from './support/mails-over-http';
import { expectKnownFailures, readSteps, writeReport } from './support/outcomes';

const compilingMs = 1_200_000;

/** Two independent implementations of the contract, with their own tests. */
describe('the Rust clients of crates.io', () => {
  let isThere: boolean;

  beforeAll(async () => {
    isThere = await installRustClients();
  });

  describe('with their own tests', () => {
    let identity: TestIdentity;

    beforeAll(async () => {
      identity = await startTestIdentity({
        ...providerSettings('http://127.0.0.1:1'),
        ...likeGoTrue,
        MAILER_AUTOCONFIRM: 'true',
        EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
        OAUTH_SERVER_ENABLED: 'true',
      });
    });

    afterAll(() => identity.stop());

    test.each(rustClients)(
      '$name passes all but those of known differences',
      async (client) => {
        if (!isThere) return;
        const outcomes = await runRustTests(client, await giveEnvironment());
        const { name, version, testCount } = client;
        writeReport({ client: name, version, tests: 'its own' }, outcomes, name);
        expectKnownFailures(name, outcomes);
        expect(outcomes).toHaveLength(testCount);
      },
      compilingMs,
    );

    /** Environment of both: server, keys and an account. */
    async function giveEnvironment(): Promise<Record<string, string>> {
      const { email } = await createAccount(identity, { password: testPassword });
      return {
        SUPABASE_URL: identity.url,
        SUPABASE_API_KEY: await identity.signAdmin(),
        SUPABASE_JWT_SECRET: demonstrationSecret,
        DEMO_EMAIL: email,
        DEMO_PASSWORD: testPassword,
        DEMO_INVITE: uniqueEmail(),
      };
    }
  });

  describe('called by our program', () => {
    let world: ProviderWorld;
    let mails: LoopbackServer;

    beforeAll(async () => {
      world = await startProviderWorld({
        ...likeGoTrue,
        EXTERNAL_PHONE_ENABLED: 'true',
        SMS_TEST_OTP: '6280000000001=123456',
        OAUTH_SERVER_ENABLED: 'true',
      });
      mails = await serveMails(world.identity);
    });

    afterAll(async () => {
      await mails.stop();
      await world.stop();
    });

    test(
      'covers what its own tests leave out',
      async () => {
        if (!isThere) return;
        const { identity } = world;
        const args = [identity.url, `${mails.url}/`, await identity.signAdmin(), testPassword];
        const steps = readSteps(await driveRustClient(args));
        writeReport({ client: 'supabase-client-auth', version: drivenVersion, tests: 'ours' }, steps);
        expect(steps.filter(({ status }) => status === 'failed')).toEqual([]);
        expect(steps).toHaveLength(16);
      },
      compilingMs,
    );
  });
});
