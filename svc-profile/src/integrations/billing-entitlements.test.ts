import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { type BillingEntitlements, createBillingEntitlements } from './billing-entitlements';

let server: Server | undefined;
let entitlements: BillingEntitlements | undefined;
const asked: (string | undefined)[] = [];

afterEach(async () => {
  entitlements?.close();
  asked.length = 0;
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** @returns a client of a svc-billing with this answer */
async function open(answer: RequestListener) {
  const started = createServer((request, response) => {
    asked.push(request.url);
    answer(request, response);
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  const billingUrl = `http://127.0.0.1:${port}`;
  entitlements = createBillingEntitlements({ billingUrl, logger: silentLogger });
  return entitlements;
}

const answerWith =
  (status: number, body: object): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const ask = (from: BillingEntitlements) => from.has('cv_template_premium', 'Bearer token');
const unavailable = { code: 'DEPENDENCY_UNAVAILABLE', retryAfterSeconds: 5 };

test.each([true, false])('what svc-billing says is passed on: %s', async (allowed) => {
  const from = await open(answerWith(200, { allowed, available: Number(allowed), ends_at: null }));
  await expect(ask(from)).resolves.toBe(allowed);
  expect(asked).toEqual(['/api/billing/v1/entitlements/check?kind=cv_template_premium']);
});

test.each<[string, RequestListener]>([
  ['fails', answerWith(500, {})],
  ['answers something else', answerWith(200, { allowed: 'yes' })],
])('it cannot be known where svc-billing %s', async (_what, answer) => {
  await expect(ask(await open(answer))).rejects.toMatchObject(unavailable);
});
