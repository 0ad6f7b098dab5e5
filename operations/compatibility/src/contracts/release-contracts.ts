import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { queues } from '@sabi/contracts/messages/queues';
import { shellProtocol } from '@sabi/shell-sdk';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import type { Release } from './check-contracts';
import { describeMessages } from './describe-messages';
import { acceptedBreaksFile, currentPaths, releasedPaths } from './paths';

/**
 * Stores the contracts of the checked-out commit as the released ones, including breaks accepted so far.
 * @throws {Error} when there are uncommitted changes, as the contracts would belong to no commit
 */
export async function releaseContracts(): Promise<Release> {
  if (git('status', '--porcelain')) throw new Error('What is released has to be committed first');
  const release: Release = { commit: git('rev-parse', 'HEAD'), protocol: shellProtocol };
  await rm(releasedPaths.folder, { recursive: true, force: true });
  await mkdir(releasedPaths.folder);
  const deployables = (await readdir(repositoryRoot)).filter((name) =>
    existsSync(currentPaths.openApi(name)),
  );
  for (const deployable of deployables)
    await cp(currentPaths.openApi(deployable), releasedPaths.openApi(deployable));
  await cp(currentPaths.mountContract, releasedPaths.mountContract);
  await writeJson(releasedPaths.messages, describeMessages(queues));
  await writeJson(releasedPaths.release, release);
  await writeJson(acceptedBreaksFile, []);
  return release;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).trim();
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
