import { type Answer, createAccount } from '../support/accounts';
import { startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';
import { post } from '../support/mails';

const asks: [string, string, (email: string) => object][] = [
  ['recover', '/recover', (email) => ({ email })],
  ['otp', '/otp', (email) => ({ email })],
  ['otp for known accounts alone', '/otp', (email) => ({ email, create_user: false })],
  ['magiclink', '/magiclink', (email) => ({ email })],
  ['resend', '/resend', (email) => ({ type: 'signup', email })],
  ['resend of a change', '/resend', (email) => ({ type: 'email_change', email })],
];

describe('no limit reveals whether an address has an account', () => {
  let identity: TestIdentity;
  const createUnconfirmed = () => createAccount(identity, { email_confirm: false });

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test.each(asks)(
    'S12 %s: status, body, headers and the limit are the same',
    async (_name, path, bodyFor) => {
      const answersFor = async (email: string) =>
        [await post(identity, path, bodyFor(email)), await post(identity, path, bodyFor(email))].map(
          describeAnswer,
        );
      const confirmed = await answersFor((await createAccount(identity)).email);
      expect(confirmed).toMatchObject([{ status: 200 }, { status: 429, code: 'over_email_send_rate_limit' }]);
      expect(await answersFor((await createUnconfirmed()).email)).toEqual(confirmed);
      expect(await answersFor(uniqueEmail())).toEqual(confirmed);
    },
  );
});

/** The parts of an answer that could reveal an account, without seconds to wait, which differ. */
function describeAnswer({ status, headers, body, text }: Answer) {
  return {
    status,
    headers: [...headers.keys()],
    code: body['code'],
    text: text.replace(/\d+ seconds/, 'n seconds'),
  };
}
