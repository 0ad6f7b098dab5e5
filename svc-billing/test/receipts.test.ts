import { randomUUID } from 'node:crypto';
import { containedTax } from '../src/domain/receipts/receipt';
import { writeReceipt } from '../src/documents/write-receipt';
import { type Caller, startEntitlementService } from './support/entitlement-service';
import { readPdf } from './support/read-pdf';

describe('receipts', () => {
  let service: Awaited<ReturnType<typeof startEntitlementService>>;
  let talent: Caller;

  beforeAll(async () => {
    service = await startEntitlementService({ PPN_PERCENT: '11', SELLER_TAX_NUMBER: '01.234.567.8-901.000' });
  });
  beforeEach(async () => {
    talent = await service.account({ first_name: 'Ayu', last_name: 'Šárka Lestari' });
    await service.get('/plan', talent).expect(200); // it tells who pays
  });
  afterAll(() => service.stop());

  const list = async (caller: Caller) => (await service.get('/receipts', caller).expect(200)).body.receipts;
  const download = (id: string, caller: Caller, language = 'en') =>
    service
      .get(`/receipts/${id}/file?language=${language}`, caller)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });

  test('when thirty orders are paid at once, each has one receipt and no number is left out', async () => {
    const before = Number((await service.buyOne(talent)).number.slice(5));
    const buyers = await Promise.all(Array.from({ length: 30 }, () => service.account()));
    await Promise.all(buyers.map((buyer) => service.buy(buyer, 'basic')));
    const numbers = (await Promise.all(buyers.map(list))).flat().map(({ number }) => Number(number.slice(5)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => before + 1 + i));
  });

  test('when a payment does not come through, its number is the next one', async () => {
    const { number } = await service.buyOne(talent);
    await expect(service.buyAndFail(talent)).rejects.toThrow('After all');
    expect(Number((await service.buyOne(talent)).number.slice(5))).toBe(Number(number.slice(5)) + 1);
    expect(await list(talent)).toHaveLength(2);
  });

  test.each([
    ['en', 'Receipt', /Rp350,000/, /Of which VAT \(PPN\) 11%/, /Paid in full on/, /Number/],
    ['id', 'Kuitansi', /Rp350\.000/, /Termasuk PPN 11%/, /Lunas pada/, /Nomor/],
  ])('in %s it is a tagged PDF that says everything', async (language, title, ...said) => {
    const receipt = await service.buyOne(talent);
    const { body, headers } = await download(receipt.receipt_id, talent, language).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(`${title}-${receipt.number.replace('/', '-')}.pdf`);
    const { text, info, isTagged, roles } = readPdf(body);
    expect(info['Title']).toBe(`${title} ${receipt.number}`);
    expect(isTagged).toBe(true);
    expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P']));
    for (const each of said) expect(text).toMatch(each);
    expect(text).toContain('Ayu Šárka Lestari');
    expect(text).toContain('someone@example.com');
    expect(text).toContain(receipt.number);
    expect(text).toContain('01.234.567.8-901.000');
  });

  test('names of any length and script are legible, and the bank is named', async () => {
    const stored = await service.findReceipt((await service.buyOne(talent)).receipt_id);
    const email = `${'panjang.'.repeat(9)}sekali@universitas.example`;
    const name = 'Nguyễn Thị Minh Khai Wijayakusumaningrat Sastrowardoyo Prawirodirjo binti Abdullah';
    const { text } = readPdf(
      await writeReceipt({ ...stored, buyer: { name, email }, payment_channel: 'BCA' }, 'id'),
    );
    // A mark that its font sets apart from a letter has no character of its own: copied, it comes as a control character.
    expect(text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/\s+/g, ' ')).toContain(name);
    expect(text.replaceAll(/\s+/g, '')).toContain(email);
    expect(text).toMatch(/melalui Xendit \(BCA\)/);
    const foreign = await writeReceipt(
      { ...stored, buyer: { name: '王小明', email: 'wang@mail.example' } },
      'en',
    );
    expect(readPdf(foreign).text).toMatch(/Received from: *\s*wang@mail.example/);
  });

  test('without tax there is no line of it', async () => {
    const stored = await service.findReceipt((await service.buyOne(talent)).receipt_id);
    const { text } = readPdf(await writeReceipt({ ...stored, tax_percent: 0 }, 'id'));
    expect(text).not.toMatch(/PPN|Dasar pengenaan/);
    expect(containedTax(stored)).toEqual({ net: 315_315, tax: 34_685 });
  });

  test('a refund is told on it; the number stays', async () => {
    const order = await service.buy(talent, 'pro');
    await service.refund(order);
    const [receipt] = await list(talent);
    expect(receipt).toMatchObject({ order_id: order.id, refunded_at: expect.any(String) });
    const { body } = await download(receipt.receipt_id, talent).expect(200);
    expect(readPdf(body).text).toMatch(/The amount was paid back on/);
  });

  test('S46 nobody finds a receipt of somebody else', async () => {
    const { receipt_id: id } = await service.buyOne(talent);
    const other = await service.account();
    expect(await list(other)).toEqual([]);
    for (const wanted of [id, randomUUID()]) {
      const { body } = await service.get(`/receipts/${wanted}/file`, other).expect(404);
      expect(body.code).toBe('RECEIPT_NOT_FOUND');
    }
  });
});
