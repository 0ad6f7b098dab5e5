import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const workspace = join(__dirname, '../..');

export interface BuiltChild {
  readonly path: string;
  remove(): Promise<void>;
}

/** The process that reads documents, built as for production: it runs outside jest and knows no TypeScript. */
export async function buildExtractionChild(): Promise<BuiltChild> {
  // Inside the workspace, so that it finds the packages it needs.
  const cache = join(workspace, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'extraction-'));
  await build({
    entryPoints: [join(workspace, 'src/extraction/child.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
  });
  return { path: join(folder, 'child.mjs'), remove: () => rm(folder, { recursive: true, force: true }) };
}
