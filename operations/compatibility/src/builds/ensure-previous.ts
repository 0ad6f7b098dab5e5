import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import type { Release } from '../contracts/check-contracts';
import { type Build, readBuild } from './build';

const cache = join(repositoryRoot, '.compatibility/builds');

/**
 * Shell and remotes of the last release, with its packages. Built once, which takes minutes; an older build is removed.
 * @throws {Error} when this clone lacks the commit
 */
export async function ensurePrevious(
  { commit, protocol }: Release,
  report: (text: string) => void,
): Promise<Build> {
  const folder = join(cache, commit);
  const stamp = join(folder, '.built');
  if (!existsSync(stamp)) {
    assertKnown(commit);
    report(`Building what was released, ${commit.slice(0, 8)} …`);
    await rm(cache, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const archive = execFileSync('git', ['archive', commit], { cwd: repositoryRoot, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x'], { cwd: folder, input: archive });
    npm(folder, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
    const remotes = (await readdir(folder)).filter((name) => name.startsWith('mf-'));
    for (const workspace of ['shell', ...remotes]) npm(folder, 'run', '--silent', 'build', '-w', workspace);
    await writeFile(stamp, '');
  }
  return readBuild('previous', folder, protocol);
}

function assertKnown(commit: string): void {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: repositoryRoot, stdio: 'ignore' });
  } catch {
    throw new Error(`This clone does not hold ${commit}, which was released: fetch its whole history`);
  }
}

function npm(cwd: string, ...args: readonly string[]): void {
  execFileSync('npm', args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
