// Lint configuration of the repository, with the import rules between folders.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releasedNames, releasedTexts } from './released-names.mjs';
import { javascriptRules, reactRules, typescriptRules } from './rules.mjs';

/** @typedef {import('oxlint').OxlintOverride} Override */
/** @typedef {{ regex: string, allowTypeImports?: boolean, message: string }} ImportPattern */
/** @typedef {import('./plugin.mjs').Zone} Zone */

/**
 * Folder → packages of ours it may import, by name and through their `exports` only.
 * @type {Record<string, readonly string[]>}
 */
const allowedPackages = {
  'packages/areas': [],
  'packages/audit': ['service-kit', 'test-kit'],
  'packages/contracts': [],
  'packages/cv': ['contracts'],
  'packages/cv-report': ['contracts', 'shared-texts', 'shell-sdk', 'ui'],
  'packages/cv-rules': ['contracts', 'cv', 'test-kit'],
  'packages/json-resume': ['contracts', 'cv', 'test-kit'],
  'packages/marketing-claims': ['contracts'],
  'packages/pdf-text': [],
  'packages/posting-rules': ['areas', 'contracts'],
  'packages/shared-texts': ['contracts'],
  'packages/ui': [],
  'packages/file-store': ['service-kit', 'test-kit'],
  'packages/job-view': ['contracts'],
  'packages/job-match': ['contracts', 'cv-rules', 'test-kit'],
  'packages/job-posting': ['areas', 'contracts', 'test-kit'],
  'packages/job-search': ['job-match', 'test-kit'],
  'packages/remote-publisher': ['contracts', 'file-store', 'service-kit'],
  'packages/dev-infra': [],
  'packages/purchase': ['contracts', 'shared-texts', 'shell-sdk', 'ui'],
  'packages/shell-sdk': ['contracts', 'ui'],
  'packages/service-kit': ['contracts', 'test-kit'],
  'packages/event-bus': ['contracts', 'service-kit', 'test-kit'],
  'packages/test-kit': ['contracts', 'service-kit', 'dev-infra'],
  'mf-*': [
    'areas',
    'contracts',
    'cv',
    'cv-report',
    'job-posting',
    'job-view',
    'marketing-claims',
    'purchase',
    'shared-texts',
    'shell-sdk',
    'ui',
  ],
  'mf-hire/src/testing': ['contracts', 'posting-rules', 'shell-sdk'],
  'svc-*': [
    'areas',
    'audit',
    'contracts',
    'cv',
    'cv-rules',
    'event-bus',
    'file-store',
    'job-match',
    'job-posting',
    'job-search',
    'json-resume',
    'marketing-claims',
    'pdf-text',
    'posting-rules',
    'service-kit',
    'shared-texts',
    'test-kit',
  ],
  'svc-billing/test': [
    'audit',
    'contracts',
    'event-bus',
    'sandbox-xendit',
    'service-kit',
    'shared-texts',
    'test-kit',
  ],
  'sandbox/*': ['contracts', 'cv-rules', 'service-kit', 'test-kit'],
  gateway: ['audit', 'contracts', 'file-store', 'remote-publisher', 'service-kit', 'test-kit'],
  shell: ['contracts', 'cv-report', 'shell-sdk', 'ui'],
  'shell/src/server': ['contracts', 'shell-sdk', 'service-kit', 'test-kit'],
  bench: [
    'contracts',
    'dev-infra',
    'event-bus',
    'file-store',
    'job-match',
    'job-search',
    'service-kit',
    'svc-ai',
    'svc-billing',
    'test-kit',
  ],
  'operations/operate': [
    'audit',
    'contracts',
    'event-bus',
    'file-store',
    'service-kit',
    'svc-identity',
    'test-kit',
  ],
  'operations/compatibility': [
    'contracts',
    'file-store',
    'remote-publisher',
    'service-kit',
    'shell-sdk',
    'test-kit',
  ],
  e2e: [
    'contracts',
    'dev-infra',
    'marketing-claims',
    'purchase',
    'shared-texts',
    'shell',
    'shell-sdk',
    'svc-billing',
    'test-kit',
  ],
};

/** Lines of a function or component; longer ones are split by meaning. */
const mostLinesOfFunction = 70;

const browserPackages = 'packages/{cv-report,job-view,purchase,shell-sdk,ui}';

const tests = ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**'];

