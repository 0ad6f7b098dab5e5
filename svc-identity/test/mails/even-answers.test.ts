import { type Answer, createAccount } from '../support/accounts';
import { startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';
import { post } from '../support/mails';

const rounds = 5;
/** A machine that is busy makes times differ; a difference of ours is there every time. */
const measurements = 4;
const toleranceMs = 15;
const tolerance = 0.1;

const asks: [string, string, (email: string) => object][] = [
  ['recover', '/recover', (email) => ({ email })],
  ['otp', '/otp', (email) => ({ email })],
  ['otp for known accounts alone', '/otp', (email) => ({ email, create_user: false })],
  ['magiclink', '/magiclink', (email) => ({ email })],
  ['resend', '/resend', (email) => ({ type: 'signup', email })],
  ['resend of a change', '/resend', (email) => ({ type: 'email_change', email })],
];

describe('nobody is told whether an address has an account', () => {
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

  test.each(asks)('S13 %s: it takes as long', async (_name, path, bodyFor) => {
    const timeOf = async (email: string): Promise<number> => {
      const start = performance.now();
      expect((await post(identity, path, bodyFor(email))).status).toBe(200);
      return performance.now() - start;
    };
    const isEven = async (): Promise<boolean> => {
      const accounts = await Promise.all(Array.from({ length: rounds }, () => createAccount(identity)));
      const [known, unknown]: [number[], number[]] = [[], []];
      for (const { email } of accounts) {
        // At the same moment, so that both meet the same load.
        const [one = NaN, other = NaN] = await Promise.all([email, uniqueEmail()].map(timeOf));
        known.push(one);
        unknown.push(other);
      }
      const difference = Math.abs(median(known) - median(unknown));
      return difference < Math.max(toleranceMs, tolerance * median(unknown));
    };
    let found = false;
    for (let turn = 0; turn < measurements && !found; turn += 1) found = await isEven();
    expect(found).toBe(true);
  });
});

/** What of an answer could give something away; seconds to wait differ with the time that has passed. */
function describeAnswer({ status, headers, body, text }: Answer) {
  return {
    status,
    headers: [...headers.keys()],
    code: body['code'],
    text: text.replace(/\d+ seconds/, 'n seconds'),
  };
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
