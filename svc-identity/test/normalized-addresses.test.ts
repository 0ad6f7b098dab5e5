import { recordLog } from '@sabi/test-kit/recorded-log';
import { normalizeExistingAddresses } from '../src/data-access/migrations/existing-addresses';
import { codeSentTo, newPhone, type PhoneWorld, startPhoneWorld, textsTo } from './phones/support/phones';
import { call } from './support/accounts';
import { password, uniqueEmail } from './support/identity';
import { letGapPass, post, readNewestMail } from './support/mails';

/** The number with its trunk zero. */
const withTrunkZero = (phone: string) => `+62 0${phone.slice(2)}`;
/** Full-width letters and signs. */
const widen = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

describe('an address or a number in another form', () => {
  let world: PhoneWorld;
  let token: string;
  const send = async (path: string, body: object, status = 200) => {
    await letGapPass(world.identity);
    const answer = await post(world.identity, path, body, { token });
    expect({ path, status: answer.status, body: answer.body }).toMatchObject({ path, status });
    return answer.body;
  };
  const users = () => world.identity.database.db.collection<{ _id: string }>('users');
  const testPhone = '6281200000077';

  beforeAll(async () => {
    world = await startPhoneWorld({ SMS_TEST_OTP: `62081200000077=654321` });
    token = await world.identity.signAdmin();
  });

  afterAll(() => world.stop());

  test('of a number is the same account at every endpoint', async () => {
    const phone = newPhone();
    const other = withTrunkZero(phone);
    await send('/signup', { phone: other, password });
    expect(textsTo(world, phone)).toHaveLength(1);
    await send('/resend', { type: 'sms', phone: other });
    await send('/verify', { type: 'sms', phone: other, token: codeSentTo(world, phone) });
    await send('/token?grant_type=password', { phone: other, password });
    await send('/token?grant_type=password', { phone, password });
    await send('/otp', { phone: other });
    await send('/verify', { type: 'sms', phone, token: codeSentTo(world, phone) });
    await send('/signup', { phone: other, password: 'jendela-7-biru' });
    expect(await users().countDocuments({ phone: { $in: [phone, other.replaceAll(/\D/g, '')] } })).toBe(1);
    await send('/admin/users', { phone: other, password }, 422);
    const moved = newPhone();
    const account = await users().findOne({ phone });
    const { status, body } = await call(world.identity, 'PUT', `/auth/v1/admin/users/${account?._id}`, {
      token,
      body: { phone: withTrunkZero(moved) },
    });
    expect({ status, phone: body['phone'] }).toEqual({ status: 200, phone: moved });
  });

  test('of a number counts as the same for the limit of wrong passwords', async () => {
    const phone = newPhone();
    const answers = [];
    for (let round = 0; round < 6; round += 1) {
      for (const form of [phone, withTrunkZero(phone)]) {
        const body = { phone: form, password: 'not-this-one-7' };
        answers.push((await post(world.identity, '/token?grant_type=password', body)).status);
      }
    }
    expect(answers).toContain(429);
  });

  test('of a test number gets its code', async () => {
    await send('/otp', { phone: withTrunkZero(testPhone) });
    expect(textsTo(world, testPhone)).toEqual([]);
    await send('/verify', { type: 'sms', phone: testPhone, token: '654321' });
  });

  test('of an address is the same account at every endpoint', async () => {
    const email = uniqueEmail();
    const other = widen(email.toUpperCase());
    const codeAfter = async (path: string, body: object) => {
      const { length } = world.identity.mailServer.mailsTo(email);
      await send(path, body);
      return (await readNewestMail(world.identity, email, length + 1)).code;
    };
    await codeAfter('/signup', { email: other, password });
    const confirmation = await codeAfter('/resend', { type: 'signup', email: other });
    await send('/verify', { type: 'signup', email: other, token: confirmation });
    await send('/token?grant_type=password', { email: other, password });
    await send('/token?grant_type=password', { email, password });
    for (const path of ['/otp', '/magiclink']) {
      const code = await codeAfter(path, { email: other });
      await send('/verify', { type: 'email', email: other, token: code });
    }
    const reset = await codeAfter('/recover', { email: other });
    await send('/verify', { type: 'recovery', email: other, token: reset });
    expect(await send('/admin/generate_link', { type: 'magiclink', email: other })).toMatchObject({ email });
    await send('/invite', { email: other }, 422);
    await send('/admin/users', { email: other, password }, 422);
    const listed = await call(
      world.identity,
      'GET',
      `/auth/v1/admin/users?filter=${encodeURIComponent(other)}`,
      { token },
    );
    expect(listed.body['users']).toMatchObject([{ email }]);
    const next = uniqueEmail();
    const change = { type: 'email_change_new', email: other, new_email: widen(next) };
    expect(await send('/admin/generate_link', change)).toMatchObject({ new_email: next });
  });

  test('that accounts had before is normalized; a taken one stays and is logged', async () => {
    const { db } = world.identity.database;
    const [phone, taken, email] = [newPhone(), newPhone(), uniqueEmail()];
    const create = async (body: object) => String((await send('/admin/users', body))['id']);
    const confirmed = { password, phone_confirm: true, email_confirm: true };
    const [byPhone, second, first, byEmail] = [
      await create({ ...confirmed, phone }),
      await create({ ...confirmed, phone: newPhone() }),
      await create({ ...confirmed, phone: taken }),
      await create({ ...confirmed, email }),
    ];
    const store = (id: string, changes: object) => users().updateOne({ _id: id }, { $set: changes });
    await store(byPhone, { phone: `620${phone.slice(2)}` });
    await store(second, { phone: `620${taken.slice(2)}` });
    await store(byEmail, { email: email.toUpperCase() });
    const signsIn = async (named: object) =>
      (await post(world.identity, '/token?grant_type=password', { ...named, password })).status;
    expect([await signsIn({ phone }), await signsIn({ email })]).toEqual([400, 400]);
    const { lines, logger } = recordLog();
    await normalizeExistingAddresses(db as never, logger);
    await normalizeExistingAddresses(db as never, logger);
    expect([await signsIn({ phone }), await signsIn({ email })]).toEqual([200, 200]);
    expect(await users().findOne({ _id: byPhone })).toMatchObject({
      phone,
      identities: [{ provider: 'phone', identity_data: { phone } }],
    });
    expect(await users().findOne({ _id: second })).toMatchObject({ phone: `620${taken.slice(2)}` });
    expect(await users().findOne({ _id: first })).toMatchObject({ phone: taken });
    const warned = lines.filter((line) => JSON.stringify(line).includes('account.address.not-normalized'));
    expect(warned.every((line) => JSON.stringify(line).includes(second))).toBe(true);
    expect(warned).toHaveLength(2);
  });
});
