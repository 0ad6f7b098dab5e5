import {
  maxHiddenDomains,
  type VisibilityChange,
  visibilitySchema,
} from '@sabi/contracts/http/profile/visibility';
import request from 'supertest';
import { reportSuccess, uploadCv } from './cvs';
import { type Account, buildParsedCv, startTestService, type TestService } from './harness';
import { changeVisibility, visibilityPath as path } from './visibility';

/** Addresses of test accounts are at example.com. */
const untouched = { is_visible: false, hidden_from: [], suggestions: ['example.com'] };

describe('who may see a talent', () => {
  let service: TestService;
  let account: Account;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(async () => {
    account = await service.account({ user_type: 'talent' });
  });
  afterAll(() => service.stop());

  const read = async ({ token }: Account = account) => {
    const { body } = await request(service.url).get(path).auth(token, { type: 'bearer' }).expect(200);
    return visibilitySchema.strict().parse(body);
  };
  const change = (body: VisibilityChange, owner = account) => changeVisibility(service, owner, body);

  test('is nobody until the talent says so', async () => {
    expect(await read()).toEqual(untouched);
    const { body } = await change({ is_visible: true }).expect(200);
    expect(body).toEqual({ ...untouched, is_visible: true });
    expect(await read()).toEqual({ ...untouched, is_visible: true });
    expect(await read(await service.account())).toEqual(untouched);
  });

  test('is changed a step at a time, so that two tabs do not undo each other', async () => {
    await Promise.all([
      change({ hide_from: 'maju.co.id' }).expect(200),
      change({ hide_from: 'HR@Lain.com' }).expect(200),
      change({ is_visible: true }).expect(200),
    ]);
    expect(await read()).toEqual({ ...untouched, is_visible: true, hidden_from: ['lain.com', 'maju.co.id'] });
    await change({ hide_from: 'hr.maju.co.id' }).expect(200); // the same company
    await change({ stop_hiding_from: 'lain.com' }).expect(200);
    await change({ stop_hiding_from: 'unknown.com' }).expect(200);
    expect((await read()).hidden_from).toEqual(['maju.co.id']);
  });

  test('knows no company where anybody can have an address, and not too many', async () => {
    expect((await change({ hide_from: 'gmail.com' }).expect(422)).body.code).toBe('DOMAIN_PUBLIC');
    expect((await change({ hide_from: 'PT Maju' }).expect(422)).body.code).toBe('DOMAIN_INVALID');
    for (let number = 0; number < maxHiddenDomains; number += 1)
      await change({ hide_from: `company-${number}.com` }).expect(200);
    expect((await change({ hide_from: 'one-more.com' }).expect(409)).body.code).toBe('DOMAINS_TOO_MANY');
    await change({ hide_from: 'company-1.com' }).expect(200);
  });

  test.each([
    { user_id: 'x' },
    { is_visible: 'yes' },
    { hide_from: { $ne: null } },
    { hidden_from: ['a.com'] },
  ])('takes nothing else: %j', async (body) => {
    await change(body as VisibilityChange).expect(422);
    expect(await read()).toEqual(untouched);
  });

  test('suggests the companies of the account and of its CV, until they are hidden from', async () => {
    const { userId } = account;
    const user_metadata = { user_type: 'talent', current_organization: 'www.ketiga.id' };
    const token = await service.issuer.sign({ sub: userId, email: 'ayu@pertama.co.id', user_metadata });
    const employed = { userId, token };
    const cv = await uploadCv(service, employed);
    await reportSuccess(service, employed, cv, buildParsedCv({ email: 'ayu@kedua.com' }));
    expect((await read(employed)).suggestions).toEqual(['pertama.co.id', 'kedua.com', 'ketiga.id']);
    const { body } = await change({ hide_from: 'kedua.com' }, employed).expect(200);
    expect(body.suggestions).toEqual(['pertama.co.id', 'ketiga.id']);
  });

  test('is still returned when the CV cannot be read', async () => {
    const cv = await uploadCv(service, account);
    await reportSuccess(service, account, cv);
    const { db } = service.database;
    const stored = await db.collection('resumes').findOne({ user_id: account.userId });
    await service.store.delete(stored?.['result_key']);
    expect(await read()).toEqual(untouched);
  });
});
