import { eventually } from '@sabi/test-kit/eventually';
import { createAccount, signIn } from '../support/accounts';
import {
  auditOf,
  codeOf,
  createOwner,
  createProtected,
  enrollTotp,
  forgetSteps,
  refusal,
  wrongCodeOf,
} from '../support/factors';
import { hooksAt, startHookServer, type TestHookServer } from '../support/hook-server';
import { password, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';
import { post } from '../support/mails';

const passwordHook = 'PASSWORD_VERIFICATION_ATTEMPT';
const factorHook = 'MFA_VERIFICATION_ATTEMPT';

describe('hooks that decide about attempts', () => {
  let server: TestHookServer;
  let identity: TestIdentity;

  beforeAll(async () => {
    server = await startHookServer();
    identity = await startTestIdentity(hooksAt(server, passwordHook, factorHook));
  });

  beforeEach(() => server.reset());

  afterAll(async () => {
    await identity.stop();
    await server.stop();
  });

  const enter = (email: string, given = password) =>
    post(identity, '/token?grant_type=password', { email, password: given });
  const sessionsOf = (userId: string) =>
    identity.database.db.collection('sessions').countDocuments({ user_id: userId });

  describe('by password', () => {
    test('learn whether it was right, and leave the answer as it is', async () => {
      const { email, userId } = await createAccount(identity);
      server.answer(passwordHook, { body: { decision: 'continue' } });
      expect((await enter(email)).status).toBe(200);
      expect(refusal(await enter(email, 'wrong'))).toMatchObject({
        status: 400,
        message: 'Invalid login credentials',
      });
      expect(server.callsOf(passwordHook).map(({ body }) => [body['user_id'], body['valid']])).toEqual([
        [userId, true],
        [userId, false],
      ]);
      expect(server.calls[0]?.body['metadata']).toMatchObject({ name: 'password-verification' });
      expect(JSON.stringify(server.calls)).not.toContain(password);
    });

    test.each([true, false])('may reject it, right or wrong: %s', async (isRight) => {
      const { email, userId } = await createAccount(identity);
      await signIn(identity, email);
      const given = isRight ? password : 'wrong';
      server.answer(passwordHook, { body: { decision: 'reject', message: 'Too often.' } });
      expect(refusal(await enter(email, given))).toEqual({
        status: 400,
        code: 'invalid_credentials',
        message: 'Too often.',
      });
      expect(await sessionsOf(userId)).toBe(1);
      server.answer(passwordHook, { body: { decision: 'reject', should_logout_user: true } });
      expect(refusal(await enter(email, given))).toMatchObject({
        status: 400,
        message: 'Further password verification attempts will be rejected.',
      });
      expect(await sessionsOf(userId)).toBe(0);
    });

    test('are not called for an address without an account, or an account without a password', async () => {
      const email = uniqueEmail();
      expect((await enter(email)).status).toBe(400);
      await post(identity, '/otp', { email });
      expect((await enter(email)).status).toBe(400);
      expect(server.calls).toEqual([]);
    });

    test.each([{ decision: 'perhaps' }, { decision: 7 }, []])(
      'refuse by an invalid decision: %j',
      async (body) => {
        const { email, userId } = await createAccount(identity);
        server.answer(passwordHook, { body });
        expect(refusal(await enter(email))).toMatchObject({ status: 500, code: 'unexpected_failure' });
        expect(await sessionsOf(userId)).toBe(0);
      },
    );

    test.each([{ body: {} }, { status: 204, headers: {}, body: '' }])(
      'allow by an empty decision: %j',
      async (answer) => {
        const { email } = await createAccount(identity);
        server.answer(passwordHook, answer);
        expect((await enter(email)).status).toBe(200);
      },
    );
  });

  describe('by a second factor', () => {
    test('learn whether it was right', async () => {
      const owner = await createOwner(identity);
      const { factorId, secret } = await enrollTotp(owner.client);
      server.reset();
      server.answer(factorHook, { body: { decision: 'continue' } });
      const wrong = await owner.client.mfa.challengeAndVerify({ factorId, code: wrongCodeOf(secret) });
      expect(wrong.error).toMatchObject({ code: 'mfa_verification_failed' });
      const code = codeOf(secret);
      expect((await owner.client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
      const again = await owner.client.mfa.challengeAndVerify({ factorId, code });
      expect(again.error).toMatchObject({ code: 'mfa_verification_failed' });
      expect(server.callsOf(factorHook).map(({ body }) => body)).toEqual(
        [false, true, false].map((valid) => ({
          metadata: expect.objectContaining({ name: 'mfa-verification' }),
          user_id: owner.userId,
          factor_id: factorId,
          factor_type: 'totp',
          valid,
        })),
      );
    });

    test.each([true, false])('may reject it, right or wrong: %s, and end every session', async (isRight) => {
      const owner = await createProtected(identity);
      await forgetSteps(identity, owner.userId);
      server.answer(factorHook, { body: { decision: 'reject', message: 'Too often.' } });
      const { factorId, secret } = owner;
      const code = isRight ? codeOf(secret) : wrongCodeOf(secret);
      const { error } = await owner.client.mfa.challengeAndVerify({ factorId, code });
      expect(error).toMatchObject({
        status: 403,
        code: 'mfa_verification_rejected',
        message: 'Too often.',
      });
      expect(await sessionsOf(owner.userId)).toBe(0);
      await eventually(async () => {
        expect((await auditOf(identity, owner.userId)).at(-1)).toBe('verification_attempted');
      });
    });

    test('may reject a recovery code, which can still be used', async () => {
      const owner = await createProtected(identity);
      const { data } = await owner.client.mfa.recoveryCodes.generate();
      const [code = ''] = data?.codes ?? [];
      server.reset();
      server.answer(factorHook, { body: { decision: 'reject' } });
      const first = await owner.client.mfa.recoveryCodes.verify({ code });
      expect(first.error).toMatchObject({
        code: 'mfa_verification_rejected',
        message: 'Further MFA verification attempts will be rejected.',
      });
      const client = await signIn(identity, owner.email);
      server.reset();
      const { access_token: token = '' } = (await client.getSession()).data.session ?? {};
      const verify = (given: string) =>
        post(identity, '/factors/recovery-codes/verify', { code: given }, { token });
      expect((await verify('2222222222222222')).status).toBe(422);
      expect((await verify(code)).status).toBe(200);
      expect(server.callsOf(factorHook).map(({ body }) => [body['factor_type'], body['valid']])).toEqual([
        ['recovery_code', false],
        ['recovery_code', true],
      ]);
    });
  });
});
