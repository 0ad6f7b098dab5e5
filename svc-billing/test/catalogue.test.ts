import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueSchema } from '@sabi/contracts/http/billing/catalogue';
import { queues } from '@sabi/contracts/messages/queues';
import { redemptions } from '@sabi/contracts/billing/redemption';
import { createLoneBroker } from '@sabi/event-bus/in-process-bus';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import request from 'supertest';
import { catalogueVersions, newestCatalogue } from '../src/domain/catalogue/catalogue-versions';
import { createBillingOpenApi } from '../src/entry-points/http/openapi';
import { readEnv, startBilling } from '../src/service';
import { requiredEnv } from './support/harness';

/** Specification, section 9: price and list price of plans, price of services. */
const planPrices = {
  starter: [0, 0],
  basic: [350_000, 800_000],
  pro: [1_000_000, 2_500_000],
  elite: [2_000_000, 4_350_000],
};
const servicePrices = {
  'cv-linkedin': 100_000,
  'job-application': 150_000,
  'career-consultation': 200_000,
  'whatsapp-assistant': 250_000,
  'hr-webinar': 100_000,
  'cv-template': 50_000,
  'personality-test': 300_000,
  'private-hr-session': 750_000,
};

describe('the catalogue', () => {
  let database: TestDatabase;
  let issuer: TokenIssuer;
  let service: Awaited<ReturnType<typeof startBilling>>;

  beforeAll(async () => {
    [database, issuer] = await Promise.all([createTestDatabase(), startTokenIssuer()]);
    const env = readEnv({
      PORT: '0',
      DRAIN_DELAY_MS: '0',
      MONGODB_URI: database.uri,
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: issuer.issuer,
      ...requiredEnv,
    });
    const inProcess = createLoneBroker(queues, 'billing');
    service = await startBilling(env, silentLogger, { inProcess });
    await service.ready;
  });

  afterAll(async () => {
    await service.stop();
    await issuer.close();
    await database.drop();
  });

  test('when the caller is signed in, every price of the specification is shown', async () => {
    const token = await issuer.sign();
    const { body } = await request(service.url)
      .get('/api/billing/v1/catalogue')
      .auth(token, { type: 'bearer' })
      .expect(200);
    const plans = Object.fromEntries(
      body.plans.map((plan: { plan_type: string; price: number; list_price: number }) => [
        plan.plan_type,
        [plan.price, plan.list_price],
      ]),
    );
    const services = Object.fromEntries(
      body.services.map((item: { service_type: string; price: number }) => [item.service_type, item.price]),
    );
    expect(plans).toEqual(planPrices);
    expect(services).toEqual(servicePrices);
  });

  test('when a kind is redeemed in some way, every item that has it says so', async () => {
    const { body } = await request(service.url).get('/api/billing/v1/catalogue').expect(200);
    const catalogue = catalogueSchema.parse(body);
    const features = catalogue.plans.flatMap((plan) => plan.features);
    for (const { kind, redemption } of [...features, ...catalogue.services])
      expect(redemption).toEqual(kind && redemptions[kind]);
    expect(features.filter(({ kind }) => kind === null)).toHaveLength(2); // a guide and the community
  });

  test('every version is stored with the moment from which it is valid', async () => {
    const stored = await database.db
      .collection('catalogues')
      .find({}, { projection: { _id: 0 } })
      .toArray();
    const versions = catalogueVersions.map(({ catalogue, validFrom }) => ({
      ...catalogue,
      valid_from: validFrom,
    }));
    expect(stored).toEqual(versions);
    expect(newestCatalogue).toBe(catalogueVersions.at(-1)?.catalogue);
  });

  test.each([undefined, 'not-a-token'])(
    'when the caller has no session (%s), the answer holds no price in any form',
    async (token) => {
      const pending = request(service.url).get('/api/billing/v1/catalogue');
      const { text, body } = await (token ? pending.auth(token, { type: 'bearer' }) : pending).expect(200);
      expect(body.plans).toHaveLength(4);
      expect(body.services).toHaveLength(8);
      const amounts = [...Object.values(planPrices).flat(), ...Object.values(servicePrices)].filter(
        (amount) => amount > 0,
      );
      for (const amount of amounts) {
        const forms = [String(amount), amount.toLocaleString('en'), amount.toLocaleString('id')];
        for (const form of forms) expect(text).not.toContain(form);
      }
    },
  );

  test('when the address is asked in another way, it answers 405 with the methods it knows', async () => {
    const { body } = await request(service.url)
      .delete('/api/billing/v1/catalogue')
      .expect(405)
      .expect('Allow', 'GET');
    expect(body.code).toBe('METHOD_NOT_ALLOWED');
  });

  test('when the service is up, it is ready and live', async () => {
    await request(service.url).get('/healthz/ready').expect(200, { ready: true, blockers: [] });
    await request(service.url).get('/healthz/live').expect(200);
  });

  test('openapi.json is what the contract generates', () => {
    const committed = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8'));
    expect(committed).toEqual(JSON.parse(JSON.stringify(createBillingOpenApi())));
  });
});
