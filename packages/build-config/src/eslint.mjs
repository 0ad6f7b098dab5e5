// Lint for the whole house. What may import what is a rule here and not a sentence in a document.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Folder → our packages it may import, by name and through their `exports` only. */
const allowedPackages = {
  'packages/contracts': [],
  'packages/claims': ['contracts'],
  'packages/cv-rules': ['contracts', 'test-kit'],
  'packages/json-resume': ['contracts', 'test-kit'],
  'packages/pdf-text': [],
  'packages/ui': [],
  'packages/file-store': ['service-kit', 'test-kit'],
  'packages/remote-publisher': ['contracts', 'file-store', 'service-kit'],
  'packages/dev-infra': [],
  'packages/shell-sdk': ['contracts', 'ui'],
  'packages/service-kit': ['contracts', 'test-kit'],
  'packages/event-bus': ['contracts', 'service-kit', 'test-kit'],
  'packages/test-kit': ['contracts', 'service-kit', 'dev-infra'],
  'mf-*': ['claims', 'contracts', 'shell-sdk', 'ui'],
  'svc-*': [
    'claims',
    'contracts',
    'cv-rules',
    'event-bus',
    'file-store',
    'json-resume',
    'pdf-text',
    'service-kit',
    'test-kit',
  ],
  'svc-billing/test': ['contracts', 'event-bus', 'sandbox-xendit', 'service-kit', 'test-kit'],
  'sandbox/*': ['contracts', 'cv-rules', 'service-kit', 'test-kit'],
  gateway: ['contracts', 'file-store', 'remote-publisher', 'service-kit', 'test-kit'],
  shell: ['contracts', 'shell-sdk', 'ui'],
  'shell/src/server': ['contracts', 'shell-sdk', 'service-kit', 'test-kit'],
  bench: ['contracts', 'dev-infra', 'event-bus', 'file-store', 'service-kit', 'svc-ai', 'test-kit'],
  operate: ['contracts', 'event-bus', 'file-store', 'service-kit', 'test-kit'],
  compatibility: ['contracts', 'file-store', 'remote-publisher', 'service-kit', 'shell-sdk', 'test-kit'],
  e2e: ['contracts', 'dev-infra', 'shell-sdk', 'test-kit'],
};

const tests = ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**'];

/**
 * @param {[string, readonly string[]]} entry
 * @returns {import('typescript-eslint').ConfigArray[number]}
 */
