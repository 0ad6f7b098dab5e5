import { join } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

const releasedFolder = join(repositoryRoot, 'operations/compatibility/released');

/** Paths of the last release's contracts. */
export const releasedPaths = {
  folder: releasedFolder,
  openApi: (deployable: string) => join(releasedFolder, `${deployable}.openapi.json`),
  messages: join(releasedFolder, 'messages.json'),
  mountContract: join(releasedFolder, 'mount-contract.ts'),
  release: join(releasedFolder, 'release.json'),
} as const;

/** Accepted breaking changes with their reasons. */
export const acceptedBreaksFile = join(repositoryRoot, 'operations/compatibility/accepted-breaks.json');

export const currentPaths = {
  openApi: (deployable: string) => join(repositoryRoot, deployable, 'openapi.json'),
  mountContract: join(repositoryRoot, 'packages/shell-sdk/src/contract.ts'),
} as const;
