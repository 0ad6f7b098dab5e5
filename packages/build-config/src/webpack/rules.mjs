// Module rules for both builds of a remote: the browser's and the server's.
import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const require = createRequire(import.meta.url);

/**
 * @param {{ name: string, target: 'browser' | 'server' }} options `name` prefixes every class, so two remotes never
 *   style each other
 * @returns {import('webpack').RuleSetRule[]}
 */
export function moduleRules({ name, target }) {
  const onServer = target === 'server';
  const cssModules = {
    auto: /\.module\.css$/,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: `${name}_[local]_[hash:base64:4]`,
    exportOnlyLocals: onServer,
  };
  const cssLoader = { loader: require.resolve('css-loader'), options: { modules: cssModules } };
  return [
    {
      test: /\.(ts|tsx)$/,
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    },
    {
      test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/,
      loader: require.resolve('./pure-components-loader.mjs'),
    },
    {
      test: /\.css$/,
      sideEffects: true,
      use: onServer ? [cssLoader] : [MiniCssExtractPlugin.loader, cssLoader],
    },
    {
      test: /\.(svg|webp|avif|png|jpg|woff2|ttf|pfb|pdf)$/,
      type: 'asset/resource',
      generator: { filename: 'media/[name].[contenthash:8][ext]', emit: !onServer },
    },
    {
      // A library's worker, complete and minified. The gateway sends what is in this folder with a policy of its own.
      test: /\.worker\.min\.mjs$/,
      type: 'asset/resource',
      generator: { filename: 'workers/[name].[contenthash:8].js', emit: !onServer },
    },
  ];
}
