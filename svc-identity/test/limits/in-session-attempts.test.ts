import type { GoTrueClient } from '@supabase/auth-js';
import { type Answer, call, createSignedIn, currentVersion } from '../support/accounts';
import { tokensOf } from '../support/factors';
import { password, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';
import { letGapPass, readNewestMail } from '../support/mails';

const newPassword = 'jendela-7-biru';
const wrongPassword = (index: number) => `not-this-one-${index}`;
const home = '198.51.100.7';
/** A different /24 for each index. */
const networkOf = (index: number) => `203.0.${index}.9`;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const outcomeOf = ({ status, body }: Answer) => `${status} ${String(body['code'] ?? '')}`.trim();
const countOutcomes = (answers: readonly Answer[]) => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[outcomeOf(answer)] = (counts[outcomeOf(answer)] ?? 0) + 1;
  return counts;
};

/** The holder of a stolen session. */
class Thief {
  private constructor(
    readonly identity: TestIdentity,
    readonly email: string,
    readonly userId: string,
    readonly client: GoTrueClient,
    private readonly token: string,
  ) {}

  static async create(identity: TestIdentity): Promise<Thief> {
    const { email, userId, client } = await createSignedIn(identity);
    return new Thief(identity, email, userId, client, (await tokensOf(client)).access);
  }

  change(body: object, network = home): Promise<Answer> {
    return call(this.identity, 'PUT', '/auth/v1/user', {
      token: this.token,
      body,
      headers: { ...currentVersion, 'X-Forwarded-For': network },
    });
  }

  guess(guessed: string, network = home): Promise<Answer> {
    return this.change({ password: newPassword, current_password: guessed }, network);
  }

  signIn(tried: string, network: string): Promise<Answer> {
    return call(this.identity, 'POST', '/auth/v1/token?grant_type=password', {
      body: { email: this.email, password: tried },
      headers: { ...currentVersion, 'X-Forwarded-For': network },
    });
  }

  async inTurn(count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const index of times(count)) answers.push(await ask(index));
    return answers;
  }
}

describe('the current password, guessed in a stolen session', () => {
  let identity: TestIdentity;
  let thief: Thief;

  beforeAll(async () => {
    identity = await startTestIdentity({ SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: 'true' });
  });
  afterAll(() => identity.stop());
  beforeEach(async () => {
    thief = await Thief.create(identity);
  });

  test('S9 of 39 wrong ones ten are checked, and the right one after them is not', async () => {
    const answers = await thief.inTurn(39, (index) => thief.guess(wrongPassword(index)));
    expect(countOutcomes(answers)).toEqual({
      '400 current_password_invalid': 10,
      '429 over_request_rate_limit': 29,
    });
    const right = await thief.guess(password);
    expect(outcomeOf(right)).toBe('429 over_request_rate_limit');
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await thief.signIn(password, networkOf(1))).status).toBe(200);
  });

  test('S9 the same for concurrent attempts from many networks', async () => {
    const answers = await Promise.all(
      times(30).map((index) => thief.guess(wrongPassword(index), networkOf(index))),
    );
    expect(countOutcomes(answers)).toEqual({
      '400 current_password_invalid': 10,
      '429 over_request_rate_limit': 20,
    });
  });

  test('S9 attempts at sign-in and in the session are counted together, by network', async () => {
    await thief.inTurn(6, (index) => thief.signIn(wrongPassword(index), home));
    const answers = await thief.inTurn(6, (index) => thief.guess(wrongPassword(index)));
    expect(countOutcomes(answers)).toEqual({
      '400 current_password_invalid': 4,
      '429 over_request_rate_limit': 2,
    });
    expect((await thief.signIn(password, home)).status).toBe(429);
    expect((await thief.signIn(password, networkOf(1))).status).toBe(200);
  });

  test('S9 the owner’s sign-ins do not reset the attempts of a session', async () => {
    const answers = await thief.inTurn(12, async (index) => {
      await thief.signIn(password, networkOf(1));
      return thief.guess(wrongPassword(index), networkOf(2));
    });
    expect(countOutcomes(answers)).toEqual({
      '400 current_password_invalid': 10,
      '429 over_request_rate_limit': 2,
    });
  });

  test('a right one resets the count of wrong ones', async () => {
    await thief.inTurn(9, (index) => thief.guess(wrongPassword(index)));
    expect((await thief.guess(password)).status).toBe(200);
    const answers = await thief.inTurn(9, (index) =>
      thief.change({ password, current_password: wrongPassword(index) }),
    );
    expect(countOutcomes(answers)).toEqual({ '400 current_password_invalid': 9 });
  });
});

describe('other secrets that are submitted in a session', () => {
  let identity: TestIdentity;
  let thief: Thief;

  beforeAll(async () => {
    identity = await startTestIdentity({ SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: 'true' });
  });
  afterAll(() => identity.stop());
  beforeEach(async () => {
    thief = await Thief.create(identity);
  });

  test('S9 that a new password is the old one is revealed ten times', async () => {
    await thief.change({ email: uniqueEmail() });
    // The mail to the new address is within the cooldown, so that no guess changes anything.
    const ask = (guessed: string) => thief.change({ password: guessed, email: uniqueEmail() });
    const answers = await thief.inTurn(12, (index) => ask(wrongPassword(index)));
    expect(countOutcomes(answers)).toEqual({
      '429 over_email_send_rate_limit': 10,
      '429 over_request_rate_limit': 2,
    });
    expect(outcomeOf(await ask(password))).toBe('429 over_request_rate_limit');
  });

  test('S9 S15 codes of reauthentication: ten attempts, across mails and networks', async () => {
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await identity.database.db
      .collection('sessions')
      .updateMany({ user_id: thief.userId }, { $set: { created_at: yesterday } });
    const answers: Answer[] = [];
    let right = '';
    for (const mail of times(3)) {
      await letGapPass(identity);
      expect((await thief.client.reauthenticate()).error).toBeNull();
      right = (await readNewestMail(identity, thief.email, mail + 1)).code;
      const wrong = right === '000000' ? '000001' : '000000';
      for (const index of times(4))
        answers.push(
          await thief.change({ password: newPassword, nonce: wrong }, networkOf(mail * 10 + index)),
        );
    }
    expect(countOutcomes(answers)).toEqual({
      '422 reauthentication_not_valid': 10,
      '429 over_request_rate_limit': 2,
    });
    const late = await thief.change({ password: newPassword, nonce: right }, networkOf(99));
    expect(outcomeOf(late)).toBe('429 over_request_rate_limit');
  });

  test('S9 S15 codes of a new address: after ten wrong ones the right one gets the same answer', async () => {
    const { email } = thief;
    const verify = (token: string, network: string) =>
      call(identity, 'POST', '/auth/v1/verify', {
        body: { type: 'email_change', email, token },
        headers: { ...currentVersion, 'X-Forwarded-For': network },
      });
    let right = '';
    for (const mail of times(3)) {
      await letGapPass(identity);
      expect((await thief.change({ email: uniqueEmail() })).status).toBe(200);
      right = (await readNewestMail(identity, email, mail + 1)).code;
      const wrong = right === '000000' ? '000001' : '000000';
      for (const index of times(mail < 2 ? 4 : 2))
        expect(outcomeOf(await verify(wrong, networkOf(mail * 10 + index)))).toMatch(/^403 otp_/);
    }
    expect(outcomeOf(await verify(right, networkOf(99)))).toMatch(/^403 otp_/);
  });
});
