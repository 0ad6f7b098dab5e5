import { uniqueEmail } from '../support/identity';
import { findOpening, readAccount } from '../support/unverified-accounts';
import {
  ofAdministrator,
  ofStranger,
  passwords,
  startUnverifiedWorld,
  type UnverifiedWorld,
} from './support/world';

describe('an unconfirmed account', () => {
  let world: UnverifiedWorld;

  beforeAll(async () => {
    world = await startUnverifiedWorld();
  });

  afterAll(() => world.stop());

  describe('and a resent confirmation', () => {
    const resendAndVerify = async (email: string) => {
      const { token } = await world.askForMail(email, () => world.ask('/resend', { type: 'signup', email }));
      return readAccount(world.identity, await world.verify({ type: 'signup', token_hash: token }));
    };

    test('applies the password and the names of the only sign-up, however often it is sent', async () => {
      const email = uniqueEmail();
      await world.signUpAsOwner(email);
      await world.askForMail(email, () => world.ask('/resend', { type: 'signup', email }));
      expect((await resendAndVerify(email)).metadata).toMatchObject({ first_name: 'Ayu' });
      expect(await findOpening(world.identity, { email }, passwords)).toEqual(['owner']);
    });

    test('applies them too if a user signed up twice with one password', async () => {
      const email = uniqueEmail();
      await world.signUpAsOwner(email);
      await world.signUpAsOwner(email);
      expect((await resendAndVerify(email)).metadata).toMatchObject({ first_name: 'Ayu' });
      expect(await findOpening(world.identity, { email }, passwords)).toEqual(['owner']);
    });

    test('applies none after sign-ups with different passwords, whatever is sent after that', async () => {
      const email = uniqueEmail();
      await world.signUpAsOwner(email);
      await world.signUp(email, 'stranger', ofStranger);
      await world.askForMail(email, () => world.ask('/resend', { type: 'signup', email }));
      await world.signUp(email, 'stranger', ofStranger);
      expect((await resendAndVerify(email)).metadata).not.toHaveProperty('first_name');
      expect(await findOpening(world.identity, { email }, passwords)).toEqual([]);
    });

    test('keeps the password that an administrator set', async () => {
      const email = uniqueEmail();
      await world.admin.createUser({
        email,
        password: passwords.administrator,
        user_metadata: ofAdministrator,
      });
      expect((await resendAndVerify(email)).metadata).toMatchObject(ofAdministrator);
      expect(await findOpening(world.identity, { email }, passwords)).toEqual(['administrator']);
    });
  });

  test('the mail of a sign-up names who signed up, and warns where there was another', async () => {
    const email = uniqueEmail();
    const warning = 'This address was used to sign up more than once';
    const first = await world.signUp(email, 'stranger', ofStranger);
    expect(first.mail.text).toContain('Hello Mallory');
    expect(first.mail.text).not.toContain(warning);
    const second = await world.signUpAsOwner(email);
    expect(second.mail.text).toContain('Hello Ayu');
    expect(second.mail.text).toContain(warning);
  });
});