function packageBoundary([folder, allowed]) {
  const accepted = allowed.length > 0 ? `(?!(?:${allowed.join('|')})(?:/|$))` : '';
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^@sabi/${accepted}`,
              message: `${folder} may import only: ${allowed.join(', ') || 'nothing of ours'}`,
            },
          ],
        },
      ],
    },
  };
}

/** Layers of a service and features of a remote know each other in one direction only. @param {string} root */
function layers(root) {
  const services = readdirSync(root).filter((name) => name.startsWith('svc-') || name === 'gateway');
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const zone = (/** @type {string} */ target, /** @type {string} */ from, /** @type {string} */ message) => ({
    target: join(root, target),
    from: join(root, from),
    message,
  });
  return [
    ...services.flatMap((name) => [
      zone(`${name}/src/domain`, `${name}/src/entry-points`, 'A use case does not know who calls it'),
      zone(`${name}/src/data-access`, `${name}/src/entry-points`, 'Data access does not know who calls it'),
      zone(
        `${name}/src/integrations`,
        `${name}/src/entry-points`,
        'An integration does not know who calls it',
      ),
    ]),
    ...remotes.flatMap((name) =>
      foldersIn(join(root, name, 'src/features')).map((feature) => ({
        ...zone(
          `${name}/src/features/${feature}`,
          `${name}/src/features`,
          'Features do not import each other',
        ),
        except: [`./${feature}`],
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
    return []; // a remote without features yet
  }
}

/**
 * @param {string} root the repository's folder
 * @returns {import('eslint').Linter.Config[]}
 */
export function eslintConfig(root) {
  return /** @type {import('eslint').Linter.Config[]} */ (
    tseslint.config(
      {
        ignores: [
          '**/dist/**',
          '**/node_modules/**',
          '.data/**',
          '.compatibility/**',
          '**/fixtures/**',
          '**/test-results/**',
          '**/.test-groups/**',
          '**/playwright-report/**',
        ],
      },
      js.configs.recommended,
      {
        files: ['**/*.{ts,tsx}'],
        extends: [tseslint.configs.strict, tseslint.configs.stylistic],
        // Rules that need types are oxlint's: see oxlint.json.
        rules: {
          '@typescript-eslint/consistent-type-imports': 'error',
          '@typescript-eslint/consistent-type-definitions': 'off',
          '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
          '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
          '@typescript-eslint/no-invalid-void-type': ['error', { allowInGenericTypeArguments: true }],
          'no-restricted-syntax': [
            'error',
            {
              selector:
                "[callee.object.name='AbortSignal'][callee.property.name='any'] [callee.property.name='timeout']",
              message: 'Node 20 may collect such a limit as garbage: limitTime of service-kit keeps it',
            },
          ],
          '@typescript-eslint/no-unused-vars': [
            'error',
            { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
          ],
        },
      },
      {
        files: ['**/*.{ts,tsx}'],
        plugins: { 'import-x': importX },
        settings: { 'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx'] })] },
        rules: {
          'import-x/no-default-export': 'error',
          'import-x/no-relative-packages': 'error',
          'import-x/no-restricted-paths': ['error', { zones: layers(root) }],
        },
      },
      {
        files: ['**/*.{ts,tsx}'],
        // Those grow with the square of a line at most, of which they see 2,000 letters: svc-ai/test/patterns tries each.
        ignores: ['packages/cv-rules/src/**', ...tests],
        plugins: { regexp },
        rules: { 'regexp/no-super-linear-backtracking': 'error' },
      },
      {
        files: ['mf-*/**/*.tsx', 'shell/**/*.tsx', 'packages/{ui,shell-sdk}/**/*.{ts,tsx}'],
        extends: [reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs.flat.recommended],
      },
      Object.entries(allowedPackages).map(packageBoundary),
      {
        // The environment is read in one place, and parsed there.
        files: [
          '{svc-*,gateway,sandbox,shell,local,operate}/**/*.{ts,tsx}',
          'packages/{contracts,service-kit,event-bus,file-store,remote-publisher}/**/*.ts',
        ],
        ignores: ['**/env.ts', ...tests],
        rules: {
          'no-restricted-properties': [
            'error',
            { object: 'process', property: 'env', message: 'Only env.ts reads the environment' },
          ],
        },
      },
      {
        // The schemas weigh 25 kB, which a page has no use for: it takes their types.
        files: [
          'mf-*/**/*.{ts,tsx}',
          'packages/{ui,shell-sdk}/**/*.{ts,tsx}',
          'shell/src/{browser,chrome}/**/*.{ts,tsx}',
        ],
        ignores: tests,
        rules: {
          '@typescript-eslint/no-restricted-imports': [
            'error',
            {
              patterns: [
                {
                  regex: '^@sabi/contracts/(http/|messages/|cv$|errors$)',
                  allowTypeImports: true,
                  message: 'In a browser only types of contracts: their schemas are too heavy for a page',
                },
              ],
            },
          ],
        },
      },
      {
        // mongoose stays behind the repositories, express behind the entry points.
        files: ['{svc-*,gateway}/src/domain/**/*.ts'],
        rules: {
          '@typescript-eslint/no-restricted-imports': [
            'error',
            {
              paths: ['express', 'mongoose'].map((name) => ({
                name,
                message: 'A use case knows neither HTTP nor the database',
              })),
            },
          ],
        },
      },
      {
        files: ['**/*.{mjs,cjs}'],
        languageOptions: { globals: { ...globals.node, ...globals.jest } },
      },
      { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
      {
        files: ['**/*.config.{ts,mjs}', '**/*.d.ts', 'packages/test-kit/src/global-*.ts'],
        rules: { 'import-x/no-default-export': 'off' }, // the tool asks for one
      },
      {
        files: tests,
        rules: {
          '@typescript-eslint/no-non-null-assertion': 'off',
          '@typescript-eslint/no-empty-function': 'off',
        },
      },
      prettier,
    )
  );
}
