// Builds the browser's part of a remote with each change, for a site that shows it from this machine.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { assertLocalesComplete } from '../locales.mjs';
import { packRelease } from '../webpack/release.mjs';
import { releasePlaceholder } from '../webpack/index.mjs';

/** Several files are often written at once. */
const settleMs = 100;

/**
 * @param {string} directory the remote's folder
 * @param {{
 *   name: string,
 *   origin: string,
 *   folder: string,
 *   onBuild: (build: { release: import('../webpack/release.mjs').Release, folder: string }) => void,
 *   onFailure: (text: string) => void,
 * }} options `origin` serves the files, `folder` is for those of this call alone
 * @returns {Promise<{ close(): Promise<void> }>}
 */
export async function watchRemote(directory, { name, origin, folder, onBuild, onFailure }) {
  const { default: configurations } = await import(pathToFileURL(join(directory, 'webpack.config.mjs')).href);
  const browser = configurations.find((/** @type {webpack.Configuration} */ each) => each.name === 'browser');
  const compiler = webpack([toLocal(browser, { name, origin, path: join(folder, 'browser'), directory })]);
  if (!compiler) throw new Error('webpack refused the configuration');
  let count = 0;
  /** @type {Promise<void>} */
  let packing = Promise.resolve();
  const pack = async (/** @type {webpack.MultiStats} */ stats) => {
    await assertLocalesComplete(directory);
    const packed = join(folder, `release-${(count += 1)}`);
    const release = await packRelease(directory, { stats, built: folder, packed, parts: ['browser'] });
    onBuild({ release, folder: packed });
  };
  const watching = compiler.watch({ aggregateTimeout: settleMs }, (error, stats) => {
    if (error || !stats) return onFailure(String(error));
    if (stats.hasErrors()) return onFailure(stats.toString('errors-warnings'));
    packing = packing.then(() => pack(stats)).catch((failure) => onFailure(failure.message));
    return undefined;
  });
  return {
    close: async () => {
      await new Promise((resolve) => watching?.close(resolve));
      await new Promise((resolve) => compiler.close(resolve));
      await packing;
    },
  };
}

/**
 * The same code as is published, but readable, and built in a third of the time.
 * @param {webpack.Configuration} configuration
 * @param {{ name: string, origin: string, path: string, directory: string }} options
 * @returns {webpack.Configuration}
 */
function toLocal(
  { output, optimization, plugins = [], ...configuration },
  { name, origin, path, directory },
) {
  return {
    ...configuration,
    devtool: 'source-map',
    output: { ...output, path, publicPath: `${origin}/remotes/${name}/${releasePlaceholder}/` },
    optimization: { ...optimization, minimize: false },
    plugins: [...plugins, watchDeclaration(join(directory, 'remote.json'))],
  };
}

/** The declaration is part of a release, and no module reads it. @param {string} file @returns {webpack.WebpackPluginInstance} */
const watchDeclaration = (file) => ({
  apply: (/** @type {webpack.Compiler} */ compiler) => {
    compiler.hooks.afterCompile.tap('watch-declaration', ({ fileDependencies }) => {
      fileDependencies.add(file);
    });
  },
});
