// A remote's entry holds the hashes of its chunks, so verifying the entry verifies every script and style sheet it loads.
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;
const { publicPath, require: runtime } = webpack.RuntimeGlobals;

/** Placeholder for the hashes, which release.mjs inserts once the files are final. */
const hashesPlaceholder = '__CHUNK_HASHES__';
/** Precedes each `file=hash`. */
const mark = ';';
/** Runtime code that returns the hash of a file by its address, empty for a file of no release. */
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
