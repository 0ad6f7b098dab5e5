import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importJWK } from 'jose';
import { queues } from '@sabi/contracts/messages/queues';
import { serviceNames } from '@sabi/contracts/services';
import { deadQueueName, waitQueueName } from '@sabi/event-bus/amqp-topology';
import { readEnv as readGatewayEnv } from '@sabi/gateway/env';
import { readPublishEnv } from '@sabi/remote-publisher/file-server/env';
import { readEnv as readSandboxAiEnv } from '@sabi/sandbox-ai/env';
import { readEnv as readSandboxOidcEnv } from '@sabi/sandbox-oidc/env';
import { readEnv as readSandboxXenditEnv } from '@sabi/sandbox-xendit/env';
import { readEnv as readShellEnv } from '@sabi/shell/env';
import { readEnv as readAiEnv } from '@sabi/svc-ai/env';
import { readEnv as readBillingEnv } from '@sabi/svc-billing/env';
import { readEnv as readHiringEnv } from '@sabi/svc-hiring/env';
import { readEnv as readIdentityEnv } from '@sabi/svc-identity/env';
import { productSettings } from '@sabi/svc-identity/product-settings';
import { readEnv as readNotificationEnv } from '@sabi/svc-notification/env';
import { readBrokerEnv, readEnv as readProfileEnv } from '@sabi/svc-profile/env';
import { remoteFolders } from '@sabi/test-kit/deployable-folders';
import { readComposeFile, readSettings, root } from './compose-file';

type ReadEnv = (source: Record<string, string>) => object;

const readers: Record<string, ReadEnv> = {
  gateway: readGatewayEnv,
  shell: readShellEnv,
  'svc-identity': readIdentityEnv,
  'svc-profile': readProfileEnv,
  'svc-ai': readAiEnv,
  'svc-billing': readBillingEnv,
  'svc-hiring': readHiringEnv,
  'svc-hiring-worker': readHiringEnv,
  'svc-notification': readNotificationEnv,
  'rabbitmq-setup': readBrokerEnv,
  'sandbox-ai': readSandboxAiEnv,
  'sandbox-oidc': readSandboxOidcEnv,
  'sandbox-xendit': readSandboxXenditEnv,
  ...Object.fromEntries(remoteFolders.map((name) => [`publish-${name}`, readPublishEnv])),
};

const secrets = join(mkdtempSync(join(tmpdir(), 'sabi-secrets-')), 'secrets');
const makeSecrets = () =>
  execFileSync(process.execPath, [join(root, 'operations/compose/secrets.mjs'), secrets]);
const isRoot = process.getuid?.() === 0;
/** Only root can give mongod's key to its user. */
const testAsRoot = isRoot ? test : test.skip;

beforeAll(() => {
  if (isRoot) makeSecrets();
});
afterAll(() => rmSync(join(secrets, '..'), { recursive: true }));

/** Environment of a service's container: settings of its image and of the compose file, with files resolved. */
function environmentOf(name: string, settings: Record<string, string> = {}): Record<string, string> {
  const { environment = {}, volumes = [] } = readComposeFile(settings).services[name] ?? {};
  const mounted = volumes.find((volume) => volume.endsWith(':/run/secrets:ro'));
  const folder = join(secrets, /^\.\/secrets\/([\w-]+):/.exec(mounted ?? '')?.[1] ?? 'none');
  const given = Object.entries(environment).map(([key, value]) => [
    key,
    String(value ?? '').replace('/run/secrets', folder),
  ]);
  return {
    ...{ NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '8080', RELEASES_DIR: '/app/dist/releases' },
    ...(Object.fromEntries(given) as Record<string, string>),
  };
}

testAsRoot('the settings of each service are ones it starts with', () => {
  for (const [name, readEnv] of Object.entries(readers)) {
    expect([name, typeof readEnv(environmentOf(name))]).toEqual([name, 'object']);
  }
});

testAsRoot('so are those with the stand-ins', () => {
  const settings = readSettings('operations/compose/sandbox.env');
  expect(settings['COMPOSE_PROFILES']).toBe('platform,sandbox');
  for (const [name, readEnv] of Object.entries(readers)) {
    expect([name, typeof readEnv(environmentOf(name, settings))]).toEqual([name, 'object']);
  }
});

test('a setting of the compose file is one that its service has', () => {
  for (const [name, readEnv] of Object.entries(readers)) {
    for (const key of Object.keys(environmentOf(name)).filter((each) => each.endsWith('_FILE'))) {
      // A missing file is reported as a fault of its setting.
      const faults = findFaults(() => readEnv({ [key]: '/nowhere' }));
      expect([name, key, faults.includes(`${key}: cannot be read (ENOENT)`)]).toEqual([name, key, true]);
    }
  }
});

testAsRoot('an account of the broker reads every queue of its own service, and none of another', () => {
  const file = readFileSync(join(secrets, 'rabbitmq/definitions.json'), 'utf8');
  const { permissions } = JSON.parse(file) as { permissions: { user: string; read: string }[] };
  const names = queues.flatMap(({ name }) => [name, waitQueueName(name, 0), deadQueueName(name)]);
  for (const { user, read } of permissions.filter((each) => !/^(setup|operate)$/.test(each.user))) {
    const readable = names.filter((name) => new RegExp(read).test(name));
    const own = names.filter((name) => name.startsWith(`${user}.`) || name === `dead.${user}`);
    expect(own.length).toBeGreaterThan(2);
    expect([user, readable]).toEqual([user, own]);
  }
});

