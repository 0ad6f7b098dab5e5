import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Metafile } from 'esbuild';

const folder = join(import.meta.dirname, '..');

/** Packages that a program loads at its start, by the bundler's metadata. */
async function findLoaded(entryPoint: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(folder, entryPoint)],
    absWorkingDir: folder,
    outdir: 'unwritten',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    metafile: true,
    plugins: [
      {
        name: 'installed-packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@sabi/') ? undefined : { external: true },
          );
        },
      },
    ],
  });
  const entry = Object.keys(metafile.outputs).find(
    (name) => metafile.outputs[name]?.entryPoint === entryPoint,
  );
  return [...collectInstalled(metafile, entry ?? '')].filter((name) => !name.startsWith('node:')).sort();
}

function collectInstalled({ outputs }: Metafile, from: string): ReadonlySet<string> {
  const [seen, installed] = [new Set<string>(), new Set<string>()];
  const visit = (output: string): void => {
    if (seen.has(output)) return;
    seen.add(output);
    for (const { path, kind, external } of outputs[output]?.imports ?? []) {
      if (kind !== 'import-statement') continue;
      if (external) installed.add(path);
      else visit(path);
    }
  };
  visit(from);
  return installed;
}

test('the start loads no library that only some requests need', async () => {
  const loaded = await findLoaded('src/service.ts');
  expect(loaded).toContain('mongoose');
  const rarelyNeeded = [
    '@opentelemetry/exporter-trace-otlp-http',
    '@simplewebauthn/server',
    '@xmldom/xmldom',
    '@zxcvbn-ts/language-common',
    'amqplib',
    'jose',
    'libphonenumber-js',
    'multer',
    'nodemailer',
    'openid-client',
    'qrcode',
    'umzug',
  ];
  expect(loaded.filter((name) => rarelyNeeded.includes(name))).toEqual([]);
});

test('the parent of the workers loads what it needs to read settings and to log', async () => {
  expect(await findLoaded('src/start.ts')).toEqual([
    'fastest-levenshtein',
    'mongodb-connection-string-url',
    'pino',
    'zod',
  ]);
});

describe('the compile cache of a program', () => {
  let directory: string;
  beforeEach(async () => (directory = await mkdtemp(join(tmpdir(), 'sabi-code-'))));
  afterEach(() => rm(directory, { recursive: true, force: true }));

  const run = async (): Promise<string> => {
    const { stdout } = await promisify(execFile)(process.execPath, [join(directory, 'program.js')]);
    return stdout;
  };

  beforeEach(async () => {
    await build({
      stdin: {
        contents: `
          import { enableCompileCache, flushCompileCache } from '@sabi/service-kit/compile-cache';
          enableCompileCache();
          await import('./part.js');
          flushCompileCache();
          process.kill(process.pid, 'SIGKILL');`,
        resolveDir: folder,
      },
      outfile: join(directory, 'program.js'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['./part.js'],
    });
    await writeFile(join(directory, 'package.json'), '{ "type": "module" }');
    await writeFile(
      join(directory, 'part.js'),
      "import { writeSync } from 'node:fs'; writeSync(1, 'it runs');",
    );
  });

  test('is stored next to it, also if the program is killed', async () => {
    await expect(run()).rejects.toMatchObject({ stdout: 'it runs', signal: 'SIGKILL' });
    const files = await readdir(directory, { recursive: true, withFileTypes: true });
    const kept = files.filter((file) => file.isFile() && file.parentPath.includes('.compile-cache'));
    expect(kept.length > 0).toBe('enableCompileCache' in module); // missing in Node 20
  });

  test('is not required: the program runs on a read-only disk', async () => {
    await writeFile(join(directory, '.compile-cache'), 'a file where the folder would be');
    await expect(run()).rejects.toMatchObject({ stdout: 'it runs', signal: 'SIGKILL' });
  });
});
