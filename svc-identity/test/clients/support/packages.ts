import { execFile } from 'node:child_process';
import { access, chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);

/** Folder of installed and copied packages, kept between runs. */
export const clientsCache = join(__dirname, '../../../node_modules/.cache/clients');

const longestOutput = 64 * 1024 * 1024;

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end, even with a failure, as test runs may have. */
export function finish({ program, args, folder, env = {} }: Command): Promise<Finished> {
  const options = {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: longestOutput,
  } as const;
  return new Promise((resolve, reject) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      const code = error ? error.code : 0;
      if (typeof code === 'number') resolve({ code, stdout, stderr });
      else reject(error ?? new Error(`${program} was ended`));
    });
  });
}

export const isInstalled = (program: string, ...args: readonly string[]): Promise<boolean> =>
  run(program, args).then(
    () => true,
    () => false,
  );

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Replaces a text of a file; fails if missing. */
export type Replacement = readonly [found: string, by: string];

/** A fresh copy of a package. */
export async function copyPackage(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  await cp(from, to, { recursive: true });
  const entries = await readdir(to, { recursive: true });
  await Promise.all(entries.map((entry) => chmod(join(to, entry), 0o755)));
}

/** @throws {Error} when a text is missing: the package has changed */
export async function replaceIn(
  files: readonly string[],
  replacements: readonly Replacement[],
): Promise<void> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const missing = replacements.filter(([found]) => !texts.some((text) => text.includes(found)));
  if (missing.length > 0)
    throw new Error(`Nowhere in its tests: ${missing.map(([found]) => found).join(', ')}`);
  await Promise.all(
    files.map((file, index) =>
      writeFile(
        file,
        replacements.reduce((text, [found, by]) => text.replaceAll(found, by), texts[index] ?? ''),
      ),
    ),
  );
}
