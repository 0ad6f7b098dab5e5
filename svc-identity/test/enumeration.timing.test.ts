import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { createPasswordHasher, hashCost } from '../src/integrations/password-hasher';
import { call, createAccount } from './support/accounts';
import { describeAnswer, expectEven, type Question } from './support/account-enumeration';
import { password, startTestIdentity, type TestIdentity } from './support/identity';
import { post } from './support/mails';

const rounds = 200;

/** An unused address of the same length, because a length could reveal it. */
const unknownLike = (email: string) => email.replace('person', randomBytes(3).toString('hex'));

describe('no answer reveals whether an address has an account', () => {
  let identity: TestIdentity;
  /** Addresses of accounts, one a round. */
  let confirmed: string[];
  let unconfirmed: string[];

  beforeAll(async () => {
    // No cooldown, so that every mail is sent.
    identity = await startTestIdentity({ SMTP_MAX_FREQUENCY: '0s' }, { passwordCost: hashCost });
    [confirmed, unconfirmed] = await Promise.all([createMany(true), createMany(false)]);
  }, 600_000);

  afterAll(() => identity.stop());

  /** One hash for all; comparing a password costs the same. */
  const createMany = async (isConfirmed: boolean): Promise<string[]> => {
    const passwordHash = await createPasswordHasher().hash(password);
    const extra = { email_confirm: isConfirmed, password: undefined, password_hash: passwordHash };
    const limit = pLimit(10);
    const create = async () => (await createAccount(identity, extra)).email;
    return Promise.all(Array.from({ length: rounds }, () => limit(create)));
  };
  const of = (emails: () => readonly string[]) => (round: number) => emails()[round % rounds] ?? '';
  const ofConfirmed = of(() => confirmed);
  const ofUnconfirmed = of(() => unconfirmed);
  const posting =
    (path: string, bodyFor: (email: string) => object): Question['ask'] =>
    (email) =>
      post(identity, path, bodyFor(email));
  const question = (name: string, known: Question['known'], ask: Question['ask']): Question => ({
    name,
    known,
    unknown: (round) => unknownLike(known(round)),
    ask,
  });

  const signIn = question(
    'sign-in',
    ofConfirmed,
    posting('/token?grant_type=password', (email) => ({ email, password: 'not-this-one-7' })),
  );
  const signUp = question(
    'sign-up',
    ofConfirmed,
    posting('/signup', (email) => ({ email, password, data: { first_name: 'Ayu' } })),
  );
  const recover = question(
    'recover',
    ofConfirmed,
    posting('/recover', (email) => ({ email })),
  );
  const otp = question(
    'otp',
    ofConfirmed,
    posting('/otp', (email) => ({ email })),
  );
  const resend = question(
    'resend',
    ofUnconfirmed,
    posting('/resend', (email) => ({ type: 'signup', email })),
  );
  const verificationMail = question('send-verification-email', ofUnconfirmed, (email) =>
    call(identity, 'POST', '/functions/v1/send-verification-email', { body: { email } }),
  );
  const code = question(
    'a wrong code',
    ofConfirmed,
    posting('/verify', (email) => ({ type: 'recovery', email, token: '000000' })),
  );
  /** Gives known addresses a code to compare with. */
  const sendCodes = async (emails: readonly string[]): Promise<void> => {
    for (let start = 0; start < emails.length; start += 20) {
      await Promise.all(emails.slice(start, start + 20).map(recover.ask));
    }
  };
  const others = [
    question(
      'otp for known accounts alone',
      ofConfirmed,
      posting('/otp', (email) => ({ email, create_user: false })),
    ),
    question(
      'magiclink',
      ofConfirmed,
      posting('/magiclink', (email) => ({ email })),
    ),
    question(
      'resend of a change',
      ofConfirmed,
      posting('/resend', (email) => ({ type: 'email_change', email })),
    ),
  ];

  test.each([
    { asked: signIn, status: 400 },
    { asked: signUp, status: 200 },
    { asked: recover, status: 200 },
    { asked: otp, status: 200 },
    { asked: resend, status: 200 },
    { asked: verificationMail, status: 200 },
    { asked: code, status: 403 },
    ...others.map((asked) => ({ asked, status: 200 })),
  ])('S12 $asked.name: status, headers and body are the same', async ({ asked, status }) => {
    if (asked === code) await sendCodes([ofConfirmed(0), ofUnconfirmed(0)]);
    for (const known of [ofConfirmed(0), ofUnconfirmed(0)]) {
      const unknown = describeAnswer(await asked.ask(unknownLike(known)));
      expect(unknown.status).toBe(status);
      expect(describeAnswer(await asked.ask(known))).toEqual(unknown);
    }
  });

  test.each([signUp, recover, otp, resend, verificationMail])(
    'S13 $name: what is measured sends a mail to the known address',
    async ({ ask, known }) => {
      const email = known(1);
      const before = identity.mailServer.mailsTo(email).length;
      await ask(email);
      await identity.mailServer.waitForMail(email, before + 1);
    },
  );

  test('S13 sign-in takes as long', () => expectEven(signIn, { rounds }), 600_000);

  // In parallel, because they mostly wait and disturb each other equally.
  test('S13 sign-up, recover, otp, resend, the function, a wrong code and the other requests for a mail take as long', async () => {
    await sendCodes(confirmed);
    const asked = [signUp, recover, otp, resend, verificationMail, code];
    await Promise.all([
      ...asked.map((each) => expectEven(each, { rounds, lanes: 6 })),
      ...others.map((each) => expectEven(each, { rounds: 80, lanes: 2 })),
    ]);
  }, 1_800_000);
});
