import { recordLog } from '@sabi/test-kit/recorded-log';
import { call, createAccount, signIn } from './support/accounts';
import { tokensOf } from './support/factors';
import { startTestIdentity, type TestIdentity, uniqueEmail } from './support/identity';
import { post } from './support/mails';

const { lines, logger } = recordLog();
const wrong = 'not-this-one-7';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity({}, { logger });
});
afterAll(() => identity.stop());
beforeEach(() => lines.splice(0));

const refusals = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'http.request.refused');
const tryPassword = (email: string) =>
  post(identity, '/token?grant_type=password', { email, password: wrong });

test('S87 a wrong password is logged with the account and the client network, without name or password', async () => {
  const { email, userId } = await createAccount(identity);
  lines.splice(0);
  expect((await tryPassword(email)).status).toBe(400);
  expect(refusals()).toEqual([
    expect.objectContaining({
      code: 'invalid_credentials',
      user_id: userId,
      network: '127.0.0.1',
      time: expect.any(String),
      request_id: expect.any(String),
    }),
  ]);
  expect(lines.join()).not.toContain(email);
  expect(lines.join()).not.toContain(wrong);
});

test('S87 only the log shows that there is no such account', async () => {
  const { email } = await createAccount(identity);
  lines.splice(0);
  const [known, unknown] = [await tryPassword(email), await tryPassword(uniqueEmail())];
  expect(unknown.body).toEqual(known.body);
  const [, line] = refusals();
  expect(line).toMatchObject({ code: 'invalid_credentials', network: '127.0.0.1' });
  expect(line).not.toHaveProperty('user_id');
});

test('S87 too frequent requests, and forbidden actions of a session, are logged too', async () => {
  const { email, userId } = await createAccount(identity);
  const { access: token } = await tokensOf(await signIn(identity, email));
  let status = 400;
  for (let tries = 0; status === 400 && tries < 40; tries += 1) ({ status } = await tryPassword(email));
  expect(status).toBe(429);
  expect(refusals().at(-1)).toMatchObject({ code: 'over_request_rate_limit', network: '127.0.0.1' });
  expect((await call(identity, 'GET', '/auth/v1/admin/users', { token })).status).toBe(403);
  expect(refusals().at(-1)).toMatchObject({ code: 'not_admin', network: '127.0.0.1' });
  expect((await call(identity, 'PUT', '/auth/v1/user', { token, body: { password: 'x' } })).status).toBe(422);
  expect(refusals().at(-1)).toMatchObject({ code: 'weak_password', user_id: userId });
});