/**
 * When several such rules match a file only the last one applies, so each repeats the boundary of its folder. The
 * boundary is the last pattern, as oxlint skips patterns after one that accepts an import.
 * @param {string} folder of `allowedPackages`
 * @param {{ part?: string, excludeFiles?: string[], patterns?: ImportPattern[], paths?: { name: string, message: string }[] }} [narrower] what a part of it may not import
 * @returns {Override}
 */
function restrictImports(folder, { part = folder, excludeFiles = [], patterns = [], paths = [] } = {}) {
  const allowed = allowedPackages[folder] ?? [];
  const boundary = {
    group: ['@sabi/**', ...allowed.flatMap((name) => [`!@sabi/${name}`, `!@sabi/${name}/**`])],
    message: `${folder} may import only: ${allowed.join(', ') || 'nothing of ours'}`,
  };
  return {
    files: [`${part}/**/*.{ts,tsx}`],
    excludeFiles,
    rules: { 'no-restricted-imports': ['error', { paths, patterns: [...patterns, boundary] }] },
  };
}

/** The schemas weigh 25 kB; pages need only their types. */
const browserImports = {
  excludeFiles: tests,
  patterns: [
    {
      regex: '^@sabi/contracts/(http/|messages/|cv/|errors$)',
      allowTypeImports: true,
      message: 'In a browser only types of contracts: their schemas are too heavy for a page',
    },
  ],
};

/** @param {readonly string[]} names @param {string} message */
const forbid = (names, message) => names.map((name) => ({ name, message }));

const startsProcesses = forbid(
  ['node:child_process', 'node:worker_threads', 'child_process', 'worker_threads', 'piscina'],
  'Processes and threads are started by integrations, behind a port',
);

/** mongoose is used by repositories only, express by entry points only, other I/O by integrations only. */
const domainImports = {
  paths: [
    ...forbid(['express', 'mongodb', 'mongoose'], 'A use case knows neither HTTP nor the database'),
    ...forbid(
      [
        ...['@sabi/service-kit/circuit-breaker', '@sabi/service-kit/service-client'],
        ...['amqplib', 'nodemailer', 'pdfkit', 'sharp', 'undici'],
      ],
      'A use case says what is wanted; an integration does it',
    ),
    ...startsProcesses,
  ],
  excludeFiles: tests,
};

/** Pure functions of bytes and text. */
const engineImports = {
  paths: [
    ...forbid(
      ['express', 'mongodb', 'mongoose', 'undici', 'node:fs', 'node:fs/promises', 'node:http', 'node:net'],
      'An engine computes; what it reads is handed to it',
    ),
    ...forbid(
      ['node:timers', 'node:timers/promises', 'timers', 'timers/promises'],
      'An engine has no clock: a time limit is handed to it',
    ),
    ...forbid(
      ['@sabi/service-kit/errors'],
      'An engine throws an error of its own, which the domain translates',
    ),
    ...startsProcesses,
  ],
  excludeFiles: tests,
};

/** @param {string} root */
const findServices = (root) =>
  readdirSync(root).filter((name) => name.startsWith('svc-') || name === 'gateway');

/**
 * Folders that hold subfolders only.
 * @param {string} root
 */
const foldersWithoutFiles = (root) => findServices(root).map((name) => join(root, name, 'src/domain'));

/**
 * Allowed content of `src` and `src/entry-points` in a service. `environment` is svc-identity's, which is too large for
 * env.ts.
 * @param {string} root
 * @returns {Record<string, import('./plugin.mjs').FolderContent>} by absolute path
 */
const contentOfServices = (root) =>
  Object.fromEntries(
    findServices(root).flatMap((name) => [
      [
        join(root, name, 'src'),
        {
          folders: ['domain', 'data-access', 'integrations', 'entry-points', 'engines', 'environment'],
          files: [
            ...['app.ts', 'dependencies.ts', 'env.ts', 'env.test.ts', 'main.ts', 'metrics.ts'],
            ...['service.ts', 'start.ts', 'write-openapi.ts'],
          ],
        },
      ],
      [
        join(root, name, 'src/entry-points'),
        { folders: ['http', 'messages', 'schedule', 'commands'], files: [] },
      ],
    ]),
  );

/**
 * Import directions between the layers of a service and between the features of a remote.
 * @param {string} root
 * @returns {Zone[]}
 */
