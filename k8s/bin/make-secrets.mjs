#!/usr/bin/env node
// Writes what the development overlay keeps secret, each value from a random source, into a folder that git ignores.
// Usage: npm run secrets -w k8s [-- FOLDER]. What is there stays as it is, so that data and sessions outlive another run.
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allRightsOf, policies, rightsOf } from '../../operations/compose/broker-rights.mjs';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../overlays/development/secrets'));

/** Accounts of MongoDB by the service they are for, and the one database each may write. */
const databases = {
  gateway: 'platform',
  'svc-identity': 'identity',
  'svc-profile': 'profile',
  'svc-ai': 'ai',
  'svc-billing': 'billing',
  'svc-hiring': 'hiring',
};
/** RabbitMQ accounts by deployable. */
const messengers = {
  'svc-identity': rightsOf('svc-identity', 'identity'),
  'svc-profile': rightsOf('svc-profile', 'profile'),
  'svc-ai': rightsOf('svc-ai', 'ai'),
  'svc-billing': rightsOf('svc-billing', 'billing'),
  'svc-hiring': rightsOf('svc-hiring', 'hiring'),
  'rabbitmq-setup': allRightsOf('rabbitmq-setup'),
};
/** Accounts of the file store. */
const filers = ['profile', 'ai'];

/** Reads a file of an earlier run. @param {string} file @param {string} name */
function find(file, name) {
  const path = join(folder, `${file}.env`);
  if (!existsSync(path)) return undefined;
  const line = readFileSync(path, 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}=`));
  return line?.slice(name.length + 1);
}

const createSecret = () => randomBytes(32).toString('hex');

/** @param {string} file @param {string} name */
const keep = (file, name) => find(file, name) ?? createSecret();

/** The one in an address. @param {string} file @param {string} name */
const keepPassword = (file, name) =>
  /:\/\/[^:]+:([^@]+)@/.exec(find(file, name) ?? '')?.[1] ?? createSecret();

function createSigningKeys() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' };
  return JSON.stringify([jwk]);
}

/** As RabbitMQ keeps a password: four bytes of salt, then the hash of both. The same in every run. @param {string} password */
function hashForRabbit(password) {
  const salt = createHash('sha256').update(password).digest().subarray(0, 4);
  return Buffer.concat([salt, createHash('sha256').update(salt).update(password).digest()]).toString(
    'base64',
  );
}

/** Of the team of a remote: Ed25519, PKCS #8, DER, base64. */
function createPublishKey() {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}

/** @param {string} key */
function publicHalf(key) {
  const privateKey = createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' });
  return createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64');
}

/** @type {Record<string, string>} */
const publishKeys = Object.fromEntries(
  ['mf-marketing', 'mf-blog', 'mf-jobs', 'mf-auth', 'mf-talent', 'mf-staff'].map((remote) => [
    remote,
    find(`publish-${remote}`, 'PUBLISH_KEY') ?? createPublishKey(),
  ]),
);

/** @type {Record<string, string>} */
const mongoPasswords = Object.fromEntries(
  Object.keys(databases).map((user) => [user, keepPassword(user, 'MONGODB_URI')]),
);
/** @type {Record<string, string>} */
const rabbitPasswords = Object.fromEntries(
  Object.keys(messengers).map((user) => [user, keepPassword(user, 'AMQP_URL')]),
);
/** @type {Record<string, string>} */
const filePasswords = Object.fromEntries(
  filers.map((name) => [name, keep(`svc-${name}`, 'S3_SECRET_ACCESS_KEY')]),
);

const members = [0, 1, 2].map((index) => `mongodb-${index}.mongodb:27017`).join(',');
/** @param {keyof typeof databases} user */
const database = (user) => ({
  MONGODB_URI: `mongodb://${user}:${mongoPasswords[user]}@${members}/${databases[user]}?replicaSet=rs0`,
});
/** @param {string} user */
const broker = (user) => ({ AMQP_URL: `amqp://${user}:${rabbitPasswords[user]}@rabbitmq:5672` });
/** @param {string} name */
const files = (name) => ({ S3_ACCESS_KEY_ID: name, S3_SECRET_ACCESS_KEY: filePasswords[name] ?? '' });
const mail = { SMTP_URL: 'smtp://mail:1025' };
/** @param {string} file @param {readonly string[]} names */
const random = (file, names) => Object.fromEntries(names.map((name) => [name, keep(file, name)]));