/** Settings without a strength check: a model's key may be any text, as a self-hosted model needs none. */
const mayBeAnything = ['OPENAI_API_KEY', 'S3_ACCESS_KEY_ID'];

testAsRoot('S85 no service starts with a placeholder for what is secret', () => {
  const tried: string[] = [];
  for (const [name, readEnv] of Object.entries(readers).filter(([each]) => !each.startsWith('sandbox'))) {
    const environment = environmentOf(name);
    const secretFiles = Object.keys(environment).filter((key) => /_FILE$/.test(key));
    for (const file of secretFiles) {
      const setting = file.replace(/_FILE$/, '');
      if (mayBeAnything.includes(setting)) continue;
      const { [file]: _own, ...others } = environment;
      const faults = findFaults(() => readEnv({ ...others, [setting]: placeholderFor(setting) }));
      expect([name, setting, faults.map((fault) => fault.split(':')[0])]).toEqual([name, setting, [setting]]);
      tried.push(setting);
    }
  }
  expect(tried.length).toBeGreaterThan(20);
});

/** A template's placeholder, in the format of the setting. */
function placeholderFor(setting: string): string {
  if (setting === 'MONGODB_URI') return 'mongodb://admin:admin@mongo.example:27017/any';
  if (setting === 'AMQP_URL') return 'amqp://guest:guest@rabbitmq.example:5672';
  if (setting === 'SMTP_URL') return 'smtp://admin:admin@mail.example:25';
  return 'change-me-change-me-change-me-change-me';
}

test('svc-identity is asked for what the product asks for, and for what docs/security.md leaves to the operator', () => {
  expect(readComposeFile().services['svc-identity']?.environment).toMatchObject({
    ...productSettings,
    PASSWORD_MIN_LENGTH: '8',
    PASSWORD_HIBP_ENABLED: true,
    ADMIN_MAY_SET_PASSWORD: 'false',
    RATE_LIMIT_EMAIL_SENT: 1000,
  });
});

testAsRoot(
  'made again, secrets stay as they are, and one of one’s own is taken over by whoever needs it',
  async () => {
    const keys = readFileSync(join(secrets, 'svc-identity/JWT_KEYS'), 'utf8');
    const definitions = () =>
      JSON.parse(readFileSync(join(secrets, 'rabbitmq/definitions.json'), 'utf8')) as {
        users: { name: string }[];
      };
    rmSync(join(secrets, 'svc-ai/MONGODB_URI'));
    writeFileSync(
      join(secrets, 'svc-ai/MONGODB_URI'),
      'mongodb://ai:my%2Fown@mongo:27017/ai?replicaSet=rs0\n',
    );
    makeSecrets();
    expect(readFileSync(join(secrets, 'svc-identity/JWT_KEYS'), 'utf8')).toBe(keys);
    expect(JSON.parse(readFileSync(join(secrets, 'mongo-setup/accounts.json'), 'utf8'))).toMatchObject({
      ai: 'my/own',
    });
    expect(definitions().users.map(({ name }) => name)).toEqual([...['setup', 'operate', ...serviceNames]]);
    await expect(importJWK((JSON.parse(keys) as [object])[0], 'ES256')).resolves.toBeTruthy();
  },
);

testAsRoot('remotes that a later version brings may publish, and keys of before stay', () => {
  const file = join(secrets, 'gateway/PUBLISHER_KEYS');
  const { 'mf-jobs': added } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  const before = { 'mf-blog': ['a key of its own'], 'mf-auth': [] };
  rmSync(file);
  writeFileSync(file, JSON.stringify(before));
  makeSecrets();
  const now = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  expect(now).toMatchObject({ ...before, 'mf-jobs': added });
  expect(Object.keys(now).toSorted()).toEqual(remoteFolders.toSorted());
});

testAsRoot.each([
  ['of several hosts', 'mongodb://billing:my%2Fown@one:27017,two:27017,three:27017/billing?replicaSet=rs0'],
  ['of a name with records of its own', 'mongodb+srv://billing:my%2Fown@mongo.example/billing'],
])('the password in an address %s is taken over too', (_of, uri) => {
  rmSync(join(secrets, 'svc-billing/MONGODB_URI'));
  writeFileSync(join(secrets, 'svc-billing/MONGODB_URI'), uri);
  makeSecrets();
  expect(JSON.parse(readFileSync(join(secrets, 'mongo-setup/accounts.json'), 'utf8'))).toMatchObject({
    billing: 'my/own',
  });
});

testAsRoot('nobody else on the machine reads them, and mongod alone its key', () => {
  expect(statSync(secrets).mode & 0o777).toBe(0o700);
  const { mode, uid } = statSync(join(secrets, 'mongo/keyfile'));
  expect([mode & 0o777, uid]).toEqual([0o400, 999]);
});

test('they never reach a commit or an image', () => {
  expect(readFileSync(join(root, '.gitignore'), 'utf8')).toMatch(/^\/secrets\/$/m);
  expect(readFileSync(join(root, '.dockerignore'), 'utf8')).toMatch(/^\*$/m);
  expect(readFileSync(join(root, '.dockerignore'), 'utf8')).not.toMatch(/^!secrets/m);
  expect(existsSync(join(root, 'operations/compose/secrets.mjs'))).toBe(true);
});

function findFaults(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    return (error as { faults?: readonly string[] }).faults ?? [];
  }
}
