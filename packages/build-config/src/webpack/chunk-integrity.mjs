// A remote's entry knows the hash of each of its chunks: who checks the entry has every script and style sheet checked that
// follows.
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;
const { publicPath, require: runtime } = webpack.RuntimeGlobals;

/** Stands for the list of hashes until the files are final; release.mjs puts it in. */
const hashesPlaceholder = '__CHUNK_HASHES__';
/** Before each `file=hash`. */
const mark = ';';
/** Code for the runtime: returns the hash of the file at an address, empty for a file of no release. */
const findHash = `${runtime}.chunkIntegrity`;

class ChunkIntegrityRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity');
  }

  /** @override */
  generate() {
    return `${findHash} = (url) => (${JSON.stringify(hashesPlaceholder)}.split('${mark}' + url.slice(${publicPath}.length) + '=')[1] || '').split('${mark}')[0];`;
  }
}

export class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = ChunkIntegrityPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) =>
        compilation.addRuntimeModule(chunk, new ChunkIntegrityRuntimeModule()),
      );
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\nscript.integrity = ${findHash}(url);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, href }) => `${source}\n${tag}.integrity = ${findHash}(${href});`,
      );
    });
  }
}

/**
 * @param {string} entry the entry's text
 * @param {Readonly<Record<string, string>>} integrity file → hash
 */
export function putChunkHashes(entry, integrity) {
  const chunks = Object.entries(integrity).filter(([file]) => /\.(?:js|css)$/.test(file));
  return entry.replaceAll(hashesPlaceholder, chunks.map(([file, hash]) => `${mark}${file}=${hash}`).join(''));
}