/** Signs the head of the service's audit chain: Ed25519, as JWK, which fits into a line. @param {string} file */
const auditKey = (file) => ({
  AUDIT_SIGNING_KEY:
    find(file, 'AUDIT_SIGNING_KEY') ??
    JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })),
});

const definitions = {
  vhosts: [{ name: '/' }],
  users: Object.keys(messengers).map((name) => ({
    name,
    password_hash: hashForRabbit(rabbitPasswords[name] ?? ''),
    hashing_algorithm: 'rabbit_password_hashing_sha256',
    tags: [],
  })),
  permissions: Object.values(messengers).map(({ permission }) => permission),
  topic_permissions: Object.values(messengers).flatMap(({ topicPermissions }) => topicPermissions),
  policies,
};

/** One file for each Secret of the overlay. @type {Record<string, Record<string, string>>} */
const secrets = {
  gateway: {
    ...database('gateway'),
    PUBLISHER_KEYS: JSON.stringify(
      Object.fromEntries(Object.entries(publishKeys).map(([remote, key]) => [remote, [publicHalf(key)]])),
    ),
  },
  ...Object.fromEntries(
    Object.entries(publishKeys).map(([remote, key]) => [`publish-${remote}`, { PUBLISH_KEY: key }]),
  ),
  'svc-identity': {
    ...database('svc-identity'),
    ...broker('svc-identity'),
    ...mail,
    ...auditKey('svc-identity'),
    ...random('svc-identity', ['MAIL_TOKEN_SECRET', 'SECURITY_DB_ENCRYPTION_KEY']),
    JWT_KEYS: find('svc-identity', 'JWT_KEYS') ?? createSigningKeys(),
  },
  'svc-profile': {
    ...database('svc-profile'),
    ...broker('svc-profile'),
    ...files('profile'),
    ...mail,
    ...auditKey('svc-profile'),
    ...random('svc-profile', ['FILE_LINK_SECRET', 'UNSUBSCRIBE_SECRET', 'SHARE_LINK_SECRET']),
  },
  'svc-ai': {
    ...database('svc-ai'),
    ...broker('svc-ai'),
    ...files('ai'),
    ...random('svc-ai', ['VISITOR_SECRET']),
    ...auditKey('svc-ai'),
  },
  'svc-billing': {
    ...database('svc-billing'),
    ...broker('svc-billing'),
    ...mail,
    ...auditKey('svc-billing'),
    // To try payments, put in those of an account in Xendit's test mode: it knows none of these.
    ...random('svc-billing', ['XENDIT_SECRET_KEY', 'XENDIT_WEBHOOK_TOKEN']),
  },
  'svc-hiring': {
    ...database('svc-hiring'),
    ...broker('svc-hiring'),
    ...mail,
    ...auditKey('svc-hiring'),
    ...random('svc-hiring', ['INVITATION_SECRET']),
    OPENSEARCH_URL: 'http://opensearch:9200',
  },
  mongodb: {
    ...random('mongodb', ['ROOT_PASSWORD']),
    KEY_FILE: find('mongodb', 'KEY_FILE') ?? randomBytes(48).toString('base64'),
    ...Object.fromEntries(
      Object.entries(mongoPasswords).map(([user, password]) => [`PASSWORD_${user}`, password]),
    ),
  },
  rabbitmq: { DEFINITIONS: JSON.stringify(definitions) },
  'rabbitmq-setup': broker('rabbitmq-setup'),
  s3: random('s3', ['ROOT_ACCESS_KEY', 'ROOT_SECRET_KEY']),
};

mkdirSync(folder, { recursive: true, mode: 0o700 });
for (const [name, values] of Object.entries(secrets)) {
  const lines = Object.entries(values).map(([key, value]) => `${key}=${value}\n`);
  writeFileSync(join(folder, `${name}.env`), lines.join(''), { mode: 0o600 });
}
// In the format of the job that creates the accounts: access key, then secret key.
mkdirSync(join(folder, 's3-accounts'), { recursive: true, mode: 0o700 });
for (const name of filers)
  writeFileSync(join(folder, 's3-accounts', name), `${name}\n${filePasswords[name]}\n`, { mode: 0o600 });
console.log(`${Object.keys(secrets).length + 1} Secrets in ${folder}`);
