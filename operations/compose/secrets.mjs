// Makes what is secret on the first start: a folder for each service, a file for each setting. What is there stays, so a file
// may be replaced by one's own; lists get what is missing in them. Plain JavaScript without packages: it runs in the image of Node as it comes.
// Usage: node secrets.mjs FOLDER
import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRightsOf, operatorRightsOf, rightsOf } from './broker-rights.mjs';
import {
  auditors,
  createAuditKey,
  createPublishKey,
  createSecret,
  createSigningKeys,
  databases,
  describeBroker,
  filers,
  listPublisherKeys,
  mailers,
  messengers,
  passwordIn,
  randomSecrets,
  remotes,
  sharedSecrets,
} from './secret-list.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node secrets.mjs FOLDER');

/** mongod rejects a key that others may read; this is its user in the image. */
const mongoUser = 999;

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

/** @param {string} key a private key as JWK @returns the public one on one line */
function publicJwk(key) {
  const privateKey = createPrivateKey({ key: JSON.parse(key), format: 'jwk' });
  return JSON.stringify(createPublicKey(privateKey).export({ format: 'jwk' }));
}

mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o700); // readable for any user of a container; the folder's mode excludes other users of the host

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

/** Creates a broker account. @param {string} service @param {string} name @param {ReturnType<typeof rightsOf>} rights */
function ensureBrokerAccount(service, name, rights) {
  const url = ensureSecret(service, 'AMQP_URL', () => `amqp://${name}:${createSecret()}@rabbitmq:5672`);
  return { name, password: passwordIn(url), rights };
}

const brokerAccounts = [
  ensureBrokerAccount('rabbitmq-setup', 'setup', allRightsOf('setup')),
  ensureBrokerAccount('operate', 'operate', operatorRightsOf('operate')),
  ...messengers.map((name) => ensureBrokerAccount(`svc-${name}`, name, rightsOf(name, name))),
];
mkdirSync(join(folder, 'rabbitmq'), { recursive: true });
writeFileSync(join(folder, 'rabbitmq/definitions.json'), describeBroker(brokerAccounts));

ensureSecret('s3', 'ROOT_ACCESS_KEY', () => 'root');
ensureSecret('s3', 'ROOT_SECRET_KEY', createSecret);
for (const [name, [owner, ...others]] of Object.entries(filers)) {
  const key = ensureSecret(owner, 'S3_ACCESS_KEY_ID', () => name);
  const secret = ensureSecret(owner, 'S3_SECRET_ACCESS_KEY', createSecret);
  for (const each of others) {
    ensureSecret(each, 'S3_ACCESS_KEY_ID', () => key);
    ensureSecret(each, 'S3_SECRET_ACCESS_KEY', () => secret);
  }
  mkdirSync(join(folder, 's3-setup'), { recursive: true });
  writeFileSync(join(folder, 's3-setup', name), `${key}\n${secret}\n`);
}

ensureSecret('svc-identity', 'JWT_KEYS', createSigningKeys);
for (const [service, names] of Object.entries(randomSecrets))
  for (const name of names) ensureSecret(service, name, createSecret);
for (const [name, [owner, ...others]] of Object.entries(sharedSecrets)) {
  const secret = ensureSecret(owner, name, createSecret);
  for (const service of others) ensureSecret(service, name, () => secret);
}
// Public keys for operators, who run `operate -- audit verify`.
const auditKeys = auditors.map((name) => publicJwk(ensureSecret(name, 'AUDIT_SIGNING_KEY', createAuditKey)));
mkdirSync(join(folder, 'operate'), { recursive: true });
writeFileSync(join(folder, 'operate/AUDIT_PUBLIC_KEYS'), `${auditKeys.join('\n')}\n`);
ensureSecret('svc-ai', 'OPENAI_API_KEY', () => ''); // without it, CVs are parsed by rules
ensureSecret('svc-hiring', 'OPENSEARCH_URL', () => 'http://opensearch:9200');
for (const service of mailers) ensureSecret(service, 'SMTP_URL', () => 'smtp://maildev:1025');

const xenditKey = ensureSecret('svc-billing', 'XENDIT_SECRET_KEY', () => `xnd_development_${createSecret()}`);
const xenditToken = ensureSecret('svc-billing', 'XENDIT_WEBHOOK_TOKEN', createSecret);
ensureSecret('sandbox-xendit', 'SECRET_KEY', () => xenditKey);
ensureSecret('sandbox-xendit', 'CALLBACK_TOKEN', () => xenditToken);
const providerSecret = ensureSecret('svc-identity', 'EXTERNAL_GOOGLE_SECRET', createSecret);
ensureSecret('svc-identity', 'EXTERNAL_LINKEDIN_OIDC_SECRET', () => providerSecret);
ensureSecret('sandbox-oidc', 'CLIENTS', () => `sabi=${providerSecret}`);

const publishKeys = remotes.map(
  (remote) =>
    /** @type {const} */ ([remote, ensureSecret(`publish-${remote}`, 'PUBLISH_KEY', createPublishKey)]),
);
const publisherKeys = join(folder, 'gateway/PUBLISHER_KEYS');
// Remotes that a later version brings are added to the list of an earlier one.
const listed = ensureSecret('gateway', 'PUBLISHER_KEYS', () => listPublisherKeys(publishKeys));
rmSync(publisherKeys); // it is written without the right to change it
writeFileSync(publisherKeys, listPublisherKeys(publishKeys, listed), { mode: 0o444 });
