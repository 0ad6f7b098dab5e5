import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { queues } from '@sabi/contracts/messages/queues';
import { shellProtocol } from '@sabi/shell-sdk';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { acceptedBreaksSchema, type Release, readRelease } from './check-contracts';
import type { MessageContracts } from './compare-messages';
import { describeMessages } from './describe-messages';
import { mergeMessages } from './merge-messages';
import { acceptedBreaksFile, currentPaths, releasedPaths } from './paths';

/**
 * Stores the contracts of the checked-out commit as the released ones, including breaks accepted so far.
 * @throws {Error} when there are uncommitted changes, as the contracts would belong to no commit
 */
export async function releaseContracts(): Promise<Release> {
  const release: Release = { commit: readCommit(), services: {}, protocol: shellProtocol };
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

/**
 * Stores the contracts of one service of the checked-out commit: its calls, its queues and the messages of these.
 * @throws {Error} when there is no such service, or there are uncommitted changes
 */
export async function releaseService(service: string): Promise<string> {
  if (!existsSync(currentPaths.openApi(service))) throw new Error(`There is no service ${service}`);
  const commit = readCommit();
  const release = await readRelease();
  const messages: MessageContracts = JSON.parse(await readFile(releasedPaths.messages, 'utf8'));
  const accepted = acceptedBreaksSchema.parse(JSON.parse(await readFile(acceptedBreaksFile, 'utf8')));
  await cp(currentPaths.openApi(service), releasedPaths.openApi(service));
  await writeJson(releasedPaths.messages, mergeMessages(messages, describeMessages(queues), service));
  await writeJson(releasedPaths.release, {
    ...release,
    services: { ...release.services, [service]: commit },
  });
  await writeJson(
    acceptedBreaksFile,
    accepted.filter(({ break: name }) => !name.startsWith(`${service} `)),
  );
  return commit;
}

function readCommit(): string {
  if (git('status', '--porcelain')) throw new Error('What is released has to be committed first');
  return git('rev-parse', 'HEAD');
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).trim();
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
