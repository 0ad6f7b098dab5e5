import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import type { Browser } from 'playwright-core';
import type { Build } from '../builds/build';
import type { PairResult } from './results';
import { visitRefusedPages, visitStartPages } from './visit';

interface Site {
  readonly platform: PlatformProcess;
  readonly shell: Pick<Build, 'shellVersion' | 'protocol'>;
}

/** A shell is deployed before remotes of the next protocol, and has to reject them until then. */
export async function tryPair(
  browser: Browser,
  release: RemoteRelease,
  { platform, shell: { shellVersion: shell, protocol } }: Site,
): Promise<PairResult> {
  const isNewer = release.protocol > protocol;
  const visit = isNewer ? visitRefusedPages : visitStartPages;
  const problems = await visit(browser, release, { platform, shell });
  const refused = isNewer && problems.length === 0;
  const reason = `protocol ${release.protocol} is newer than the shell, which speaks ${protocol}`;
  return {
    shell,
    remote: release.name,
    version: release.version,
    at: new Date().toISOString(),
    problems: refused ? [reason] : problems,
    refused,
  };
}
