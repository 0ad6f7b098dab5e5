// How shell and remotes are federated: what each build has in common, and what differs.
import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { sharedByRemote, sharedByShell } from './shared.mjs';

/** A remote's container: what the shell loads first. */
export const remoteEntry = 'remoteEntry.js';

/** The chunk with what a remote exposes: what every page of it needs. */
export const exposedChunk = 'remote';

const { resolve } = createRequire(
  createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack'),
);

/**
 * Hands the shell's copy of the runtime's core to remotes. `experiments.provideExternalRuntime` does so with the CommonJS
 * build of this plugin, which brings a second copy of the core: 10 kB.
 */
const coreProvider = resolve('@module-federation/inject-external-runtime-core-plugin').replace(
  /\.cjs$/,
  '.js',
);

/** Remotes are registered at run time by their entries: no manifest is read in a browser, no server build is federated. */
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
    // The shell brings the runtime's core, 14 kB less in every entry, and no remote loads another.
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
 * The generated module that starts the runtime has an id that depends on the folder of the checkout. Versions are hashes of the
 * content, so the id must not.
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
