import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { createIdentitySettings } from '../identity-process';

/** Every deployable that a visitor's request may reach, in the order in which they are started. */
export const deployables = [
  'svc-identity',
  'svc-profile',
  'svc-ai',
  'svc-billing',
  'gateway',
  'shell',
] as const;
export type Deployable = (typeof deployables)[number];

export const remotes = ['mf-marketing', 'mf-auth', 'mf-talent', 'mf-blog'] as const;
export type Remote = (typeof remotes)[number];

/** The servers that the site depends on. */
export interface Surroundings {
  /** Where each deployable answers, whichever replica that is. */
  readonly urls: Readonly<Record<Deployable, string>>;
  readonly mongodbUris: Readonly<Record<Exclude<Deployable, 'shell'>, string>>;
  readonly amqpUrl: string;
  readonly fileStore: Readonly<Record<string, string>>;
  readonly smtpUrl: string;
  readonly model: { readonly url: string; readonly apiKey: string };
  readonly payments: { readonly url: string; readonly secretKey: string; readonly callbackToken: string };
  /** Public keys of the teams. */
  readonly publishers: Readonly<Record<Remote, string>>;
}

const createSecret = () => randomBytes(32).toString('hex');
/** More than a test asks for from one network. */
const unlimited = '1000000';
/** As in production: a stopping replica goes on answering for this time. */
const drainDelayMs = 5000;

/** Settings as an operator would give them, the same for all replicas of a deployable. */
export function createSiteSettings(around: Surroundings): Record<Deployable, Record<string, string>> {
  const { urls, mongodbUris, amqpUrl, smtpUrl, model, payments } = around;
  const siteUrl = urls.gateway;
  const common = { DRAIN_DELAY_MS: String(drainDelayMs) };
  const tokens = {
    IDENTITY_JWKS_URL: `${urls['svc-identity']}/.well-known/jwks.json`,
    IDENTITY_ISSUER: `${siteUrl}/auth/v1`,
  };
  const service = (name: keyof typeof mongodbUris) => ({
    ...common,
    MONGODB_URI: mongodbUris[name],
    AMQP_URL: amqpUrl,
  });
  const mail = { SMTP_URL: smtpUrl, STAFF_EMAIL: 'staff@sabi.test', MAIL_FROM: 'no-reply@sabi.test' };
  return {
    'svc-identity': {
      ...createIdentitySettings({ mongodbUri: mongodbUris['svc-identity'], amqpUrl, smtpUrl }),
      ...common,
      SITE_URL: siteUrl,
      JWT_ISSUER: tokens.IDENTITY_ISSUER,
      MAILER_AUTOCONFIRM: 'true',
    },
    'svc-profile': {
      ...service('svc-profile'),
      ...tokens,
      ...mail,
      ...around.fileStore,
      BILLING_URL: urls['svc-billing'],
      SITE_URL: siteUrl,
      FILE_LINK_SECRET: createSecret(),
      UNSUBSCRIBE_SECRET: createSecret(),
      SHARE_LINK_SECRET: createSecret(),
    },
    'svc-ai': {
      ...service('svc-ai'),
      ...tokens,
      ...around.fileStore,
      VISITOR_SECRET: createSecret(),
      CV_PARSER_ENGINE: 'rules',
      CV_SPARE_READERS: '0',
      OPENAI_API_KEY: model.apiKey,
      OPENAI_BASE_URL: `${model.url}/v1`,
      ANSWERS_PER_ACCOUNT: unlimited,
      ANSWERS_A_DAY: unlimited,
    },
    'svc-billing': {
      ...service('svc-billing'),
      ...tokens,
      ...mail,
      SITE_URL: siteUrl,
      XENDIT_SECRET_KEY: payments.secretKey,
      XENDIT_URL: payments.url,
      XENDIT_WEBHOOK_TOKEN: payments.callbackToken,
    },
    gateway: {
      ...common,
      MONGODB_URI: mongodbUris.gateway,
      SHELL_URL: urls.shell,
      IDENTITY_URL: urls['svc-identity'],
      PROFILE_URL: urls['svc-profile'],
      AI_URL: urls['svc-ai'],
      BILLING_URL: urls['svc-billing'],
      ...around.fileStore,
      PUBLISHER_KEYS: JSON.stringify(
        Object.fromEntries(Object.entries(around.publishers).map(([remote, key]) => [remote, [key]])),
      ),
      TRUSTED_PROXY_HOPS: '1', // the test names the visitors' networks
    },
    shell: { ...common, PLATFORM_URL: siteUrl, SITE_URL: siteUrl },
  };
}

/** Keys of the teams that publish the remotes. */
export function createTeamKeys(): Record<Remote, { privateKey: KeyObject; publicKey: string }> {
  const create = () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    return { privateKey, publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') };
  };
  return Object.fromEntries(remotes.map((remote) => [remote, create()])) as Record<
    Remote,
    ReturnType<typeof create>
  >;
}
