// Shared files that name a service.
import { removePairs } from './edit-yaml.mjs';
import { capitalize } from './names.mjs';
import {
  bothPlaces,
  commonSettings,
  packagePlace,
  rowPlace,
  sourcePlace,
  textPlace,
  yamlPlace,
} from './places.mjs';
import { requirementsPlace } from './requirements-place.mjs';

/** @typedef {import('./names.mjs').PartNames} PartNames */
/** @typedef {import('./places.mjs').Place} Place */

/** @param {PartNames} part @returns {readonly Place[]} */
export const placesOfService = (part) => [
  ...containersOf(part),
  ...accountsOf(part),
  ...codeOf(part),
  ...documentsOf(part),
];

/** Containers, their settings and what they may reach. @param {PartNames} part @returns {readonly Place[]} */
function containersOf(part) {
  const { name } = part;
  return [
    yamlPlace('docker-compose.yml', part, (text) =>
      removePairs(text, ['services', name, 'environment'], (setting) => !commonSettings.includes(setting)),
    ),
    ...[
      'operations/compose/replicas.yml',
      ...['operations/observability/compose.yml', 'operations/observability/prometheus.yml'],
      ...['k8s/base/kustomization.yaml', 'k8s/base/gateway.yaml', 'k8s/base/svc-identity.yaml'],
      ...['k8s/components/localhost/kustomization.yaml', 'k8s/components/sizes/kustomization.yaml'],
      'k8s/components/external-secrets/external-secrets.yaml',
      ...['k8s/overlays/staging/values.yaml', 'k8s/overlays/production/values.yaml'],
    ].map((file) => yamlPlace(file, part)),
    { ...yamlPlace(siteSettings, part), add: siteSettingsPlace(name).add },
    textPlace('k8s/bin/values-schema.mjs', [
      { after: "      'svc-notification': size(2),\n", insert: `      '${name}': size(2),\n` },
    ]),
  ];
}

const siteSettings = 'k8s/components/site/kustomization.yaml';

/** The neighbour has an address and a sender of mails from the values, which not every service has. @param {string} name */
const siteSettingsPlace = (name) =>
  textPlace(siteSettings, [
    {
      after: '  - { name: svc-notification, envs: [settings/svc-notification.env] }\n',
      insert: `  - { name: ${name}, envs: [settings/${name}.env] }\n`,
    },
    {
      after: `      - select: { kind: ConfigMap, name: svc-notification }
        fieldPaths: [data.SITE_URL, data.IDENTITY_ISSUER]
        options: { delimiter: /, index: 2 }
`,
      insert: `      - select: { kind: ConfigMap, name: ${name} }
        fieldPaths: [data.IDENTITY_ISSUER]
        options: { delimiter: /, index: 2 }
`,
    },
  ]);

/** Accounts of the database and the broker, and what is measured. @param {PartNames} part @returns {readonly Place[]} */
function accountsOf({ name, key }) {
  const Name = capitalize(key);
  return [
    textPlace('operations/observability/alerts.yml', [
      {
        after: 'absent(outbox_messages{service="svc-notification"})',
        insert: ` or absent(outbox_messages{service="${name}"})`,
      },
    ]),
    sourcePlace('k8s/components/infrastructure/mongodb-init.js', [
      { list: 'databases', entry: `'${name}': '${key}'` },
    ]),
    sourcePlace('operations/compose/secret-list.mjs', [
      { list: 'databases', entry: `'${name}': '${key}'` },
      { list: 'messengers', entry: `'${key}'` },
    ]),
    sourcePlace('operations/compose/broker-rights.mjs', [
      { list: 'sent', entry: `${key}: { events: '${key}\\\\..*' }` },
    ]),
    sourcePlace('operations/compose/restart-under-load.mjs', [
      { list: 'paths', entry: `'${name}': '/api/${key}/v1/notes'` },
    ]),
    sourcePlace('operations/compose/test/settings.test.ts', [
      { imports: `import { readEnv as read${Name}Env } from '@sabi/${name}/env';` },
      { list: 'readers', entry: `'${name}': read${Name}Env` },
    ]),
    sourcePlace('operations/compose/test/broker-accounts.test.ts', [
      { list: 'senders', entry: `'${key}.note.stored.v1': '${key}'` },
    ]),
    ...['operations/compose/package.json', 'k8s/package.json', 'local/package.json'].map((file) =>
      packagePlace(file, `@sabi/${name}`),
    ),
  ];
}

