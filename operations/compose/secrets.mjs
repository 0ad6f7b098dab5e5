// Makes what is secret on the first start: a folder for each service, a file for each setting. What is there stays, so a file
// may be replaced by one's own. Plain JavaScript without packages: it runs in the image of Node as it comes.
// Usage: node secrets.mjs FOLDER
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRightsOf, operatorRightsOf, policies, rightsOf } from './broker-rights.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node secrets.mjs FOLDER');

/** mongod refuses a key that others may read; this is its user in the image. */
const mongoUser = 999;

const createSecret = () => randomBytes(32).toString('hex');

/**
 * @param {string} service
 * @param {string} name
 * @param {() => string} create
 * @returns {string} the content of the file, existing or new
 */
function ensureSecret(service, name, create) {
  const file = join(folder ?? '', service, name);
  mkdirSync(join(file, '..'), { recursive: true });
  if (!existsSync(file)) writeFileSync(file, create(), { mode: 0o444 });
  return readFileSync(file, 'utf8').trim();
}

function createSigningKeys() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify([
    { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' },
  ]);
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

/** Signs the head of an audit chain: Ed25519, as JWK. */
function createAuditKey() {
  return JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
}

/** @param {string} key a private key as JWK @returns the public one in a line */
function publicJwk(key) {
  const privateKey = createPrivateKey({ key: JSON.parse(key), format: 'jwk' });
  return JSON.stringify(createPublicKey(privateKey).export({ format: 'jwk' }));
}

/** Of an address, which may name several hosts: `URL` reads those of MongoDB with one alone. @param {string} address */
function passwordIn(address) {
  const [, password = ''] = /^[a-z+]+:\/\/[^/@:]*:([^/@]*)@/.exec(address) ?? [];
  return decodeURIComponent(password);
}

/** As RabbitMQ keeps it: rabbit_password_hashing_sha256. @param {string} password */
function hashForBroker(password) {
  const salt = randomBytes(4);
  return Buffer.concat([salt, createHash('sha256').update(salt).update(password).digest()]).toString(
    'base64',
  );
}

mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o700); // readable for any user of a container; the folder's mode keeps out other users of the host

const databases = {
  gateway: 'platform',
  'svc-identity': 'identity',
  'svc-profile': 'profile',
  'svc-ai': 'ai',
  'svc-billing': 'billing',
  'svc-hiring': 'hiring',
};
/** @type {Record<string, string>} */
const mongoPasswords = {};
for (const [service, database] of Object.entries(databases)) {
  const uri = ensureSecret(
    service,
    'MONGODB_URI',
    () => `mongodb://${database}:${createSecret()}@mongo:27017/${database}?replicaSet=rs0`,
  );
  mongoPasswords[database] = passwordIn(uri);
}
ensureSecret('mongo', 'keyfile', () => randomBytes(512).toString('base64'));
const keyfile = join(folder, 'mongo/keyfile');
chmodSync(keyfile, 0o400);
chownSync(keyfile, mongoUser, mongoUser);
ensureSecret('mongo-setup', 'ADMIN_PASSWORD', createSecret);
writeFileSync(join(folder, 'mongo-setup/accounts.json'), JSON.stringify(mongoPasswords));

/** An account of the broker. @param {string} service @param {string} name @param {ReturnType<typeof rightsOf>} rights */
function ensureBrokerAccount(service, name, rights) {
  const url = ensureSecret(service, 'AMQP_URL', () => `amqp://${name}:${createSecret()}@rabbitmq:5672`);
  const password_hash = hashForBroker(passwordIn(url));
  return { user: { name, password_hash, tags: [] }, ...rights };
}

