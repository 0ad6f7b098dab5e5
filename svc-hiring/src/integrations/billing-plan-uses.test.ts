import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { type BillingPlanUses, createPlanUses } from './billing-plan-uses';

let server: Server | undefined;
let planUses: BillingPlanUses | undefined;
const asked: string[] = [];

afterEach(async () => {
  planUses?.close();
  asked.length = 0;
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** @returns a client of a svc-billing with this answer */
async function open(answer: RequestListener) {
  const started = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
      answer(request, response);
    });
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  planUses = createPlanUses({ billingUrl: `http://127.0.0.1:${port}`, logger: silentLogger });
  return planUses;
}

const answerWith =
  (status: number, body: object): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const use = { authorization: 'Bearer token', key: 'application:1', reference: 'Operator Produksi' };
const consumption = { kind: 'job_application', quantity: 1, balance_after: 3, entry_ids: [] };

test('one is used for the caller, under the key of the application', async () => {
  const from = await open(answerWith(200, consumption));
  await expect(from.consume(use)).resolves.toBe('used');
  const body =
    '{"kind":"job_application","quantity":1,"idempotency_key":"application:1","reference":"Operator Produksi"}';
  expect(asked).toEqual([`POST /api/billing/v1/entitlements/consume Bearer token ${body}`]);
});

test.each<[string, RequestListener, string]>([
  ['has none left', answerWith(409, { code: 'ENTITLEMENT_USED_UP' }), 'used_up'],
  ['has given it back', answerWith(409, { code: 'USE_RETURNED' }), 'unknown'],
  ['fails', answerWith(500, {}), 'unknown'],
  ['refuses', answerWith(429, {}), 'unknown'],
  ['answers something else', answerWith(200, { used: true }), 'unknown'],
  ['breaks off', (request) => void request.socket.destroy(), 'unknown'],
])('where svc-billing %s the outcome says so', async (_what, answer, outcome) => {
  await expect((await open(answer)).consume(use)).resolves.toBe(outcome);
});
