import webpack from 'webpack';

/**
 * Builds every configuration or throws with webpack's own report.
 * @param {import('webpack').Configuration[]} configurations
 * @returns {Promise<import('webpack').MultiStats>}
 */
export async function runWebpack(configurations) {
  const compiler = webpack(configurations);
  if (!compiler) throw new Error('webpack refused the configuration');
  try {
    /** @type {import('webpack').MultiStats | undefined} */
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    if (!stats || stats.hasErrors())
      throw new Error(stats?.toString('errors-warnings') ?? 'webpack gave no result');
    if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
    return stats;
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}
