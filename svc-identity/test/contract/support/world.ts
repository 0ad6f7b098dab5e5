import { type Answer, call, currentVersion } from '../../support/accounts';
import { createOwner, type SignedInAccount, tokensOf } from '../../support/factors';
import type { Overrides } from '../../support/identity';
import { startTextGateway, type TestTextGateway } from '../../support/text-gateway';
import { type ForgedProvider, startForgedProvider } from '../../providers/support/forged-provider';
import { type ProviderWorld, startProviderWorld } from '../../providers/support/providers';

export const forgedProvider = 'custom:forged';

export interface RequestOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly rawBody?: string;
  readonly headers?: Record<string, string>;
}

export interface Person extends SignedInAccount {
  readonly token: string;
}

/** The service with all features, and its surroundings. */
export interface ContractWorld extends ProviderWorld {
  readonly gateway: TestTextGateway;
  readonly forged: ForgedProvider;
  readonly adminToken: string;
  /** For calls that do not change sign-in methods. */
  readonly user: Person;
  /** @param address as in the tables, `GET /user`; in the current version of the API */
  send(address: string, options?: RequestOptions): Promise<Answer>;
  sendAsAdmin(address: string, body?: unknown): Promise<Answer>;
  createPerson(): Promise<Person>;
}

const switchedOn: Overrides = {
  EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
  EXTERNAL_PHONE_ENABLED: 'true',
  MFA_PHONE_ENROLL_ENABLED: 'true',
  MFA_PHONE_VERIFY_ENABLED: 'true',
  MFA_WEB_AUTHN_ENROLL_ENABLED: 'true',
  MFA_WEB_AUTHN_VERIFY_ENABLED: 'true',
  OAUTH_SERVER_ENABLED: 'true',
  OAUTH_SERVER_ALLOW_DYNAMIC_REGISTRATION: 'true',
  PASSKEY_ENABLED: 'true',
  RATE_LIMIT_SMS_SENT: '0',
  SMS_ANSWER_TIME: '100ms',
};

export async function startContractWorld(overrides: Overrides = {}): Promise<ContractWorld> {
  const [gateway, forged] = await Promise.all([startTextGateway(), startForgedProvider()]);
  const world = await startProviderWorld({ ...switchedOn, SMS_GATEWAY_URL: gateway.url, ...overrides });
  const { identity } = world;
  const adminToken = await identity.signAdmin();
  await addProvider(identity, { adminToken, issuer: forged.issuer });
  const createPerson = async () => {
    const owner = await createOwner(identity);
    return { ...owner, token: (await tokensOf(owner.client)).access };
  };
  return {
    ...world,
    gateway,
    forged,
    adminToken,
    user: await createPerson(),
    send: (address, options) => sendTo(identity, address, options),
    sendAsAdmin: (address, body) =>
      sendTo(identity, address, { token: adminToken, ...(body !== undefined && { body }) }),
    createPerson,
    stop: async () => {
      await world.stop();
      await Promise.all([gateway.stop(), forged.stop()]);
    },
  };
}

/** An administrator's provider with arbitrary responses. */
async function addProvider(
  service: { url: string },
  { adminToken, issuer }: { adminToken: string; issuer: string },
): Promise<void> {
  const provider = { provider_type: 'oidc', identifier: forgedProvider, name: 'Forged', issuer };
  const { status, text } = await sendTo(service, 'POST /admin/custom-providers', {
    token: adminToken,
    body: { ...provider, client_id: 'web', client_secret: 'forged-secret', scopes: ['email'] },
  });
  if (status !== 201) throw new Error(`The provider could not be made: ${text}`);
}

export function sendTo(
  service: { url: string },
  address: string,
  { headers, ...options }: RequestOptions = {},
): Promise<Answer> {
  const [method = '', path = ''] = address.split(/ (.*)/);
  return call(service, method, pathOf(path), { ...options, headers: { ...currentVersion, ...headers } });
}

/** Functions and issuer metadata are outside GoTrue's prefix. */
export const pathOf = (path: string): string =>
  path.startsWith('/functions/') || path.endsWith('/auth/v1') ? path : `/auth/v1${path}`;
