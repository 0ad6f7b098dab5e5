// Federation of shell and remotes: shared and separate build settings.
import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sharedByRemote, sharedByShell } from './shared.mjs';

/** A remote's container, which the shell loads first. */
export const remoteEntry = 'remoteEntry.js';

/** Chunk with a remote's exposed module, needed by all its pages. */
export const exposedChunk = 'remote';

const { resolve } = createRequire(
  createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack'),
);

/**
 * Hands the shell's copy of the runtime's core to remotes. `experiments.provideExternalRuntime` would use the CommonJS
 * build of this plugin, which adds a second copy of the core: 10 kB.
 */
const coreProvider = resolve('@module-federation/inject-external-runtime-core-plugin').replace(
  /\.cjs$/,
  '.js',
);

/**
 * The shell registers remotes by their entries at run time, so browsers read no manifest and server builds are not
 * federated.
 */
const optimization = { target: /** @type {const} */ ('web'), disableSnapshot: true };

const common = { shareStrategy: /** @type {const} */ ('loaded-first'), dts: false };

/**
 * @param {{ name: string, peerDependencies: Record<string, string> }} remote
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
export const federateRemote = ({ name, peerDependencies }) => [
  new StableEntryIdPlugin(),
  new ModuleFederationPlugin({
    ...common,
    name,
    library: { type: 'window', name }, // where the shell looks for it
    filename: remoteEntry,
    exposes: { './remote': { import: './src/remote.tsx', name: exposedChunk } },
    shared: sharedByRemote(peerDependencies),
    manifest: true,
    // The shell provides the runtime's core, which saves 14 kB per entry; remotes load no other remotes.
    experiments: { externalRuntime: true, optimization: { ...optimization, disableRemote: true } },
  }),
];

/**
 * @param {{ name: string, provides: string[], dependencies: Record<string, string> }} shell
 * @returns {import('webpack').WebpackPluginInstance[]}
 */
export const federateShell = ({ name, provides, dependencies }) => [
  new StableEntryIdPlugin(),
  new ModuleFederationPlugin({
    ...common,
    name,
    shared: sharedByShell(provides, dependencies),
    manifest: false,
    runtimePlugins: [coreProvider],
    experiments: { optimization },
  }),
];

/**
 * The id of the generated module that starts the runtime depends on the folder of the checkout, but versions are hashes
 * of the content, so the id is fixed.
 */
class StableEntryIdPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(StableEntryIdPlugin.name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(StableEntryIdPlugin.name, (modules) => {
        for (const module of modules)
          if (module.nameForCondition()?.includes('.federation'))
            compilation.chunkGraph.setModuleId(module, 'federation');
      });
    });
  }
}