/** @param {PartNames} part @returns {readonly Place[]} */
function codeOf(part) {
  const { name, key } = part;
  const Name = capitalize(key);
  return [
    sourcePlace('packages/contracts/src/services.ts', [{ list: 'serviceNames', entry: `'${key}'` }]),
    sourcePlace('packages/contracts/src/messages/queues.ts', [
      { imports: `import { ${key}Queues } from './${key}-queues';` },
      { list: 'queues', entry: `...${key}Queues` },
    ]),
    sourcePlace('gateway/src/domain/routing/route-table.ts', [
      {
        list: 'routeTable',
        entry: `{ prefix: '/api/${key}/v1', upstream: '${key}', maxBodyBytes: jsonBodyBytes, limit: 'write' }`,
      },
    ]),
    sourcePlace('gateway/src/domain/account-export/export-parts.ts', [
      { imports: `import { export${Name}Route } from '@sabi/contracts/http/${key}/notes';` },
      { list: 'otherParts', entry: `{ upstream: '${key}', path: export${Name}Route.path }` },
    ]),
    textPlace('gateway/src/domain/account-export/export-texts.ts', [
      {
        after:
          'notifications.json what we notified you of, and the messages you wrote to companies or talents\n',
        insert: `${`${key}.json`.padEnd(18)} your notes\n`,
      },
      {
        after:
          'notifications.json notifikasi untuk Anda, serta pesan yang Anda tulis kepada perusahaan atau talenta\n',
        insert: `${`${key}.json`.padEnd(18)} catatan Anda\n`,
      },
    ]),
    sourcePlace('local/src/services.ts', localEdits(part)),
    sourcePlace('packages/test-kit/src/site/site-settings.ts', [
      { list: 'deployables', entry: `'${name}'` },
      {
        list: 'settingsOf',
        entry: `'${name}': (around) => ({ ...backing(around, '${name}'), ...tokens(around) })`,
      },
    ]),
  ];
}

/** @param {PartNames} part @returns {readonly Place[]} */
function documentsOf({ name, key }) {
  return [
    rowPlace('README.md', '`svc-notification/`', [
      `\`${name}/\``,
      'short notes of accounts, until it is filled with what it is for',
    ]),
    rowPlace('docs/operations.md', 'svc-notification', [
      name,
      `[README](../${name}/README.md)`,
      'MongoDB, RabbitMQ',
      '8080',
    ]),
    // Who reads the keys of tokens is restarted when they are replaced.
    textPlace('docs/runbooks/leaked-key.md', [
      { after: ' svc-hiring-worker ', insert: `${name} `, until: 'svc-notification' },
      {
        after: 'deployment/svc-hiring-worker ',
        insert: `deployment/${name} `,
        until: 'deployment/svc-notification',
      },
    ]),
    textPlace('docs/architecture.md', [
      { after: 'gateway --> identity & profile & ai & billing & hiring & notification', insert: ` & ${key}` },
      {
        after: 'notification[svc-notification<br>notifications, threads, streams]\n',
        insert: `    ${key}[${name}]\n`,
      },
      {
        after: '  profile & ai & billing & hiring & notification',
        insert: ` & ${key}`,
        until: ' -. ended sessions',
      },
    ]),
    bothPlaces(
      textPlace('k8s/README.md', [
        { after: 'svc-notification:8080', insert: `, ${name}:8080` },
        {
          after: 'svc-hiring:8080, mongodb:27017, rabbitmq:5672, mail:1025\n',
          insert: `${name} → svc-identity:8080, mongodb:27017, rabbitmq:5672\n`,
        },
      ]),
      requirementsPlace('k8s/README.md', name),
    ),
  ];
}

/** How \`npm start\` starts a service. @param {PartNames} part @returns {import('./edit-source.mjs').SourceEdit[]} */
function localEdits({ name, key }) {
  const Name = capitalize(key);
  return [
    { imports: `import { readEnv as read${Name}Env, start${Name} } from '@sabi/${name}/service';` },
    {
      after: 'notificationUrl',
      statement: `const ${key}Url = await startForUrl(start${Name}Service(launch, tokens));`,
    },
    { list: 'upstreams', entry: `${key.toUpperCase()}_URL: ${key}Url` },
    {
      after: 'startNotificationService',
      statement: `
function start${Name}Service(launch: Launch, settings: Settings): Promise<RunningService> {
  return start${Name}(
    read${Name}Env({
      ...launch.common,
      ...launch.messages,
      ...launch.mongo('${key}'),
      ...settings,
    }),
    launch.logger('${name}'),
    launch.inProcess,
  );
}`,
    },
  ];
}
