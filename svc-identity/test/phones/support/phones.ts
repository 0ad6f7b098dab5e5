import type { GoTrueClient } from '@supabase/auth-js';
import { call } from '../../support/accounts';
import { type Overrides, password, startTestIdentity, type TestIdentity } from '../../support/identity';
import { startTextGateway, type TestTextGateway } from '../../support/text-gateway';

/** The service with phones, and its text gateway. */
export interface PhoneWorld {
  readonly identity: TestIdentity;
  readonly gateway: TestTextGateway;
  stop(): Promise<void>;
}
type Texted = Pick<PhoneWorld, 'gateway'>;

export async function startPhoneWorld(
  overrides: Overrides = {},
  options: Parameters<typeof startTestIdentity>[1] = {},
): Promise<PhoneWorld> {
  const gateway = await startTextGateway();
  const identity = await startTestIdentity(
    {
      EXTERNAL_PHONE_ENABLED: 'true',
      SMS_GATEWAY_URL: gateway.url,
      SMS_ANSWER_TIME: '200ms',
      RATE_LIMIT_SMS_SENT: '0',
      ...overrides,
    },
    options,
  );
  return {
    identity,
    gateway,
    stop: async () => {
      await identity.stop();
      await gateway.stop();
    },
  };
}

let numbers = 0;
/** E.164 without the plus. */
export const newPhone = (): string => `62813${String((numbers += 1)).padStart(8, '0')}`;

/** Messages to a number, oldest first. */
export const textsTo = ({ gateway }: Texted, phone: string): string[] =>
  gateway.texts.filter(({ to }) => to === `+${phone}`).map(({ text }) => text);

/** Code in the newest message to a number; empty without any. */
export const codeSentTo = (world: Texted, phone: string): string =>
  /\b\d{6,10}\b/.exec(textsTo(world, phone).at(-1) ?? '')?.[0] ?? '';

export const wrongCodeFor = (code: string): string => (code === '000000' ? '000001' : '000000');

export interface PhoneAccount {
  readonly phone: string;
  readonly userId: string;
}

/** An account with a confirmed number, created by an administrator. */
export async function createPhoneAccount(
  { identity }: PhoneWorld,
  extra: Record<string, unknown> = {},
): Promise<PhoneAccount> {
  const phone = newPhone();
  const { status, body } = await call(identity, 'POST', '/auth/v1/admin/users', {
    token: await identity.signAdmin(),
    body: { phone, password, phone_confirm: true, ...extra },
  });
  if (status !== 200) throw new Error(`The account could not be made: ${JSON.stringify(body)}`);
  return { phone, userId: String(body['id']) };
}

export async function createSignedInByPhone(
  world: PhoneWorld,
): Promise<PhoneAccount & { client: GoTrueClient }> {
  const account = await createPhoneAccount(world);
  const client = world.identity.createClient();
  const { error } = await client.signInWithPassword({ phone: account.phone, password });
  if (error) throw error;
  return { ...account, client };
}

export const findUser = ({ identity }: PhoneWorld, filter: Record<string, unknown>) =>
  identity.database.db.collection('users').findOne(filter);