const brokerAccounts = [
  ensureBrokerAccount('rabbitmq-setup', 'setup', allRightsOf('setup')),
  ensureBrokerAccount('operate', 'operate', operatorRightsOf('operate')),
  .../** @type {const} */ (['identity', 'profile', 'ai', 'billing', 'hiring']).map((name) =>
    ensureBrokerAccount(`svc-${name}`, name, rightsOf(name, name)),
  ),
];
mkdirSync(join(folder, 'rabbitmq'), { recursive: true });
writeFileSync(
  join(folder, 'rabbitmq/definitions.json'),
  JSON.stringify({
    vhosts: [{ name: '/' }],
    users: brokerAccounts.map(({ user }) => user),
    permissions: brokerAccounts.map(({ permission }) => permission),
    topic_permissions: brokerAccounts.flatMap(({ topicPermissions }) => topicPermissions),
    policies,
  }),
);

ensureSecret('s3', 'ROOT_ACCESS_KEY', () => 'root');
ensureSecret('s3', 'ROOT_SECRET_KEY', createSecret);
for (const name of ['profile', 'ai']) {
  const key = ensureSecret(`svc-${name}`, 'S3_ACCESS_KEY_ID', () => name);
  const secret = ensureSecret(`svc-${name}`, 'S3_SECRET_ACCESS_KEY', createSecret);
  mkdirSync(join(folder, 's3-setup'), { recursive: true });
  writeFileSync(join(folder, 's3-setup', name), `${key}\n${secret}\n`);
}

ensureSecret('svc-identity', 'JWT_KEYS', createSigningKeys);
for (const name of ['MAIL_TOKEN_SECRET', 'SECURITY_DB_ENCRYPTION_KEY'])
  ensureSecret('svc-identity', name, createSecret);
for (const name of ['FILE_LINK_SECRET', 'UNSUBSCRIBE_SECRET', 'SHARE_LINK_SECRET'])
  ensureSecret('svc-profile', name, createSecret);
// The public halves, which `operate -- audit verify` needs, are for an operator.
const auditKeys = ['svc-identity', 'svc-profile', 'svc-ai', 'svc-billing', 'svc-hiring'].map((name) =>
  publicJwk(ensureSecret(name, 'AUDIT_SIGNING_KEY', createAuditKey)),
);
mkdirSync(join(folder, 'operate'), { recursive: true });
writeFileSync(join(folder, 'operate/AUDIT_PUBLIC_KEYS'), `${auditKeys.join('\n')}\n`);
ensureSecret('svc-ai', 'VISITOR_SECRET', createSecret);
ensureSecret('svc-ai', 'OPENAI_API_KEY', () => ''); // none: CVs are read by rules
ensureSecret('svc-hiring', 'INVITATION_SECRET', createSecret);
ensureSecret('svc-hiring', 'OPENSEARCH_URL', () => 'http://opensearch:9200');
for (const service of ['svc-identity', 'svc-profile', 'svc-billing', 'svc-hiring'])
  ensureSecret(service, 'SMTP_URL', () => 'smtp://maildev:1025');

const xenditKey = ensureSecret('svc-billing', 'XENDIT_SECRET_KEY', () => `xnd_development_${createSecret()}`);
const xenditToken = ensureSecret('svc-billing', 'XENDIT_WEBHOOK_TOKEN', createSecret);
ensureSecret('sandbox-xendit', 'SECRET_KEY', () => xenditKey);
ensureSecret('sandbox-xendit', 'CALLBACK_TOKEN', () => xenditToken);
const providerSecret = ensureSecret('svc-identity', 'EXTERNAL_GOOGLE_SECRET', createSecret);
ensureSecret('svc-identity', 'EXTERNAL_LINKEDIN_OIDC_SECRET', () => providerSecret);
ensureSecret('sandbox-oidc', 'CLIENTS', () => `sabi=${providerSecret}`);

const publisherKeys = ['mf-marketing', 'mf-blog', 'mf-jobs', 'mf-auth', 'mf-talent', 'mf-staff'].map(
  (remote) => {
    const key = ensureSecret(`publish-${remote}`, 'PUBLISH_KEY', createPublishKey);
    return [remote, [publicHalf(key)]];
  },
);
ensureSecret('gateway', 'PUBLISHER_KEYS', () => JSON.stringify(Object.fromEntries(publisherKeys)));
