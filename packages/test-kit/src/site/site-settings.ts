import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { serviceNames, urlSettingOf } from '@sabi/contracts/services';
import { createIdentitySettings } from '../identity-process';
import { createAuditKey } from '../audit-key';
import { remoteFolders } from '../deployable-folders';
import { mapValues } from './map-values';

/** Deployables that a visitor's request may reach, in order of start. */
export const deployables = [
  'svc-identity',
  'svc-profile',
  'svc-ai',
  'svc-billing',
  'svc-hiring',
  'svc-notification',
  'gateway',
  'shell',
] as const;
export type Deployable = (typeof deployables)[number];

/** The servers that the site depends on. */
export interface Surroundings {
  /** Address of each deployable, for any replica. */
  readonly urls: Readonly<Record<Deployable, string>>;
  readonly mongodbUris: Readonly<Record<Exclude<Deployable, 'shell'>, string>>;
  readonly amqpUrl: string;
  readonly fileStore: Readonly<Record<string, string>>;
  readonly smtpUrl: string;
  readonly model: { readonly url: string; readonly apiKey: string };
  readonly payments: { readonly url: string; readonly secretKey: string; readonly callbackToken: string };
  /** Public keys of the teams. */
  readonly publishers: Readonly<Record<string, string>>;
}

const createSecret = () => randomBytes(32).toString('hex');
/** More requests than a test sends from one network. */
const unlimited = '1000000';
/** As in production: a stopping replica keeps answering for this time. */
const drainDelayMs = 5000;

type Settings = Record<string, string>;

const common = { DRAIN_DELAY_MS: String(drainDelayMs) };

const backing = ({ mongodbUris, amqpUrl }: Surroundings, name: keyof Surroundings['mongodbUris']) => ({
  ...common,
  MONGODB_URI: mongodbUris[name],
  AMQP_URL: amqpUrl,
});
const issuerOf = ({ urls }: Surroundings) => `${urls.gateway}/auth/v1`;
const tokens = (around: Surroundings) => ({
  IDENTITY_JWKS_URL: `${around.urls['svc-identity']}/.well-known/jwks.json`,
  IDENTITY_ISSUER: issuerOf(around),
});
const mail = ({ smtpUrl }: Surroundings) => ({
  SMTP_URL: smtpUrl,
  STAFF_EMAIL: 'staff@sabi.test',
  MAIL_FROM: 'no-reply@sabi.test',
});

/** Shared by those who ask each other. */
const notificationSecret = createSecret();

const settingsOf: Readonly<Record<Deployable, (around: Surroundings) => Settings>> = {
  'svc-identity': (around) => ({
    ...createIdentitySettings({
      mongodbUri: around.mongodbUris['svc-identity'],
      amqpUrl: around.amqpUrl,
      smtpUrl: around.smtpUrl,
    }),
    ...common,
    SITE_URL: around.urls.gateway,
    JWT_ISSUER: issuerOf(around),
    AUDIT_SIGNING_KEY: createAuditKey(),
    MAILER_AUTOCONFIRM: 'true',
  }),
  'svc-profile': (around) => ({
    ...backing(around, 'svc-profile'),
    ...tokens(around),
    ...mail(around),
    ...around.fileStore,
    BILLING_URL: around.urls['svc-billing'],
    SITE_URL: around.urls.gateway,
    FILE_LINK_SECRET: createSecret(),
    UNSUBSCRIBE_SECRET: createSecret(),
    SHARE_LINK_SECRET: createSecret(),
    NOTIFICATION_SECRET: notificationSecret,
    AUDIT_SIGNING_KEY: createAuditKey(),
  }),
  'svc-ai': (around) => ({
    ...backing(around, 'svc-ai'),
    ...tokens(around),
    ...around.fileStore,
    VISITOR_SECRET: createSecret(),
    AUDIT_SIGNING_KEY: createAuditKey(),
    CV_PARSER_ENGINE: 'rules',
    CV_SPARE_READERS: '0',
    OPENAI_API_KEY: around.model.apiKey,
    OPENAI_BASE_URL: `${around.model.url}/v1`,
    BILLING_URL: around.urls['svc-billing'],
    HIRING_URL: around.urls['svc-hiring'],
    PROFILE_URL: around.urls['svc-profile'],
    ANSWERS_PER_ACCOUNT: unlimited,
    ANSWERS_A_DAY: unlimited,
  }),
  'svc-billing': (around) => ({
    ...backing(around, 'svc-billing'),
    ...tokens(around),
    ...mail(around),
    SITE_URL: around.urls.gateway,
    XENDIT_SECRET_KEY: around.payments.secretKey,
    XENDIT_URL: around.payments.url,
    XENDIT_WEBHOOK_TOKEN: around.payments.callbackToken,
    AUDIT_SIGNING_KEY: createAuditKey(),
  }),
  'svc-hiring': (around) => ({
    ...backing(around, 'svc-hiring'),
    ...tokens(around),
    ...mail(around),
    ...around.fileStore,
    PROFILE_URL: around.urls['svc-profile'],
    BILLING_URL: around.urls['svc-billing'],
    SITE_URL: around.urls.gateway,
    INVITATION_SECRET: createSecret(),
    NOTIFICATION_SECRET: notificationSecret,
    AUDIT_SIGNING_KEY: createAuditKey(),
  }),
  'svc-notification': (around) => ({
    ...backing(around, 'svc-notification'),
    ...tokens(around),
    ...mail(around),
    HIRING_URL: around.urls['svc-hiring'],
    PROFILE_URL: around.urls['svc-profile'],
    SITE_URL: around.urls.gateway,
    NOTIFICATION_SECRET: notificationSecret,
    AUDIT_SIGNING_KEY: createAuditKey(),
  }),
  gateway: (around) => ({
    ...common,
    MONGODB_URI: around.mongodbUris.gateway,
    SHELL_URL: around.urls.shell,
    ...Object.fromEntries(serviceNames.map((name) => [urlSettingOf(name), around.urls[`svc-${name}`]])),
    IDENTITY_ISSUER: issuerOf(around),
    ...around.fileStore,
    PUBLISHER_KEYS: JSON.stringify(mapValues(around.publishers, (key) => [key])),
    AUDIT_SIGNING_KEY: createAuditKey(),
    TRUSTED_PROXY_HOPS: '1', // tests name the visitors' networks
  }),
  shell: ({ urls }) => ({ ...common, PLATFORM_URL: urls.gateway, SITE_URL: urls.gateway }),
};

/** Settings as an operator would give them, equal for all replicas of a deployable. */
export function createSiteSettings(around: Surroundings): Record<Deployable, Settings> {
  return mapValues(settingsOf, (create) => create(around));
}

export interface TeamKeys {
  readonly privateKey: KeyObject;
  /** SPKI in base64. */
  readonly publicKey: string;
}

export function createTeamKeys(): Record<string, TeamKeys> {
  const create = () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    return { privateKey, publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') };
  };
  return Object.fromEntries(remoteFolders.map((remote) => [remote, create()]));
}
