// Secrets of a deployment, for Docker Compose and Kubernetes, and how each value is created. Plain JavaScript without packages,
// as it runs in Node's image.
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { policies } from './broker-rights.mjs';

/** Accounts of MongoDB by deployable, with the only database each may write. */
export const databases = {
  gateway: 'platform',
  'svc-identity': 'identity',
  'svc-profile': 'profile',
  'svc-ai': 'ai',
  'svc-billing': 'billing',
  'svc-hiring': 'hiring',
  'svc-notification': 'notification',
};
/** Services with an account of the broker, by the prefix of their queues. */
export const messengers = /** @type {const} */ ([
  'identity',
  'profile',
  'ai',
  'billing',
  'hiring',
  'notification',
]);
/** Deployables that sign their audit chain. */
export const auditors = [
  ...['gateway', 'svc-identity', 'svc-profile', 'svc-ai', 'svc-billing', 'svc-hiring', 'svc-notification'],
];
export const mailers = ['svc-identity', 'svc-profile', 'svc-billing', 'svc-hiring', 'svc-notification'];
/** Settings with one value for several services, by which they recognise each other. */
export const sharedSecrets = /** @type {const} */ ({
  NOTIFICATION_SECRET: ['svc-notification', 'svc-profile', 'svc-hiring'],
});
export const remotes = ['mf-marketing', 'mf-blog', 'mf-jobs', 'mf-hire', 'mf-staff', 'mf-auth', 'mf-talent'];

/** Accounts of the file store, each with the deployables and jobs that have it. @type {Record<string, [string, ...string[]]>} */
export const filers = {
  profile: ['svc-profile'],
  ai: ['svc-ai'],
  hiring: ['svc-hiring'],
  search: ['opensearch'],
  gateway: ['gateway'],
  publish: /** @type {[string, ...string[]]} */ (remotes.map((remote) => `publish-${remote}`)),
};

/** Settings whose values are random, by service. */
export const randomSecrets = {
  'svc-identity': ['MAIL_TOKEN_SECRET', 'SECURITY_DB_ENCRYPTION_KEY'],
  'svc-profile': ['FILE_LINK_SECRET', 'UNSUBSCRIBE_SECRET', 'SHARE_LINK_SECRET'],
  'svc-ai': ['VISITOR_SECRET'],
  'svc-hiring': ['INVITATION_SECRET'],
};

export const createSecret = () => randomBytes(32).toString('hex');

/** Creates the keys that sign access tokens: P-256, as a list of JWK. */
export function createSigningKeys() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' };
  return JSON.stringify([jwk]);
}

/** Creates the key that signs the head of an audit chain: Ed25519, as JWK on one line. */
export const createAuditKey = () =>
  JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));

/** Creates the private key of a remote's team: Ed25519, PKCS #8, DER, base64. */
export function createPublishKey() {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

/**
 * The gateway's `PUBLISHER_KEYS`.
 * @param {readonly (readonly [remote: string, key: string])[]} publishKeys
 * @param {string} [listed] those of before, which stay
 */
export const listPublisherKeys = (publishKeys, listed = '{}') =>
  JSON.stringify({
    ...Object.fromEntries(publishKeys.map(([remote, key]) => [remote, [publicHalf(key)]])),
    ...JSON.parse(listed),
  });

/** @param {string} key */
function publicHalf(key) {
  const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
  return createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64');
}

/** Password in an address. Without `URL`, as addresses of MongoDB may name several hosts. @param {string} address */
export function passwordIn(address) {
  const [, password = ''] = /^[a-z+]+:\/\/[^/@:]*:([^/@]*)@/.exec(address) ?? [];
  return decodeURIComponent(password);
}

/**
 * RabbitMQ's hash of a password (`rabbit_password_hashing_sha256`): four bytes of salt, then the hash of both. The same in every
 * run.
 * @param {string} password
 */
function hashForBroker(password) {
  const salt = createHash('sha256').update(password).digest().subarray(0, 4);
  return Buffer.concat([salt, createHash('sha256').update(salt).update(password).digest()]).toString(
    'base64',
  );
}

/**
 * Definitions that RabbitMQ loads at its start.
 * @param {readonly { name: string, password: string, rights: ReturnType<typeof import('./broker-rights.mjs').rightsOf> }[]} accounts
 */
export const describeBroker = (accounts) =>
  JSON.stringify({
    vhosts: [{ name: '/' }],
    users: accounts.map(({ name, password }) => ({
      name,
      password_hash: hashForBroker(password),
      hashing_algorithm: 'rabbit_password_hashing_sha256',
      tags: [],
    })),
    permissions: accounts.map(({ rights }) => rights.permission),
    topic_permissions: accounts.flatMap(({ rights }) => rights.topicPermissions),
    policies,
  });
