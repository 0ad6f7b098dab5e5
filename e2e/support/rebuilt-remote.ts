import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

const buildRemote = join(repositoryRoot, 'packages/build-config/bin/build-remote.mjs');
const publishRemote = join(repositoryRoot, 'packages/remote-publisher/bin/publish-remote.mjs');
const sources = ['package.json', 'remote.json', 'tsconfig.json', 'webpack.config.mjs', 'src'];

/** Changes, builds and publishes a remote while the platform runs, as its team would. */
export class RebuiltRemote {
  constructor(
    readonly name: string,
    private readonly folder: string,
  ) {}

  /** A copy of the remote's sources with replaced texts in one file. */
  static async build(
    name: string,
    edit: { file: string; replace: string; by: string },
  ): Promise<RebuiltRemote> {
    const folder = await copySources(name);
    await editSource(folder, edit);
    const build = spawn(process.execPath, [buildRemote], { cwd: folder, stdio: 'inherit' });
    const [code] = (await once(build, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`The build of ${name} ended with code ${String(code)}`);
    return new RebuiltRemote(name, folder);
  }

  /** A copy of the remote's last build that declares something else. Nothing is built. */
  static redeclare(name: string, changes: Readonly<Record<string, unknown>>): Promise<RebuiltRemote> {
    return copyRelease(name, join(repositoryRoot, name), { changes });
  }

  /** A copy of the remote's last build with another text in its files, on the server as well. Nothing is built. */
  static reword(name: string, text: { replace: string; by: string }): Promise<RebuiltRemote> {
    return copyRelease(name, join(repositoryRoot, name), { text });
  }

  /** A copy of this build whose entry runs a script first. Nothing is built. */
  withEntryAfter(script: string): Promise<RebuiltRemote> {
    return copyRelease(this.name, this.folder, { script });
  }

  async readVersion(): Promise<string> {
    const release = await readFile(join(this.folder, 'dist/release.json'), 'utf8');
    return (JSON.parse(release) as { version: string }).version;
  }

  /** Runs `npm run publish:remote -- …` of the remote. @returns its output */
  async run(platform: PlatformProcess, ...args: readonly string[]): Promise<string> {
    const { code, said } = await this.tryToRun(platform, ...args);
    if (code !== 0) throw new Error(`publish-remote ${args.join(' ')} ended with code ${String(code)}`);
    return said;
  }

  /** The same, also when it is rejected. */
  async tryToRun(platform: PlatformProcess, ...args: readonly string[]) {
    const child = spawn(process.execPath, [publishRemote, ...args], {
      cwd: this.folder,
      env: { ...process.env, ...platform.publisherEnv(this.name) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said, [code]] = await Promise.all([
      text(child.stdout),
      once(child, 'exit') as Promise<[number | null]>,
    ]);
    return { code, said };
  }

  /** Publishes the build. @param percent share of visitors */
  async publish(platform: PlatformProcess, percent: number): Promise<void> {
    const override = 'what it does to visitors is what is tested';
    await this.run(platform, 'publish', '--no-build', '--traffic', String(percent), '--override', override);
  }

  async dispose(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Copies the sources of a remote into a folder of its own. @returns the folder */
export async function copySources(name: string): Promise<string> {
  const folder = await createFolder(name);
  for (const source of sources)
    await cp(join(repositoryRoot, name, source), join(folder, source), { recursive: true });
  return folder;
}

/** Replaces a text in one file. */
export async function editSource(
  folder: string,
  edit: { file: string; replace: string; by: string },
): Promise<void> {
  const file = join(folder, edit.file);
  const before = await readFile(file, 'utf8');
  const after = before.replaceAll(edit.replace, edit.by);
  if (after === before) throw new Error(`${edit.file} does not hold "${edit.replace}"`);
  await writeFile(file, after);
}

type Release = Pick<RemoteRelease, 'version' | 'entry' | 'integrity'>;

/** What a copied release has that the original has not. */
interface Edit {
  /** Of its description. */
  readonly changes?: Readonly<Record<string, unknown>>;
  /** Before its entry. */
  readonly script?: string;
  readonly text?: { readonly replace: string; readonly by: string };
}

/** Copies a built release, with a version of its own, into a folder of its own. */
async function copyRelease(name: string, from: string, edit: Edit): Promise<RebuiltRemote> {
  const { changes = {} } = edit;
  const folder = await createFolder(name);
  const built = join(from, 'dist');
  const before = JSON.parse(await readFile(join(built, 'release.json'), 'utf8')) as Release;
  const hash = createHash('sha256')
    .update(JSON.stringify([before, edit]))
    .digest('hex');
  const version = before.version.replace(/[^-]+$/, hash.slice(0, 10));
  const releaseFolder = join(folder, 'dist/releases', version);
  await cp(join(built, 'releases', before.version), releaseFolder, { recursive: true });
  await cp(join(from, 'remote.json'), join(folder, 'remote.json'));
  const integrity = await rewriteFiles(releaseFolder, { before, version, ...edit });
  const description = JSON.stringify({ ...before, ...changes, version, integrity });
  for (const each of [releaseFolder, join(folder, 'dist')])
    await writeFile(join(each, 'release.json'), description);
  return new RebuiltRemote(name, folder);
}

/** Writes version and text into the files that have them, and their new hashes into the entry. @returns the hashes */
async function rewriteFiles(
  folder: string,
  { before, version, script = '', text: edit }: Edit & { before: Release; version: string },
): Promise<Record<string, string>> {
  let isFound = edit === undefined;
  const integrity: Record<string, string> = {};
  const isEntry = (file: string) => file === before.entry;
  const entryLast = Object.keys(before.integrity).toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)));
  for (const file of entryLast) {
    const path = join(folder, file);
    let content = await readFile(path);
    if (/\.(c?js|css|json|map)$/.test(file)) {
      let text = content.toString('utf8').replaceAll(before.version, version);
      if (edit && text.includes(edit.replace)) {
        isFound = true;
        text = text.replaceAll(edit.replace, edit.by);
      }
      if (isEntry(file))
        for (const [each, now] of Object.entries(integrity))
          text = text.replaceAll(before.integrity[each] ?? now, now);
      content = Buffer.from(isEntry(file) ? `${script}${text}` : text);
      await writeFile(path, content);
      await rm(`${path}.br`, { force: true }); // the copy of before
    }
    integrity[file] = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  }
  if (!isFound) throw new Error(`No file holds "${edit?.replace}"`);
  return integrity;
}

let folders = 0;

/** Inside the repository, so that the build finds the packages; ignored by git. */
async function createFolder(name: string): Promise<string> {
  const folder = join(repositoryRoot, 'e2e/test-results', `rebuilt-${name}-${process.pid}-${(folders += 1)}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}
