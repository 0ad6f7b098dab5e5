import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '../contracts/check-contracts';
import { Refusal } from '../run/refusal';
import { runStep } from '../run/run-step';
import type { StateFiles } from '../state-files';
import { type Build, listRemotes, readBuild } from './build';

interface Options {
  /** Remotes that are needed; those which were not released are left out. */
  readonly remotes: readonly string[];
  readonly repository: string;
  readonly report: (text: string) => void;
  /** Folder for files that are needed for a moment. */
  readonly temporary: string;
  readonly files: Pick<StateFiles, 'builds' | 'logs'>;
}

/**
 * The shell and these remotes of the last release, with the packages it had. Each step is done once: a run that is cut off
 * goes on with the step it was in, and nothing of a step that was cut off is used. Older releases are removed.
 * @throws {Refusal} when this clone lacks the commit, or a step fails
 */
export async function ensurePrevious({ commit, protocol }: Release, options: Options): Promise<Build> {
  const { files, remotes } = options;
  const folder = join(files.builds, commit);
  if (!existsSync(join(folder, stampOf('packages')))) await install(commit, folder, options);
  const released = await listRemotes(folder);
  const needed = remotes.filter((name) => released.includes(name));
  for (const workspace of ['shell', ...needed]) {
    const stamp = join(folder, stampOf(workspace));
    if (existsSync(stamp)) continue;
    await step(`Building ${workspace} as it was released`, options, {
      cwd: folder,
      command: 'npm',
      args: ['run', '--silent', 'build', '-w', workspace],
    });
    await writeFile(stamp, '');
  }
  return readBuild('previous', folder, protocol, needed);
}

/** Written when a step is through. */
const stampOf = (step: string): string => `.built-${step}`;

/** Unpacks and installs aside, and renames at the end. */
async function install(commit: string, folder: string, options: Options): Promise<void> {
  const { repository, temporary } = options;
  const { builds } = options.files;
  await assertKnown(commit, options);
  options.report(
    `The release before, ${commit.slice(0, 8)}, is not built here yet. That is done once, in some minutes:`,
  );
  const aside = join(builds, 'unfinished');
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  const archive = join(temporary, 'release.tar');
  await step('Unpacking it', options, {
    cwd: repository,
    command: 'git',
    args: ['archive', '--output', archive, commit],
  });
  await step('Unpacking its files', options, { cwd: aside, command: 'tar', args: ['-xf', archive] });
  await rm(archive);
  const workspaces = ['shell', ...(await listRemotes(aside))].flatMap((name) => ['-w', name]);
  await step('Installing its packages', options, {
    cwd: aside,
    command: 'npm',
    args: [
      'ci',
      ...workspaces,
      '--include=dev',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
  });
  await writeFile(join(aside, stampOf('packages')), '');
  for (const name of await readdir(builds))
    if (name !== 'unfinished') await rm(join(builds, name), { recursive: true });
  await rename(aside, folder);
}

interface Step {
  readonly cwd: string;
  readonly command: string;
  readonly args: readonly string[];
}

async function step(title: string, { report, files }: Options, what: Step): Promise<void> {
  const startedAt = performance.now();
  report(`${title} …`);
  await runStep({ ...what, title, logFile: join(files.logs, 'released-build.log') });
  report(`${title}: done after ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
}

async function assertKnown(commit: string, { repository, files }: Options): Promise<void> {
  await runStep({
    ...{ cwd: repository, command: 'git', args: ['cat-file', '-e', `${commit}^{commit}`] },
    ...{ title: 'Looking for the release', logFile: join(files.logs, 'released-build.log') },
  }).catch(() => {
    throw new Refusal(
      `This clone does not hold the released commit ${commit}: fetch its whole history with git fetch --unshallow.`,
    );
  });
}
