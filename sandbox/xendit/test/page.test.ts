import { createHash } from 'node:crypto';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningService } from '@sabi/service-kit/service';
import { requestStatus } from '@sabi/test-kit/request-status';
import { InvoiceStore } from '../src/invoices/invoice-store';
import { control, createSdk, startSandbox } from './sandbox';

let sandbox: RunningService;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.stop());

async function createInvoice(data: object = {}) {
  const invoice = await createSdk(sandbox.url).createInvoice({
    data: {
      externalId: 'order-1',
      amount: 1_000_000,
      description: 'Pro <b>plan</b>',
      successRedirectUrl: 'https://shop.example/paid',
      failureRedirectUrl: 'https://shop.example/failed',
      ...data,
    },
  });
  return { id: invoice.id ?? '', url: invoice.invoiceUrl };
}

const open = async (url: string) => (await fetch(url)).text();

const post = (url: string, form: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });

const statusOf = async (invoiceId: string) =>
  (await createSdk(sandbox.url).getInvoiceById({ invoiceId })).status;

test('an invoice is shown with its amount and every way to pay, and no text of it becomes markup', async () => {
  const page = await open((await createInvoice()).url);
  expect(page).toContain('<html lang="en">');
  expect(page).toMatch(/IDR\s1,000,000/);
  for (const name of ['Mandiri', 'GoPay', 'QRIS', 'Indomaret', 'Visa']) expect(page).toContain(name);
  expect(page).toContain('Pro &lt;b&gt;plan');
  expect(page).not.toContain('<script');
});

test('its style is the one that its policy allows', async () => {
  const response = await fetch((await createInvoice()).url);
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(await response.text()) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}';`);
});

test('it speaks the language of the invoice, or the one that is asked for', async () => {
  const { url } = await createInvoice({ locale: 'id' });
  const page = await open(url);
  expect(page).toContain('<html lang="id">');
  expect(page).toContain('Pilih metode pembayaran');
  expect(page).toMatch(/Rp\s1\.000\.000/);
  expect(await open(`${url}?locale=en`)).toContain('How would you like to pay?');
});

test.each([
  ['BCA', /class="code">9\d{15}</],
  ['ALFAMART', /class="code">SABI\d{8}</],
  ['QRIS', /<svg class="qr"/],
  ['OVO', /Confirm the payment in the app/],
])('%s is chosen, paid by, and the browser goes back to the shop', async (channel, how) => {
  const { id, url } = await createInvoice();
  expect(await open(`${url}?channel=${channel}`)).toMatch(how);
  const answer = await post(`${url}/pay`, { channel });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('https://shop.example/paid');
  expect(await statusOf(id)).toBe('PAID');
  const page = await open(url);
  expect(page).toContain('Payment received');
  expect(page).not.toContain('/pay?');
});

test('cancelling goes back to the shop and leaves the invoice as it is', async () => {
  const { id, url } = await createInvoice();
  const answer = await post(`${url}/cancel`);
  expect(answer.headers.get('location')).toBe('https://shop.example/failed');
  expect(await statusOf(id)).toBe('PENDING');
});

test('an expired invoice says so and takes no money', async () => {
  const { id, url } = await createInvoice();
  await control(sandbox.url, 'POST', `/invoices/${id}/expire`);
  expect(await open(`${url}?channel=BCA`)).toContain('This invoice has expired');
  const answer = await post(`${url}/pay`, { channel: 'BCA' });
  expect(answer.headers.get('location')).toBe(`/web/${id}?locale=en`);
  expect(await statusOf(id)).toBe('EXPIRED');
});

test('without addresses of a shop the page itself says what happened', async () => {
  const redirects = { successRedirectUrl: undefined, failureRedirectUrl: undefined };
  const { id, url } = await createInvoice(redirects);
  const answer = await post(`${url}/pay?locale=id`, { channel: 'BCA' });
  expect(answer.headers.get('location')).toBe(`/web/${id}?locale=id`);
  expect(await open(`${url}?locale=id`)).toContain('Pembayaran diterima');
});

test('an unknown invoice is not found, in words', async () => {
  const response = await fetch(`${sandbox.url}/web/unknown`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('There is no such invoice');
});

test('with a file, invoices outlive a restart and expire on time', async () => {
  const STATE_FILE = join(await mkdtemp(join(tmpdir(), 'sandbox-xendit-')), 'kept', 'invoices.json');
  const first = await startSandbox({ STATE_FILE });
  const { id: invoiceId = '' } = await createSdk(first.url).createInvoice({
    data: { externalId: 'order-1', amount: 50_000, invoiceDuration: 3600 },
  });
  await first.stop();
  const second = await startSandbox({ STATE_FILE });
  const sdk = createSdk(second.url);
  expect(await sdk.getInvoiceById({ invoiceId })).toMatchObject({ externalId: 'order-1', status: 'PENDING' });
  await control(second.url, 'POST', '/clock', { advanceMs: 3_601_000 });
  expect(await sdk.getInvoiceById({ invoiceId })).toMatchObject({ status: 'EXPIRED' });
  await second.stop();
  expect((await stat(STATE_FILE)).mode & 0o777).toBe(0o600);
});

test('a file that is damaged is not taken for one without invoices, and stays as it is', async () => {
  const STATE_FILE = join(await mkdtemp(join(tmpdir(), 'sandbox-xendit-')), 'invoices.json');
  await writeFile(STATE_FILE, '[{"id":');
  expect(() => new InvoiceStore(STATE_FILE)).toThrow('Move it away to begin with none');
  expect(await readFile(STATE_FILE, 'utf8')).toBe('[{"id":');
});

test('no page of another site pays an invoice or reads what others have paid, and none by a name of its own', async () => {
  const { url, id } = await createInvoice();
  expect(await requestStatus(`${url}/pay`, { origin: 'https://other.example' }, 'POST')).toBe(403);
  expect(await requestStatus(`${sandbox.url}/sandbox/invoices`, { host: 'rebound.example' })).toBe(421);
  expect(await statusOf(id)).toBe('PENDING');
  const { origin } = new URL(url);
  expect(await requestStatus(`${url}/pay`, { origin }, 'POST')).toBe(303);
});
