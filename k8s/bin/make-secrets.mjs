#!/usr/bin/env node
// Writes the secrets of an overlay that holds its own data, each random, into a folder that git ignores.
// Usage: npm run secrets -w k8s [-- FOLDER], by default that of the development overlay. Existing files are kept, so that
// data and sessions survive another run.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allRightsOf, rightsOf } from '../../operations/compose/broker-rights.mjs';
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
} from '../../operations/compose/secret-list.mjs';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../overlays/development/secrets'));

/** Reads a file of an earlier run. @param {string} file @param {string} name */
function find(file, name) {
  const path = join(folder, `${file}.env`);
  if (!existsSync(path)) return undefined;
  const line = readFileSync(path, 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}=`));
  return line?.slice(name.length + 1);
}

/** @param {string} file @param {string} name */
const keep = (file, name) => find(file, name) ?? createSecret();

/** The password in an existing address. @param {string} file @param {string} name */
const keepPassword = (file, name) => passwordIn(find(file, name) ?? '') || createSecret();

const publishKeys = remotes.map(
  (remote) => /** @type {const} */ ([remote, find(`publish-${remote}`, 'PUBLISH_KEY') ?? createPublishKey()]),
);

/** @type {Record<string, string>} */
const mongoPasswords = Object.fromEntries(
  Object.keys(databases).map((user) => [user, keepPassword(user, 'MONGODB_URI')]),
);

/** A RabbitMQ account, named after its deployable. @param {string} name @param {ReturnType<typeof rightsOf>} rights */
const brokerAccount = (name, rights) => ({ name, password: keepPassword(name, 'AMQP_URL'), rights });
const brokerAccounts = [
  ...messengers.map((name) => brokerAccount(`svc-${name}`, rightsOf(`svc-${name}`, name))),
  brokerAccount('rabbitmq-setup', allRightsOf('rabbitmq-setup')),
];
/** Accounts of the file store with the Secrets that hold them. */
const fileAccounts = Object.entries(filers).map(([name, files]) => ({
  name,
  files,
  password: keep(files[0], 'S3_SECRET_ACCESS_KEY'),
}));

const members = [0, 1, 2].map((index) => `mongodb-${index}.mongodb:27017`).join(',');

/** @param {string} file @param {readonly string[]} names */
const random = (file, names) => Object.fromEntries(names.map((name) => [name, keep(file, name)]));

/** One file for each Secret of the overlay. @type {Record<string, Record<string, string>>} */
const secrets = {
  mongodb: {
    ...random('mongodb', ['ROOT_PASSWORD']),
    KEY_FILE: find('mongodb', 'KEY_FILE') ?? randomBytes(48).toString('base64'),
    ...Object.fromEntries(
      Object.entries(mongoPasswords).map(([user, password]) => [`PASSWORD_${user}`, password]),
    ),
  },
  rabbitmq: { DEFINITIONS: describeBroker(brokerAccounts) },
  s3: random('s3', ['ROOT_ACCESS_KEY', 'ROOT_SECRET_KEY']),
};
/** @param {string} file @param {Record<string, string>} values */
const add = (file, values) => {
  secrets[file] = { ...secrets[file], ...values };
};
for (const [user, database] of Object.entries(databases))
  add(user, {
    MONGODB_URI: `mongodb://${user}:${mongoPasswords[user]}@${members}/${database}?replicaSet=rs0`,
  });
for (const { name, password } of brokerAccounts)
  add(name, { AMQP_URL: `amqp://${name}:${password}@rabbitmq:5672` });
for (const { name, files, password } of fileAccounts)
  for (const file of files) add(file, { S3_ACCESS_KEY_ID: name, S3_SECRET_ACCESS_KEY: password });
for (const service of mailers) add(service, { SMTP_URL: 'smtp://mail:1025' });
for (const name of auditors)
  add(name, { AUDIT_SIGNING_KEY: find(name, 'AUDIT_SIGNING_KEY') ?? createAuditKey() });
for (const [service, names] of Object.entries(randomSecrets)) add(service, random(service, names));
for (const [name, [owner, ...others]] of Object.entries(sharedSecrets)) {
  const secret = random(owner, [name]);
  for (const service of [owner, ...others]) add(service, secret);
}
for (const [remote, key] of publishKeys) add(`publish-${remote}`, { PUBLISH_KEY: key });
add('gateway', { PUBLISHER_KEYS: listPublisherKeys(publishKeys) });
add('svc-identity', { JWT_KEYS: find('svc-identity', 'JWT_KEYS') ?? createSigningKeys() });
// To try payments, replace these by the values of an account in Xendit's test mode.
add('svc-billing', random('svc-billing', ['XENDIT_SECRET_KEY', 'XENDIT_WEBHOOK_TOKEN']));
add('svc-hiring', { OPENSEARCH_URL: 'http://opensearch:9200' });

mkdirSync(folder, { recursive: true, mode: 0o700 });
for (const [name, values] of Object.entries(secrets)) {
  const lines = Object.entries(values).map(([key, value]) => `${key}=${value}\n`);
  writeFileSync(join(folder, `${name}.env`), lines.join(''), { mode: 0o600 });
}
// Format of the job that creates the accounts: access key, then secret key.
mkdirSync(join(folder, 's3-accounts'), { recursive: true, mode: 0o700 });
for (const { name, password } of fileAccounts)
  writeFileSync(join(folder, 's3-accounts', name), `${name}\n${password}\n`, { mode: 0o600 });
// The folder is a component of its overlay, so that no overlay lists Secrets.
writeFileSync(
  join(folder, 'kustomization.yaml'),
  [
    '# Written by make-secrets.mjs',
    'apiVersion: kustomize.config.k8s.io/v1alpha1',
    'kind: Component',
    'secretGenerator:',
    ...Object.keys(secrets).map((name) => `  - { name: ${name}, envs: [${name}.env] }`),
    `  - { name: s3-accounts, files: [${fileAccounts.map(({ name }) => `s3-accounts/${name}`).join(', ')}] }`,
    '',
  ].join('\n'),
);
console.log(`${Object.keys(secrets).length + 1} Secrets in ${folder}`);
