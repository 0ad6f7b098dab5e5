import { call, createAccount } from './support/accounts';
import { password, startTestIdentity, type TestIdentity, uniqueEmail } from './support/identity';

const rounds = 9;
const toleranceMs = 15;

describe('time tells nobody whether an address has an account', () => {
  let identity: TestIdentity;
  const timeOf = async (path: string, body: unknown): Promise<number> => {
    const start = performance.now();
    const { status } = await call(identity, 'POST', path, { body });
    expect(status).toBe(200);
    return performance.now() - start;
  };
  const median = (values: number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? NaN;

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test.each([
    ['sign-up', '/signup', (email: string) => ({ email, password }), false],
    ['resend', '/resend', (email: string) => ({ type: 'signup', email }), true],
  ])('at %s', async (_name, path, bodyFor, fromUnconfirmed) => {
    const [known, other]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const confirmed = await createAccount(identity);
      const compared = fromUnconfirmed
        ? await createAccount(identity, { email_confirm: false })
        : { email: uniqueEmail() };
      known.push(await timeOf(path, bodyFor(confirmed.email)));
      other.push(await timeOf(path, bodyFor(compared.email)));
    }
    expect(Math.abs(median(known) - median(other))).toBeLessThan(toleranceMs);
  });
});
