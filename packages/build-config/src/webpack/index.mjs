// Webpack preset: a remote's bundler file is one call of `remoteConfigs`, the shell's one of `shellConfigs`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity.mjs';
import { federateRemote, federateShell } from './federation.mjs';
import { moduleRules } from './rules.mjs';

/** Placeholder for the release's version until the files are final and hashed; see release.mjs. */
export const releasePlaceholder = '__RELEASE__';

/** @typedef {import('webpack').Configuration} Configuration */

const routerFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

const minimizer = [
  new MinimizerPlugin({
    test: /\.c?js$/,
    exclude: /^workers\//,
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
  }),
  new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
];

/** @param {string} directory */
function readManifest(directory) {
  /** @type {{ name: string, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} */
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  return { ...manifest, shortName: manifest.name.replace('@sabi/', '') };
}

/**
 * @param {string} directory
 * @param {{ name: string, target: 'browser' | 'server' }} options
 * @returns {Configuration}
 */
function baseConfig(directory, { name, target }) {
  return {
    name: target,
    context: directory,
    mode: 'production',
    performance: false,
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // Its exports name the development build whatever the condition.
      alias: {
        'react-router$': join(routerFolder, 'dist/production/index.mjs'),
        'react-style-singleton$': '@sabi/ui/adopted-style',
      },
    },
    module: { rules: moduleRules({ name, target }) },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/**
 * @param {string} directory
 * @param {string} name
 * @returns {Configuration}
 */
function browserConfig(directory, name) {
  return {
    ...baseConfig(directory, { name, target: 'browser' }),
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map',
    output: {
      path: join(directory, 'dist/.build/browser'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: name,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer,
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        // Two pages may import two components in either order; components do not style each other.
        ignoreOrder: true,
      }),
    ],
  };
}

/**
 * One self-contained CommonJS file that needs nothing but Node, so that it can be fetched and run anywhere.
 * @param {string} directory
 * @param {{ name: string, entry: string, publicPath: string }} options
 * @returns {Configuration}
 */
function serverConfig(directory, { name, entry, publicPath }) {
  return {
    ...baseConfig(directory, { name, target: 'server' }),
    target: 'node20',
    devtool: false,
    entry: { server: entry },
    output: {
      path: join(directory, 'dist/.build/server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath,
      clean: true,
    },
    optimization: { splitChunks: false, minimizer },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/**
 * Both builds of a remote: the federated one for browsers and the renderer for the shell's server.
 * @param {string} directory the remote's folder
 * @param {{ sharedChunkMinBytes?: number }} [options] what pages share is a file of its own from this size on, as source
 * text. Many small files are compressed worse, and each has its hash in the entry.
 * @returns {Configuration[]}
 */
export function remoteConfigs(directory, { sharedChunkMinBytes = 20_000 } = {}) {
  const { shortName: name, peerDependencies = {} } = readManifest(directory);
  const publicPath = `/remotes/${name}/${releasePlaceholder}/`;
  const browser = browserConfig(directory, name);
  return [
    {
      ...browser,
      entry: {},
      // Chunks of two releases of a remote, the current one and its fallback, may meet on a page.
      output: {
        ...browser.output,
        publicPath,
        uniqueName: `${name}-${releasePlaceholder}`,
        // The default is the unique name without underscores, which the placeholder needs.
        chunkLoadingGlobal: `chunks-${name}-${releasePlaceholder}`,
      },
      optimization: {
        ...browser.optimization,
        splitChunks: {
          chunks: 'async',
          minSize: sharedChunkMinBytes,
          // A single style sheet for all pages keeps the order of rules of shared components.
          cacheGroups: {
            styles: { type: 'css/mini-extract', name: 'styles', chunks: 'all', enforce: true },
          },
        },
      },
      plugins: [
        ...(browser.plugins ?? []),
        new ChunkIntegrityPlugin(),
        ...federateRemote({ name, peerDependencies }),
      ],
    },
    serverConfig(directory, { name, entry: './src/remote.server.tsx', publicPath }),
  ];
}

/**
 * Both builds of the shell: the host for browsers, and the renderer of the chrome around a remote's page.
 * @param {string} directory the shell's folder
 * @param {{ provides: string[] }} options packages the shell hands to every remote
 * @returns {Configuration[]}
 */
export function shellConfigs(directory, { provides }) {
  const { dependencies = {} } = readManifest(directory);
  const name = 'shell';
  const publicPath = '/assets/';
  const browser = browserConfig(directory, name);
  return [
    {
      ...browser,
      entry: { shell: './src/browser/index.ts' },
      output: { ...browser.output, publicPath },
      optimization: {
        ...browser.optimization,
        splitChunks: {
          cacheGroups: {
            // Scripts only: another style sheet is another request before the first paint.
            vendor: {
              test: /node_modules/,
              type: /^javascript\//,
              name: 'vendor',
              chunks: 'initial',
              enforce: true,
            },
          },
        },
      },
      plugins: [...(browser.plugins ?? []), ...federateShell({ name, provides, dependencies })],
    },
    serverConfig(directory, { name, entry: './src/chrome/render-chrome.tsx', publicPath }),
  ];
}

/**
 * A remote alone with a fake shell, served by webpack-dev-server; calls to the platform go to `platformUrl`.
 * @param {string} directory the remote's folder
 * @param {{ port: number, platformUrl: string }} options
 * @returns {Configuration & { devServer: import('webpack-dev-server').Configuration }}
 */
export function standaloneConfig(directory, { port, platformUrl }) {
  const { shortName: name } = readManifest(directory);
  return {
    ...baseConfig(directory, { name, target: 'browser' }),
    mode: 'development',
    devtool: 'eval-source-map',
    entry: { standalone: '@sabi/shell-sdk/standalone' },
    output: { publicPath: '/', uniqueName: name },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        'standalone-remote$': join(directory, 'src/remote.tsx'),
        'standalone-remote.json$': join(directory, 'remote.json'),
      },
    },
    plugins: [new MiniCssExtractPlugin()],
    devServer: {
      host: '127.0.0.1',
      port,
      historyApiFallback: { index: '/standalone.html' },
      static: { directory: join(import.meta.dirname, 'standalone') },
      proxy: [{ context: ['/api', '/auth/v1', '/functions', '/storage'], target: platformUrl }],
      client: { overlay: true, logging: 'warn' },
    },
  };
}
