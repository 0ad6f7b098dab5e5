import type { RunningService } from '@sabi/service-kit/service';
import { eventually } from '@sabi/test-kit/eventually';
import { Clock } from '../src/service';
import { answerLimitMs } from '../src/settings';
import { callbackToken, control, createSdk, Merchant, startSandbox } from './sandbox';

interface Line {
  id: string;
  state: string;
  firstAt: string;
  attempts: { by: string; at: string; status: number | null; outcome: string }[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const merchant = new Merchant();
let sandbox: RunningService;
let sdk: ReturnType<typeof createSdk>;

beforeAll(async () => {
  sandbox = await startSandbox({ CALLBACK_URL: await merchant.start() });
  sdk = createSdk(sandbox.url);
});

beforeEach(async () => {
  await control(sandbox.url, 'POST', '/reset');
  merchant.forget();
});

afterAll(async () => {
  await sandbox.stop();
  await merchant.stop();
});

const act = (path: string, body?: object) => control(sandbox.url, 'POST', path, body);
const idle = () => act('/idle');
const advance = (advanceMs: number) => act('/clock', { advanceMs });
const readLog = () => control<Line[]>(sandbox.url, 'GET', '/deliveries');
const script = (...steps: object[]) => act('/faults/webhooks', { steps });
const statuses = () => merchant.received.map(({ body }) => body['status']);

async function createInvoice(data: object = {}): Promise<string> {
  const invoice = await sdk.createInvoice({ data: { externalId: 'order-1', amount: 123_000, ...data } });
  return invoice.id ?? '';
}

async function payInvoice(body: object = {}): Promise<string> {
  const id = await createInvoice();
  await act(`/invoices/${id}/pay`, body);
  await idle();
  return id;
}

test.each([
  ['BCA', { payment_method: 'BANK_TRANSFER', bank_code: 'BCA', payment_destination: expect.any(String) }],
  ['OVO', { payment_method: 'EWALLET', ewallet_type: 'OVO' }],
  [
    'QRIS',
    { payment_method: 'QR_CODE', payment_details: { receipt_id: expect.any(String), source: 'GOPAY' } },
  ],
  ['ALFAMART', { payment_method: 'RETAIL_OUTLET', payment_destination: expect.stringMatching(/^SABI/) }],
  ['CREDIT_CARD', { payment_method: 'CREDIT_CARD', credit_card_charge_id: expect.any(String) }],
])('a payment by %s is sent with the token of the merchant', async (channel, special) => {
  const id = await payInvoice({ channel });
  expect(merchant.received).toEqual([
    {
      token: callbackToken,
      body: expect.objectContaining({
        id,
        external_id: 'order-1',
        user_id: expect.any(String),
        merchant_name: 'Sabi',
        status: 'PAID',
        amount: 123_000,
        paid_amount: 123_000,
        currency: 'IDR',
        created: expect.any(String),
        updated: expect.any(String),
        paid_at: expect.any(String),
        payment_channel: channel,
        ...special,
      }),
    },
  ]);
  expect((await sdk.getInvoiceById({ invoiceId: id })).status).toBe('PAID');
});

test('that too little came is sent by the webhook and shown by the dashboard, and not by the API', async () => {
  const id = await payInvoice({ amount: 1 });
  expect(merchant.received).toMatchObject([
    { body: { id, status: 'PAID', amount: 123_000, paid_amount: 1 } },
  ]);
  const shown = await control<{ id: string }[]>(sandbox.url, 'GET', '/invoices');
  expect(shown.find((invoice) => invoice.id === id)).toMatchObject({ amount: 123_000, paid_amount: 1 });
  const invoice = await sdk.getInvoiceById({ invoiceId: id });
  expect(invoice).toMatchObject({ status: 'PAID', amount: 123_000 });
  expect(JSON.stringify(invoice)).not.toMatch(/paid_?amount/i);
});

test('money in the balance is sent too, and only what is paid gets there', async () => {
  const id = await payInvoice();
  await act(`/invoices/${id}/settle`);
  await idle();
  expect(statuses()).toEqual(['PAID', 'SETTLED']);
  await expect(act(`/invoices/${id}/pay`)).rejects.toThrow('409');
  await expect(act(`/invoices/${await createInvoice()}/settle`)).rejects.toThrow('409');
});

test('without a callback URL nothing is sent', async () => {
  await control(sandbox.url, 'PATCH', '/settings', { callbackUrl: null });
  await payInvoice();
  expect(merchant.received).toEqual([]);
  expect(await readLog()).toEqual([]);
});

describe('an invoice that nobody pays', () => {
  test('expires by the clock, sent only where the box is ticked', async () => {
    await createInvoice({ invoiceDuration: 3600 });
    await advance(hourMs + 1000);
    expect((await sdk.getInvoices()).map(({ status }) => status)).toEqual(['EXPIRED']);
    expect(merchant.received).toEqual([]);
    await control(sandbox.url, 'PATCH', '/settings', { notifyExpired: true });
    const id = await createInvoice();
    await act(`/invoices/${id}/expire`);
    await idle();
    expect(statuses()).toEqual(['EXPIRED']);
    expect(merchant.received[0]?.body).not.toHaveProperty('paid_at');
  });

  test('expires by a clock that others go by as well', async () => {
    const clock = new Clock(1, Date.parse('2030-01-01T00:00:00Z'));
    const other = await startSandbox({}, { clock });
    const made = await createSdk(other.url).createInvoice({
      data: { externalId: 'order-1', amount: 123_000 },
    });
    expect(made.created.toISOString()).toMatch(/^2030-01-01T00:00/);
    await clock.advance(25 * hourMs, async () => undefined);
    expect((await createSdk(other.url).getInvoices()).map(({ status }) => status)).toEqual(['EXPIRED']);
    await other.stop();
  });

  test('may be paid too late, sent only where the box is ticked', async () => {
    const [first, second] = [await createInvoice(), await createInvoice()];
    await expect(act(`/invoices/${first}/pay-after-expiry`)).rejects.toThrow('409');
    for (const id of [first, second]) await act(`/invoices/${id}/expire`);
    await act(`/invoices/${first}/pay-after-expiry`);
    await idle();
    expect(merchant.received).toEqual([]);
    await control(sandbox.url, 'PATCH', '/settings', { notifyPaidAfterExpiry: true });
    await act(`/invoices/${second}/pay-after-expiry`, { staysExpired: true });
    await idle();
    expect(statuses()).toEqual(['PAID']);
    expect((await sdk.getInvoiceById({ invoiceId: first })).status).toBe('PAID');
    expect((await sdk.getInvoiceById({ invoiceId: second })).status).toBe('EXPIRED');
    await expect(act(`/invoices/${second}/pay-after-expiry`)).rejects.toThrow('409');
  });

  test('of a late payment may say EXPIRED all the same, with what came', async () => {
    const id = await createInvoice();
    await control(sandbox.url, 'PATCH', '/settings', { notifyPaidAfterExpiry: true });
    await act(`/invoices/${id}/expire`);
    await act(`/invoices/${id}/pay-after-expiry`, { amount: 1000, staysExpired: true, toldAsExpired: true });
    await idle();
    expect(merchant.received.map(({ body }) => body)).toMatchObject([
      { id, status: 'EXPIRED', paid_amount: 1000 },
    ]);
  });
});

describe('a webhook that is not answered well', () => {
  test('is sent again after 15 minutes, 1, 3, 6, 12 and 24 hours, and then no more', async () => {
    merchant.answers.push(...Array.from({ length: 10 }, () => 400));
    await payInvoice();
    await advance(3 * dayMs);
    const [line] = await readLog();
    const begin = Date.parse(line?.firstAt ?? '');
    const [first, ...again] = line?.attempts.map(({ at }) => Date.parse(at) - begin) ?? [];
    expect(first).toBeLessThan(minuteMs);
    // To the millisecond: the clock stands at the time of each while it is put forward.
    expect(again).toEqual([0.25, 1, 3, 6, 12, 24].map((hours) => hours * hourMs));
    expect(line?.state).toBe('failed');
    expect(merchant.received).toHaveLength(7);
  });

  test('is not sent again once it was answered well', async () => {
    merchant.answers.push(500);
    await payInvoice();
    await advance(14 * minuteMs);
    expect(merchant.received).toHaveLength(1);
    await advance(2 * dayMs);
    expect(statuses()).toEqual(['PAID', 'PAID']);
    expect(await readLog()).toMatchObject([
      { state: 'delivered', attempts: [{ status: 500, outcome: 'refused' }, { status: 200 }] },
    ]);
  });

  test('has failed when no answer comes in time, or nobody listens', async () => {
    await control(sandbox.url, 'PATCH', '/settings', { answerLimitMs: 200 });
    merchant.answers.push(0);
    await payInvoice();
    // It may take a moment until the refused connection is noticed.
    await control(sandbox.url, 'PATCH', '/settings', { callbackUrl: 'http://127.0.0.1:9/', answerLimitMs });
    await payInvoice();
    const log = await readLog();
    expect(log.map(({ state, attempts }) => [state, attempts[0]?.outcome])).toEqual([
      ['waiting', 'timeout'],
      ['waiting', 'unreachable'],
    ]);
  });

  test('runs through its table by itself where the clock is fast', async () => {
    merchant.answers.push(500, 500);
    await payInvoice();
    await act('/clock', { factor: 1_000_000 });
    try {
      await eventually(() => expect(merchant.received).toHaveLength(3));
    } finally {
      await act('/clock', { factor: 1 });
    }
  });

  test('is resent by hand, days later, without disturbing the table', async () => {
    merchant.answers.push(500, 500);
    await payInvoice();
    const [line] = await readLog();
    await act('/deliveries/resend', { ids: [line?.id] });
    expect(await readLog()).toMatchObject([
      { state: 'waiting', attempts: [{}, { by: 'hand', status: 500 }] },
    ]);
    await advance(16 * minuteMs);
    expect(await readLog()).toMatchObject([{ state: 'delivered', attempts: [{}, {}, { by: 'provider' }] }]);
    await advance(3 * dayMs);
    await act('/deliveries/resend', { ids: [line?.id] });
    expect(merchant.received).toHaveLength(4);
    await expect(act('/deliveries/resend', { ids: ['unknown'] })).rejects.toThrow('404');
  });
});

describe('by script, a webhook', () => {
  test('comes several times at once', async () => {
    await script({ kind: 'duplicate', copies: 50 });
    await payInvoice();
    expect(merchant.received).toHaveLength(50);
    expect(new Set(merchant.received.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('is overtaken by the one after it', async () => {
    await script({ kind: 'reorder' });
    const id = await payInvoice();
    expect(merchant.received).toEqual([]);
    await act(`/invoices/${id}/settle`);
    await idle();
    expect(statuses().sort()).toEqual(['PAID', 'SETTLED']);
  });

  test('comes late', async () => {
    await script({ kind: 'delay', delayMs: hourMs });
    await payInvoice();
    expect(merchant.received).toEqual([]);
    await advance(hourMs + 1000);
    expect(statuses()).toEqual(['PAID']);
  });

  test('never comes', async () => {
    await script({ kind: 'drop' });
    await payInvoice();
    await advance(2 * dayMs);
    expect(merchant.received).toEqual([]);
    expect(await readLog()).toMatchObject([{ state: 'dropped', attempts: [] }]);
  });

  test.each([
    ['forged-token', {}, { token: 'forged' }],
    ['wrong-amount', { amount: 1 }, { body: { amount: 1, paid_amount: 1 } }],
    ['wrong-currency', { currency: 'USD' }, { body: { currency: 'USD' } }],
    ['unknown-external-id', {}, { body: { external_id: 'unknown-order-1' } }],
  ])('lies: %s, and the true one follows where that is asked for', async (kind, more, lie) => {
    await script({ kind, ...more, thenTrue: true });
    await payInvoice();
    expect(merchant.received).toHaveLength(2);
    expect(merchant.received.some((received) => matches(received, lie))).toBe(true);
    const truth = {
      token: callbackToken,
      body: { amount: 123_000, currency: 'IDR', external_id: 'order-1' },
    };
    expect(merchant.received.some((received) => matches(received, truth))).toBe(true);
  });

  test('is true again once the script is forgotten', async () => {
    await script({ kind: 'drop', times: 5 });
    await control(sandbox.url, 'DELETE', '/faults/webhooks');
    await payInvoice();
    expect(statuses()).toEqual(['PAID']);
  });
});

test('whatever one likes is sent by hand, in any order', async () => {
  const id = await createInvoice();
  await act(`/invoices/${id}/webhook`);
  await idle(); // else the next two could overtake it
  await act(`/invoices/${id}/webhook`, { body: { status: 'PAID', paid_amount: 1 }, token: 'x', copies: 2 });
  await idle();
  expect(statuses()).toEqual(['PENDING', 'PAID', 'PAID']);
  expect(merchant.received.at(-1)).toMatchObject({ token: 'x', body: { paid_amount: 1 } });
});

test('the log has what was sent and never the token', async () => {
  await payInvoice();
  const log = JSON.stringify(await readLog());
  expect(log).toContain('order-1');
  expect(log).not.toContain(callbackToken);
});

function matches(received: object, wanted: object): boolean {
  try {
    expect(received).toMatchObject(wanted);
    return true;
  } catch {
    return false;
  }
}
