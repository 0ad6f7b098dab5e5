// One jest preset for every workspace: swc compiles TypeScript, packages are tested from their sources.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

// Silences the AWS SDK's warning about Node 20, which every test process would print.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

/** Installed ES modules that jest's CommonJS runtime needs compiled. */
const esModules = [
  'canonicalize',
  'httpxy',
  'feed',
  'jose',
  'openid-client',
  'oauth4webapi',
  'oidc-provider',
  'p-limit',
  'yocto-queue',
  'get-port',
  'eventsource-parser',
  'maildev',
  'pixelmatch',
  '@maildev',
];
const withDynamicImports = ['mongodb', 'unpdf', '@opentelemetry/otlp-exporter-base'];
const compiledPackages = [...esModules, ...withDynamicImports].join('|');

/**
 * Given to every module as parameters: in the context in which jest runs tests globals take long to look up, some 7 % of
 * the processor time of all tests. Only names that no test replaces, and that no module which tests load declares for
 * itself: that would be a syntax error.
 */
const fastGlobals = /** @type {(keyof typeof globalThis)[]} */ (
  (
    'Object Array Promise Symbol JSON Math Number String BigInt RegExp Error TypeError RangeError ' +
    'WeakMap WeakSet Reflect Proxy Uint8Array ArrayBuffer DataView'
  ).split(' ')
);

/**
 * @param {string} directory absolute path of the workspace
 * @param {{ environment?: 'node' | 'browser', infrastructure?: boolean, searchEngine?: boolean }} [options] `browser` runs the
 *   tests in jsdom; with `infrastructure` a real MongoDB, and RabbitMQ and S3 where installed, run beside them; with `searchEngine` a
 *   real OpenSearch alone, where Java and Maven are
 * @returns {import('jest').Config}
 */
export function jestConfig(
  directory,
  { environment = 'node', infrastructure = false, searchEngine = false } = {},
) {
  const browser = environment === 'browser';
  return {
    ...(infrastructure && {
      globalSetup: '@sabi/test-kit/global-setup',
      globalTeardown: '@sabi/test-kit/global-teardown',
    }),
    ...(searchEngine && {
      globalSetup: '@sabi/test-kit/global-setup-search-engine',
      globalTeardown: '@sabi/test-kit/global-teardown-search-engine',
    }),
    rootDir: directory,
    displayName: directory.split('/').at(-1) ?? directory,
    testEnvironment: browser ? require.resolve('./jest-browser-environment.cjs') : 'node',
    sandboxInjectedGlobals: fastGlobals,
    testMatch: ['<rootDir>/{src,test}/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    transform: {
      '\\.(ts|tsx|mts|js|mjs)$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2023',
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:${compiledPackages})/)`],
    setupFilesAfterEnv: [
      require.resolve('./jest-timeout.cjs'),
      require.resolve('./jest-async-storages.cjs'),
      ...(browser
        ? [require.resolve('./jest-browser-timeout.cjs'), require.resolve('./jest-browser-tab.cjs')]
        : []),
    ],
    moduleNameMapper: {
      // Exported for `import` only, a condition that jest's CommonJS runtime does not use.
      '^canonicalize$': fileURLToPath(import.meta.resolve('canonicalize')),
      '\\.module\\.css$': require.resolve('./jest-css-modules.cjs'),
      '\\.(css|svg|webp|pdf|pfb|ttf|worker\\.min\\.mjs)$': require.resolve('./jest-asset.cjs'),
    },
  };
}
