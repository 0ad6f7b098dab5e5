import { randomUUID } from 'node:crypto';
import { readPdf } from '@sabi/test-kit/pdf/read-pdf';
import { containedTax } from '../src/domain/receipts/receipt';
import { describeReceipt } from '../src/domain/receipts/describe-receipt';
import { type Caller, startEntitlementService } from './support/entitlement-service';
import { canCopy, copyText, countInk } from './support/copy-text';
import { drawReceipt } from '../src/integrations/receipts/receipt-pdf';

const write = (...receipt: Parameters<typeof describeReceipt>) => drawReceipt(describeReceipt(...receipt));

describe('receipts', () => {
  let service: Awaited<ReturnType<typeof startEntitlementService>>;
  let talent: Caller;

  beforeAll(async () => {
    service = await startEntitlementService({ PPN_PERCENT: '11', SELLER_TAX_NUMBER: '01.234.567.8-901.000' });
  });
  beforeEach(async () => {
    talent = await service.account({ first_name: 'Ayu', last_name: 'Šárka Lestari' });
    await service.get('/plan', talent).expect(200); // stores the contact
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
    ['en', 'Receipt', /Rp\s350\.000/, /Of which VAT \(PPN\) 11%/, /Paid in full on/, /Number/],
    ['id', 'Kuitansi', /Rp\s350\.000/, /Termasuk PPN 11%/, /Lunas pada/, /Nomor/],
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

  test('names and addresses of any length are legible, and the bank is named', async () => {
    const stored = await service.findReceipt((await service.buyOne(talent)).receipt_id);
    const email = `${'panjang.'.repeat(9)}sekali@universitas.example`;
    const name = 'Raden Mas Bambang Wijayakusumaningrat Sastrowardoyo Prawirodirjo binti Abdullah';
    const { text } = readPdf(
      await write({ ...stored, buyer: { name, email }, payment_channel: 'BCA' }, 'id'),
    );
    expect(text.replaceAll(/\s+/g, ' ')).toContain(name);
    expect(text.replaceAll(/\s+/g, '')).toContain(email);
    expect(text).toMatch(/melalui Xendit \(BCA\)/);
  });

  (canCopy ? describe : describe.skip)(
    'a name in whatever script is drawn and copied letter for letter',
    () => {
      test.each([
        ['Devanagari', 'प्रिया क्षत्रिय शर्मा'],
        ['Thai', 'สมชาย ใจดีน้ำเพชร'],
        ['Arabic', 'محمد بن عبد الله علاء الحسيني'],
        ['Urdu', 'پرویز ٹیپو کھان'],
        ['Chinese', '王小明'],
        ['Japanese', 'さくら 山田'],
        ['Korean', '김민준'],
        ['Vietnamese', 'Nguyễn Thị Minh Khai'],
        ['Vietnamese, each mark apart', 'Nguyễn Thị Minh Khai'.normalize('NFD')],
        ['of two scripts', 'Ayu 王小明 Šárka'],
      ])('%s', async (_script, name) => {
        const stored = await service.findReceipt((await service.buyOne(talent)).receipt_id);
        const buyer = { name, email: 'someone@mail.example' };
        const pdf = await write({ ...stored, buyer }, 'en');
        expect(copyText(pdf)).toContain(`Received from: ${name.normalize('NFC')} ${buyer.email}`);
        const dot = await write({ ...stored, buyer: { ...buyer, name: '.' } }, 'en');
        expect(countInk(pdf) - countInk(dot)).toBeGreaterThan(10 * countLetters(name));
      });

      test('what no font has is left out; a letter is not, for a mark that none has', async () => {
        const stored = await service.findReceipt((await service.buyOne(talent)).receipt_id);
        const buyer = { name: '😀 x\u030c Ayu', email: 'someone@mail.example' };
        expect(copyText(await write({ ...stored, buyer }, 'en'))).toContain('Received from: x Ayu');
      });
    },
  );

  test('without tax there is no line of it', async () => {
    const stored = await service.findReceipt((await service.buyOne(talent)).receipt_id);
    const { text } = readPdf(await write({ ...stored, tax_percent: 0 }, 'id'));
    expect(text).not.toMatch(/PPN|Dasar pengenaan/);
    expect(containedTax(stored)).toEqual({ net: 315_315, tax: 34_685 });
  });

  test('a refund is printed on it; the number stays', async () => {
    const order = await service.buy(talent, 'pro');
    await service.refund(order);
    const [receipt] = await list(talent);
    expect(receipt).toMatchObject({ order_id: order.id, refunded_at: expect.any(String) });
    const { body } = await download(receipt.receipt_id, talent).expect(200);
    expect(readPdf(body).text).toMatch(/The amount was paid back on/);
  });

  test('S46 a receipt of another account is not found', async () => {
    const { receipt_id: id } = await service.buyOne(talent);
    const other = await service.account();
    expect(await list(other)).toEqual([]);
    for (const wanted of [id, randomUUID()]) {
      const { body } = await service.get(`/receipts/${wanted}/file`, other).expect(404);
      expect(body.code).toBe('RECEIPT_NOT_FOUND');
    }
  });
});

/** Ignores diacritics and spaces. */
const countLetters = (text: string) => text.normalize('NFC').replaceAll(/[\p{M}\s]/gu, '').length;