function layers(root) {
  const services = findServices(root);
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const zone = (/** @type {string} */ target, /** @type {string} */ from, /** @type {string} */ message) => ({
    target: join(root, target),
    from: join(root, from),
    message,
  });
  return [
    ...services.flatMap((name) =>
      ['data-access', 'integrations'].map((layer) =>
        zone(
          `${name}/src/domain`,
          `${name}/src/${layer}`,
          'The domain declares the port it needs; data-access and integrations implement it',
        ),
      ),
    ),
    ...services.flatMap((name) => [
      zone(`${name}/src/domain`, `${name}/src/entry-points`, 'A use case does not know who calls it'),
      ...['environment', 'env'].map((reader) =>
        zone(
          `${name}/src/domain`,
          `${name}/src/${reader}`,
          'The domain declares the settings it needs; they are read outside it',
        ),
      ),
      zone(`${name}/src/data-access`, `${name}/src/entry-points`, 'Data access does not know who calls it'),
      zone(
        `${name}/src/integrations`,
        `${name}/src/entry-points`,
        'An integration does not know who calls it',
      ),
    ]),
    ...services
      .filter((name) => name !== 'gateway') // its export opens an upstream for each request
      .flatMap((name) =>
        // Commands are programs of their own, so they wire their parts themselves.
        ['http', 'messages', 'schedule'].flatMap((entryPoint) =>
          ['data-access', 'integrations'].map((layer) =>
            zone(
              `${name}/src/entry-points/${entryPoint}`,
              `${name}/src/${layer}`,
              'An entry point calls use cases: data-access and integrations reach it as dependencies',
            ),
          ),
        ),
      ),
    ...services.flatMap((name) =>
      ['domain', 'data-access', 'integrations', 'entry-points'].map((layer) =>
        zone(`${name}/src/engines`, `${name}/src/${layer}`, 'Engines are pure: other layers import them'),
      ),
    ),
    ...remotes.flatMap((name) =>
      foldersIn(join(root, name, 'src/features')).map((feature) => ({
        ...zone(
          `${name}/src/features/${feature}`,
          `${name}/src/features`,
          'Features do not import each other',
        ),
        except: join(root, name, 'src/features', feature),
      })),
    ),
  ];
}

/** @param {string} folder */
function foldersIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return []; // a remote without features
  }
}

/**
 * Rules of every source file.
 * @param {string} root
 * @returns {Override[]}
 */
