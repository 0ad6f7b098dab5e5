import { GoTrueAdminApi } from '@supabase/auth-js';
import { type ProviderWorld, startProviderWorld } from '../../providers/support/providers';
import { letGapPass, post, readNewestMail } from '../../support/mails';
import { startTextGateway, type TestTextGateway } from '../../support/text-gateway';

export const passwords = {
  stranger: 'jendela-7-biru',
  'other stranger': 'atap-4-merah-tua',
  administrator: 'pintu-9-hijau-muda',
  owner: 'k9#vQz!lantai',
};
export const ofStranger = { first_name: 'Mallory', user_type: 'recruiter' };
export const ofAdministrator = { team: 'Jakarta' };

/** Content of an account before its owner takes it over. */
export interface Before {
  readonly name: string;
  prepare(email: string): Promise<unknown>;
  /** Set for data of an administrator, which stays. */
  readonly password?: 'administrator';
  readonly metadata?: Readonly<Record<string, string>>;
  /** Set if no password or provider was there. */
  readonly isUncontested?: true;
}

/** The owner's proof of the address or number. */
export interface Proof {
  readonly name: string;
  /** @returns access token */
  prove(email: string): Promise<unknown>;
  readonly password?: 'owner';
  readonly metadata?: Readonly<Record<string, string>>;
  readonly identity?: 'google';
  /** Applied instead if the sign-up was the only one. */
  readonly ofOnlySignUp?: Pick<Proof, 'password' | 'metadata'>;
}

/** Applied by the owner's sign-up if it was the only one. */
export const ofOnlySignUp = { password: 'owner', metadata: { first_name: 'Ayu' } } as const;

type NewestMail = ReturnType<typeof readNewestMail>;

/** A service with a text gateway, and actions of owners and strangers. */
export interface UnverifiedWorld extends ProviderWorld {
  readonly gateway: TestTextGateway;
  readonly admin: GoTrueAdminApi;
  ask(path: string, body: object): Promise<void>;
  /** Requests a mail and waits for it, because a mail replaced before its sending is not sent. */
  askForMail(email: string, request: () => Promise<unknown>): NewestMail;
  signUp(email: string, by: keyof typeof passwords, data: object): NewestMail;
  signUpAsOwner(email: string): NewestMail;
  /** @returns access token */
  verify(body: object): Promise<unknown>;
  findUser(filter: object): Promise<{ _id: string } | null>;
}

export async function startUnverifiedWorld(): Promise<UnverifiedWorld> {
  const gateway = await startTextGateway();
  const world = await startProviderWorld({
    EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
    EXTERNAL_PHONE_ENABLED: 'true',
    SMS_GATEWAY_URL: gateway.url,
    SMS_ANSWER_TIME: '200ms',
    RATE_LIMIT_SMS_SENT: '0',
  });
  const { identity } = world;
  const ask = async (path: string, body: object) => {
    await letGapPass(identity);
    const { status } = await post(identity, path, body);
    expect(status).toBe(200);
  };
  const askForMail = async (email: string, request: () => Promise<unknown>) => {
    const { length } = identity.mailServer.mailsTo(email);
    await letGapPass(identity);
    await request();
    return readNewestMail(identity, email, length + 1);
  };
  const signUp = (email: string, by: keyof typeof passwords, data: object) =>
    askForMail(email, () => ask('/signup', { email, password: passwords[by], data }));
  return {
    ...world,
    gateway,
    admin: new GoTrueAdminApi({
      url: `${identity.url}/auth/v1`,
      headers: { Authorization: `Bearer ${await identity.signAdmin()}` },
    }),
    ask,
    askForMail,
    signUp,
    signUpAsOwner: (email) => signUp(email, 'owner', { first_name: 'Ayu' }),
    verify: async (body) => {
      const answer = await post(identity, '/verify', body);
      expect(answer).toMatchObject({ status: 200 });
      return answer.body['access_token'];
    },
    findUser: (filter) => identity.database.db.collection<{ _id: string }>('users').findOne(filter),
    stop: async () => {
      await world.stop();
      await gateway.stop();
    },
  };
}
