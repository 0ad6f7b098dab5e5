// A remote's entry knows the hash of each of its chunks: who checks the entry has every script checked that follows.
import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/** Stands for the list of hashes until the files are final; release.mjs puts it in. */
const hashesPlaceholder = '__CHUNK_HASHES__';
/** Before each `file=hash`. */
const mark = ';';

export class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = ChunkIntegrityPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}
script.integrity = (${JSON.stringify(hashesPlaceholder)}.split('${mark}' + url.slice(${webpack.RuntimeGlobals.publicPath}.length) + '=')[1] || '').split('${mark}')[0];`,
      );
    });
  }
}

/**
 * @param {string} entry the entry's text
 * @param {Readonly<Record<string, string>>} integrity file → hash
 */
export function putChunkHashes(entry, integrity) {
  const scripts = Object.entries(integrity).filter(([file]) => file.endsWith('.js'));
  return entry.replaceAll(
    hashesPlaceholder,
    scripts.map(([file, hash]) => `${mark}${file}=${hash}`).join(''),
  );
}