const ruleEverySource = (root) => [
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      ...typescriptRules,
      'import/no-default-export': 'error',
      // Type imports count too: files in a circle cannot be understood or moved one at a time.
      'import/no-cycle': ['error', { ignoreTypes: false }],
      'sabi/no-relative-packages': 'error',
      'sabi/no-restricted-paths': ['error', { zones: layers(root) }],
      'sabi/no-files-directly-in': ['error', { folders: foldersWithoutFiles(root) }],
      'sabi/known-content': ['error', { folders: contentOfServices(root) }],
      'sabi/no-restricted-syntax': [
        'error',
        {
          selector:
            "[callee.object.name='AbortSignal'][callee.property.name='any'] [callee.property.name='timeout']",
          message: 'Node 20 may collect such a limit as garbage: limitTime of service-kit keeps it',
        },
        {
          // typescript/no-extraneous-class accepts a class for its static block.
          selector:
            ':not([superClass]) > ClassBody:has(> StaticBlock):not(:has(> :not(StaticBlock, [static=true])))',
          message: 'A class of static members alone is a module',
        },
        {
          selector: "CallExpression[callee.property.name='mutate'][arguments.length>1]",
          message: 'Callbacks of mutate are not called once its component is gone: await mutateAsync',
        },
      ],
      'sabi/no-unused-values': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    excludeFiles: ['operations/compatibility/released/**'],
    rules: { 'sabi/plain-words': ['error', { released: Object.keys(releasedNames), releasedTexts }] },
  },
  {
    files: ['svc-profile/src/**', 'svc-ai/src/**/cv-*/**', 'mf-talent/src/{features/cv*,cv-import}/**'].map(
      (folder) => `${folder}/*.{ts,tsx}`,
    ),
    // Writes resumes.
    excludeFiles: ['svc-profile/src/{engines/documents,domain/resume-documents}/**'],
    rules: {
      'sabi/plain-words': [
        'error',
        { released: Object.keys(releasedNames), releasedTexts, isAboutCvs: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    // A `describe` holds many tests, and a browser journey is one story.
    excludeFiles: ['e2e/**', 'operations/compatibility/released/**', ...tests],
    rules: {
      'max-lines-per-function': [
        'error',
        { max: mostLinesOfFunction, skipBlankLines: true, skipComments: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // Linear or at most quadratic in a line, of which they see 2,000 letters: svc-ai/test/patterns tries each.
    excludeFiles: ['packages/cv-rules/src/**', ...tests],
    rules: { 'regexp/no-super-linear-backtracking': 'error' },
  },
];

/**
 * Rules of code that runs in a browser.
 * @returns {Override[]}
 */
const rulePages = () => [
  {
    files: ['mf-*/**/*.tsx', 'shell/**/*.tsx', `${browserPackages}/**/*.{ts,tsx}`],
    rules: reactRules,
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}', `${browserPackages}/src/**/*.{ts,tsx}`, 'shell/src/**/*.{ts,tsx}'],
    // Without its texts there is no page, and the slot says so.
    excludeFiles: ['shell/src/server/**', 'mf-*/src/locales/**', ...tests],
    rules: { 'sabi/resilient-import': 'error' },
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}', 'packages/{purchase,shell-sdk}/src/**/*.{ts,tsx}'],
    excludeFiles: tests,
    rules: {
      'sabi/require-form-draft': [
        'error',
        { hooks: ['useDraft', 'useDraftForm', 'useEditForm', 'useInquiryForm'] },
      ],
    },
  },
];

/**
 * Import rules between packages and layers.
 * @returns {Override[]}
 */
const ruleImports = () => [
  ...Object.keys(allowedPackages).map((folder) => restrictImports(folder)),
  restrictImports('mf-*', browserImports),
  restrictImports('packages/cv-report', browserImports),
  restrictImports('packages/job-view', browserImports),
  restrictImports('packages/purchase', browserImports),
  restrictImports('packages/ui', browserImports),
  restrictImports('packages/shell-sdk', browserImports),
  restrictImports('shell', { part: 'shell/src/{browser,chrome}', ...browserImports }),
  restrictImports('svc-*', { part: 'svc-*/src/domain', ...domainImports }),
  restrictImports('svc-*', { part: 'svc-*/src/engines', ...engineImports }),
  restrictImports('gateway', { part: 'gateway/src/domain', ...domainImports }),
];

/**
 * Rules of environment access, tools and tests.
 * @returns {Override[]}
 */
const ruleOthers = () => [
  {
    // The environment is read and parsed in one place.
    files: [
      '{svc-*,gateway,sandbox,shell,local,operations/operate}/**/*.{ts,tsx}',
      'packages/{audit,contracts,service-kit,event-bus,file-store,remote-publisher}/**/*.ts',
    ],
    excludeFiles: ['**/env.ts', ...tests],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only env.ts reads the environment' },
      ],
    },
  },
  { files: ['**/*.{mjs,cjs}'], env: { node: true, jest: true } },
  {
    // Run by mongosh. oxlint does not read the names of a `global` comment.
    files: ['operations/compose/mongo-setup.js', 'k8s/components/infrastructure/mongodb-init.js'],
    env: { mongo: true },
    globals: { require: 'readonly', sleep: 'readonly' },
  },
  {
    // Other files are modules, where an octal number is a syntax error.
    files: ['**/*.cjs'],
    rules: {
      'sabi/no-restricted-syntax': [
        'error',
        { selector: 'Literal[raw=/^0[0-9]/]', message: 'A number with a leading zero is octal' },
      ],
    },
  },
  {
    files: ['**/*.config.{ts,mjs}', '**/*.d.ts', 'packages/test-kit/src/global-*.ts'],
    rules: { 'import/no-default-export': 'off' }, // required by the tool
  },
  {
    files: tests,
    rules: { 'typescript/no-non-null-assertion': 'off', 'no-empty-function': 'off' },
  },
];

/**
 * @param {string} root the repository's folder
 * @returns {import('oxlint').OxlintConfig}
 */
export function lintConfig(root) {
  return {
    plugins: ['typescript', 'import', 'react'],
    jsPlugins: [fileURLToPath(new URL('plugin.mjs', import.meta.url)), 'eslint-plugin-regexp'],
    options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
    categories: { correctness: 'off' },
    ignorePatterns: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '.compatibility/**',
      '**/fixtures/**',
      '**/test-results/**',
      '**/.test-groups/**',
      '**/playwright-report/**',
    ],
    rules: javascriptRules,
    overrides: [...ruleEverySource(root), ...rulePages(), ...ruleImports(), ...ruleOthers()],
  };
}
