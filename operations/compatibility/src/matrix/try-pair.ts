import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import type { Browser } from 'playwright-core';
import type { Build } from '../builds/build';
import type { PairResult } from './results';
import type { Site } from './start-site';
import { visitRefusedPages, visitStartPages } from './visit';

export interface PairToTry {
  readonly release: RemoteRelease;
  readonly shell: Pick<Build, 'shellVersion' | 'protocol'>;
  readonly site: Site;
}

type Outcome = Pick<PairResult, 'problems' | 'refused'>;

/**
 * A shell is deployed before remotes of the next protocol, and has to reject them until then.
 *
 * Versions that do not fit fail each time, while a browser or a database that crashes does so once: a pair that failed is
 * tried a second time, which counts.
 * @param openBrowser one that has not crashed
 * @throws {Error} when the second time something else than the pair failed
 */
export async function tryPair(pair: PairToTry, openBrowser: () => Promise<Browser>): Promise<Outcome> {
  const first = await tryOnce(pair, openBrowser).catch(() => undefined);
  if (first && (first.refused || first.problems.length === 0)) return first;
  await pair.site.waitUntilReady();
  return tryOnce(pair, openBrowser);
}

async function tryOnce(
  { release, shell: { shellVersion: shell, protocol }, site }: PairToTry,
  openBrowser: () => Promise<Browser>,
): Promise<Outcome> {
  const isNewer = release.protocol > protocol;
  const visit = isNewer ? visitRefusedPages : visitStartPages;
  const problems = await visit(await openBrowser(), { release, site, shell });
  if (!isNewer || problems.length > 0) return { problems, refused: false };
  const reason = `Protocol ${release.protocol} is newer than the shell, which speaks ${protocol}`;
  return { problems: [reason], refused: true };
}
