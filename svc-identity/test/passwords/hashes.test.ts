import { hash as hashArgon } from '@node-rs/argon2';
import { hash as hashBcrypt } from '@node-rs/bcrypt';
import { hashCost } from '../../src/integrations/password-hasher';
import { call, createAccount } from '../support/accounts';
import { createAdmin, type TestAdmin } from '../support/admin';
import { password, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';

/** Firebase's published example of its scrypt. */
const firebase = {
  password: 'user1password',
  hash:
    '$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,' +
    'sk=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==' +
    '$42xEC+ixf3L2lw==' +
    '$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
};
const argon2i = 1;
const current = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

describe('hashes of passwords', () => {
  let identity: TestIdentity;
  let admin: TestAdmin;
  const storedHash = async (email: string): Promise<string> => {
    const stored = await identity.database.db.collection('users').findOne({ email });
    return String(stored?.['password_hash']);
  };
  const signIn = (email: string, candidate: string) =>
    identity.createClient().signInWithPassword({ email, password: candidate });
  const importHash = async (password_hash: string) => {
    const email = uniqueEmail();
    const { status, body } = await admin.call('POST', '/users', {
      email,
      email_confirm: true,
      password_hash,
    });
    return { email, status, body };
  };

  beforeAll(async () => {
    identity = await startTestIdentity({}, { passwordCost: hashCost });
    admin = await createAdmin(identity);
  });

  afterAll(() => identity.stop());

  test('S8 a new one is argon2id of 19 MiB and two passes, however the account was made', async () => {
    const signedUp = uniqueEmail();
    await call(identity, 'POST', '/auth/v1/signup', { body: { email: signedUp, password } });
    const { email } = await createAccount(identity);
    expect(await storedHash(signedUp)).toMatch(current);
    expect(await storedHash(email)).toMatch(current);
  });

  test.each([
    ['bcrypt', password, () => hashBcrypt(password, { cost: 10 })],
    ['argon2i', password, () => hashArgon(password, { algorithm: argon2i, memoryCost: 8192 })],
    ['argon2id of other parameters', password, () => hashArgon(password, { memoryCost: 8192, timeCost: 3 })],
    ['Firebase’s scrypt', firebase.password, async () => firebase.hash],
  ])(
    'one brought along in %s works, and is a new one after the first sign-in',
    async (_name, right, make) => {
      const { email, status } = await importHash(await make());
      expect(status).toBe(200);
      expect((await signIn(email, 'not-this-one-7')).error).toMatchObject({ code: 'invalid_credentials' });
      expect(await storedHash(email)).not.toMatch(current);
      expect((await signIn(email, right)).error).toBeNull();
      expect(await storedHash(email)).toMatch(current);
      expect((await signIn(email, right)).error).toBeNull();
      expect((await signIn(email, 'not-this-one-7')).error).toMatchObject({ code: 'invalid_credentials' });
    },
  );

  test('S2 of bcrypt, which reads 72 bytes: a longer password with the same beginning is wrong', async () => {
    const whole = 'kQ9#vZ!w'.repeat(9);
    const { email } = await importHash(await hashBcrypt(whole, { cost: 4 }));
    expect((await signIn(email, `${whole}x`)).error).toMatchObject({ code: 'invalid_credentials' });
    expect((await signIn(email, whole)).error).toBeNull();
  });

  test.each([
    ['of another kind', '$1$abc$def'],
    ['that is none', 'password'],
    ['of a bcrypt that takes days', `$2b$31$${'a'.repeat(53)}`],
    ['of an argon2 that takes all memory', '$argon2id$v=19$m=9999999,t=2,p=1$c29tZXNhbHQ$aGFzaA'],
    ['of a scrypt that takes all memory', firebase.hash.replace('n=14', 'n=30')],
    ['of a Firebase without its key', firebase.hash.replace(/,sk=[^$]+/, '')],
  ])('one %s is refused', async (_name, hash) => {
    const { status, body } = await importHash(hash);
    expect([status, body['code']]).toEqual([400, 'validation_failed']);
  });

  test('a password changed during a sign-in is not overwritten by the new hash of the old one', async () => {
    const { email } = await importHash(await hashBcrypt(password, { cost: 10 }));
    const stored = await identity.database.db.collection('users').findOne({ email });
    const path = `/users/${String(stored?._id)}`;
    await Promise.all([signIn(email, password), admin.call('PUT', path, { password: 'jendela-7-biru' })]);
    expect((await signIn(email, 'jendela-7-biru')).error).toBeNull();
    expect((await signIn(email, password)).error).toMatchObject({ code: 'invalid_credentials' });
  });
});
