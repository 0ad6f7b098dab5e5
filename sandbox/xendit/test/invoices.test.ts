import { setTimeout as delay } from 'node:timers/promises';
import type { RunningService } from '@sabi/service-kit/service';
import { eventually } from '@sabi/test-kit/eventually';
import { Clock } from '../src/service';
import { control, createSdk, secretKey, startSandbox } from './sandbox';

let sandbox: RunningService;
let sdk: ReturnType<typeof createSdk>;

beforeAll(async () => {
  // The clock stands until a test advances it, so that no rate-limit window ends on a slow machine.
  sandbox = await startSandbox({ MERCHANT_NAME: 'Sabi Test' }, { clock: new Clock(0) });
  sdk = createSdk(sandbox.url);
});

beforeEach(() => control(sandbox.url, 'POST', '/reset'));

afterAll(() => sandbox.stop());

const create = (data: object = {}) =>
  sdk.createInvoice({ data: { externalId: 'order-1', amount: 123_000, ...data } });

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${sandbox.url}${path}`, {
    ...init,
    headers: {
      Authorization: `Basic ${btoa(`${secretKey}:`)}`,
      'Content-Type': 'application/json',
      ...init.headers,
    },
  });

describe('an invoice made by the SDK', () => {
  test('has all that the provider sends, and channels of Indonesia', async () => {
    const invoice = await create({ payerEmail: 'ayu@example.com', locale: 'id' });
    expect(invoice).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      externalId: 'order-1',
      status: 'PENDING',
      merchantName: 'Sabi Test',
      amount: 123_000,
      currency: 'IDR',
      payerEmail: 'ayu@example.com',
      invoiceUrl: `${sandbox.url}/web/${invoice.id}`,
      shouldSendEmail: false,
      shouldExcludeCreditCard: false,
    });
    expect(invoice.expiryDate.getTime() - invoice.created.getTime()).toBe(86_400_000);
    expect(invoice.availableBanks[0]).toMatchObject({
      bankCode: 'BCA',
      collectionType: 'POOL',
      bankBranch: 'Virtual Account',
      transferAmount: 123_000,
    });
    const known = [
      ...invoice.availableBanks.map(({ bankCode }) => bankCode),
      ...invoice.availableEwallets.map(({ ewalletType }) => ewalletType),
      ...invoice.availableRetailOutlets.map(({ retailOutletName }) => retailOutletName),
      ...invoice.availableQrCodes.map(({ qrCodeType }) => qrCodeType),
      ...invoice.availableDirectDebits.map(({ directDebitType }) => directDebitType),
      ...invoice.availablePaylaters.map(({ paylaterType }) => paylaterType),
    ];
    expect(known).toEqual(
      expect.arrayContaining(['MANDIRI', 'GOPAY', 'ALFAMART', 'QRIS', 'DD_BRI', 'KREDIVO']),
    );
    expect(known).not.toContain('UNKNOWN_ENUM_VALUE');
  });

  test('is read again by its id and found by the order it is for', async () => {
    const invoice = await create();
    await create({ externalId: 'order-2' });
    expect(await sdk.getInvoiceById({ invoiceId: invoice.id ?? '' })).toEqual(invoice);
    expect(await sdk.getInvoices({ externalId: 'order-1' })).toEqual([invoice]);
  });

  test('can be made twice for the same order: the provider does not mind', async () => {
    const [first, second] = [await create(), await create()];
    expect(first.id).not.toBe(second.id);
    expect(await sdk.getInvoices({ externalId: 'order-1' })).toHaveLength(2);
  });

  test('is made at the address with and without a slash at its end, and answers 200', async () => {
    const body = JSON.stringify({ external_id: 'order-1', amount: 100_000 });
    for (const path of ['/v2/invoices', '/v2/invoices/']) {
      expect((await call(path, { method: 'POST', body })).status).toBe(200);
    }
  });

  test('expires on request, and one that is paid stays paid', async () => {
    const { id: invoiceId = '' } = await create();
    expect(await sdk.expireInvoice({ invoiceId })).toMatchObject({ status: 'EXPIRED' });
    const paid = await create();
    await control(sandbox.url, 'POST', `/invoices/${paid.id}/pay`);
    expect(await sdk.expireInvoice({ invoiceId: paid.id ?? '' })).toMatchObject({ status: 'PAID' });
  });

  test('loses the parts of a rupiah, and amounts beyond the counter are not paid there', async () => {
    expect(await create({ amount: 45_500.5 })).toMatchObject({ amount: 45_500 });
    expect((await create({ amount: 5_000_001 })).availableRetailOutlets).toEqual([]);
  });

  test('offers only the ways to pay that it names', async () => {
    const invoice = await create({ paymentMethods: ['BCA', 'QRIS'] });
    expect(invoice.availableBanks.map(({ bankCode }) => bankCode)).toEqual(['BCA']);
    expect(invoice.availableQrCodes).toHaveLength(1);
    expect(invoice.availableEwallets).toEqual([]);
    expect(invoice.shouldExcludeCreditCard).toBe(true);
  });
});

describe('listed', () => {
  test('by states, times and channels, the newest first and page by page', async () => {
    const ids: string[] = [];
    for (const externalId of ['a', 'b', 'c']) ids.push((await create({ externalId })).id ?? '');
    const [first = '', second = '', third = ''] = ids;
    await control(sandbox.url, 'POST', `/invoices/${second}/pay`, { channel: 'QRIS' });
    await sdk.expireInvoice({ invoiceId: third });
    const list = async (query: Parameters<typeof sdk.getInvoices>[0]) =>
      (await sdk.getInvoices(query)).map(({ id }) => id);
    expect(await list({})).toEqual([third, second, first]);
    expect(await list({ statuses: ['PAID', 'SETTLED'] })).toEqual([second]);
    expect(await list({ statuses: ['PENDING', 'EXPIRED'] })).toEqual([third, first]);
    expect(await list({ paymentChannels: ['QR_CODE'] })).toEqual([second]);
    expect(await list({ paidAfter: new Date(0) })).toEqual([second]);
    expect(await list({ paidAfter: new Date(Date.now() + 60_000) })).toEqual([]);
    expect(await list({ createdBefore: new Date(0) })).toEqual([]);
    expect(await list({ limit: 1 })).toEqual([third]);
    expect(await list({ limit: 1, lastInvoice: third })).toEqual([second]);
  });
});

describe('refused', () => {
  test.each([
    ['no order', { externalId: undefined }, 'API_VALIDATION_ERROR'],
    ['an amount that is no number', { amount: 'much' }, 'API_VALIDATION_ERROR'],
    ['a small amount', { amount: 9_999 }, 'MINIMAL_TRANSFER_AMOUNT_ERROR'],
    ['an amount that is small once truncated', { amount: 9_999.9 }, 'MINIMAL_TRANSFER_AMOUNT_ERROR'],
    ['a large amount', { amount: 1_000_000_001 }, 'MAXIMUM_TRANSFER_AMOUNT_ERROR'],
    ['another currency', { currency: 'USD' }, 'UNSUPPORTED_CURRENCY'],
    ['an address that is none', { payerEmail: 'ayu' }, 'EMAIL_FORMAT_ERROR'],
    ['an unknown channel', { paymentMethods: ['BITCOIN'] }, 'UNAVAILABLE_PAYMENT_METHOD_ERROR'],
    ['no channel', { paymentMethods: [] }, 'NO_COLLECTION_METHODS_ERROR'],
    ['more than a year', { invoiceDuration: 31_536_001 }, 'API_VALIDATION_ERROR'],
    ['a late reminder', { reminderTime: 31 }, 'INVALID_REMINDER_TIME'],
    ['a redirect that is a script', { successRedirectUrl: 'javascript:alert(1)' }, 'API_VALIDATION_ERROR'],
  ])('%s', async (_case, data, errorCode) => {
    await expect(create(data)).rejects.toMatchObject({ status: 400, errorCode });
    expect(await sdk.getInvoices()).toEqual([]);
  });

  test('names each fault', async () => {
    const response = await call('/v2/invoices', { method: 'POST', body: '{"amount": "1"}' });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { path: string }[] };
    expect(errors.map(({ path }) => path).sort()).toEqual(['amount', 'external_id']);
  });

  test('a body that is no JSON', async () => {
    const response = await call('/v2/invoices', { method: 'POST', body: '{' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'INVALID_JSON_FORMAT' });
  });

  test('an unknown virtual account, and an unknown invoice', async () => {
    const errorCode = 'CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR';
    await expect(create({ callbackVirtualAccountId: 'x' })).rejects.toMatchObject({ status: 404, errorCode });
    for (const asking of [sdk.getInvoiceById({ invoiceId: 'x' }), sdk.expireInvoice({ invoiceId: 'x' })]) {
      await expect(asking).rejects.toMatchObject({ status: 404, errorCode: 'INVOICE_NOT_FOUND_ERROR' });
    }
  });

  test('another key, and none', async () => {
    const stranger = createSdk(sandbox.url, 'xnd_development_other');
    await expect(stranger.getInvoices()).rejects.toMatchObject({ status: 401, errorCode: 'INVALID_API_KEY' });
    expect((await fetch(`${sandbox.url}/v2/invoices`)).status).toBe(401);
  });
});

describe('the limit of requests', () => {
  test('is sent with each answer, holds for each endpoint and ends with its minute', async () => {
    await control(sandbox.url, 'PATCH', '/settings', { requestsPerMinute: 2 });
    const first = await call('/v2/invoices');
    expect(first.headers.get('rate-limit-limit')).toBe('2');
    expect(first.headers.get('rate-limit-remaining')).toBe('1');
    expect(first.headers.get('rate-limit-reset')).toBe('60.000');
    await sdk.getInvoices();
    await expect(sdk.getInvoices()).rejects.toMatchObject({ status: 429, errorCode: 'RATE_LIMIT_EXCEEDED' });
    await expect(create()).resolves.toBeDefined();
    await control(sandbox.url, 'POST', '/clock', { advanceMs: 60_000 });
    await expect(sdk.getInvoices()).resolves.toHaveLength(1);
  });
});

describe('failing by script', () => {
  const script = (...steps: object[]) => control(sandbox.url, 'POST', '/faults/api', { steps });

  /** Requests an invoice, and disconnects once the request has arrived and an answer would have been sent. */
  async function askInVain(): Promise<void> {
    const controller = new AbortController();
    const asked = call('/v2/invoices', {
      method: 'POST',
      body: JSON.stringify({ external_id: 'order-1', amount: 50_000 }),
      signal: controller.signal,
    });
    const ended = expect(asked).rejects.toThrow();
    await eventually(async () =>
      expect(await control(sandbox.url, 'GET', '/calls')).toMatchObject({ calls: { create: 1 } }),
    );
    await delay(200);
    controller.abort();
    await ended;
  }

  test.each([
    ['unauthorized', 401, 'INVALID_API_KEY'],
    ['forbidden', 403, 'REQUEST_FORBIDDEN_ERROR'],
    ['rate-limit', 429, 'RATE_LIMIT_EXCEEDED'],
    ['error', 500, 'SERVER_ERROR'],
  ])('%s', async (kind, status, errorCode) => {
    await script({ kind });
    await expect(create()).rejects.toMatchObject({ status, errorCode });
    await expect(create()).resolves.toBeDefined();
  });

  test('a page of a proxy is no error of the SDK', async () => {
    await script({ kind: 'bad-gateway', times: 2 });
    await expect(create()).rejects.toMatchObject({ name: 'TypeError' });
    const response = await call('/v2/invoices');
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('<h1>502');
  });

  test('a hanging request makes no invoice', async () => {
    await script({ kind: 'hang' });
    await askInVain();
    expect(await sdk.getInvoices()).toEqual([]);
  });

  test.each([
    ['lost-answer', {}],
    ['slow', { delayMs: 60_000 }],
  ])('%s: there is an invoice although nobody was answered', async (kind, more) => {
    await script({ kind, ...more });
    await askInVain();
    expect(await sdk.getInvoices({ externalId: 'order-1' })).toHaveLength(1);
  });

  test('a slow answer comes in the end', async () => {
    await script({ kind: 'slow', delayMs: 300 });
    const startedAt = performance.now();
    await create();
    expect(performance.now() - startedAt).toBeGreaterThan(280);
  });

  test('a step meets the endpoint it names, as often as it says, and calls are counted', async () => {
    await script({ kind: 'error', endpoint: 'get', times: 3 });
    const { id: invoiceId = '' } = await create();
    await expect(sdk.getInvoiceById({ invoiceId })).rejects.toMatchObject({ status: 500 });
    expect(await control(sandbox.url, 'GET', '/calls')).toEqual({
      calls: { create: 1, get: 1, list: 0, expire: 0 },
      pending: { api: 2, webhooks: 0 },
    });
    await control(sandbox.url, 'DELETE', '/faults/api');
    await expect(sdk.getInvoiceById({ invoiceId })).resolves.toBeDefined();
  });

  test('an unknown step is refused', async () => {
    await expect(script({ kind: 'explode' })).rejects.toThrow('422');
  });
});
