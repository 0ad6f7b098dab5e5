import { releaseFileKey } from '@sabi/remote-publisher/release-files';
import type { FileStore } from '@sabi/file-store/file-store';
import type { Logger } from '@sabi/service-kit/logger';
import type { ReleaseRepository } from './release-repository';

const dayMs = 24 * 60 * 60_000;
/** A developer builds dozens a day, and only the tabs of a day may ask for their files. */
const localBuildsKeptDays = 1;

/**
 * Removes releases that were not in use for `keptDays` days, local builds after one: open tabs may still load files of a
 * release that was in use recently. A failed deletion is retried at the next run.
 */
export async function pruneReleases(
  { now, keptDays }: { now: Date; keptDays: number },
  { releases, files, logger }: { releases: ReleaseRepository; files: FileStore | null; logger: Logger },
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const unused = { before: daysAgo(keptDays), localBefore: daysAgo(localBuildsKeptDays) };
  for (const stored of await releases.takeUnused(unused, now)) {
    const { name, version, origin, release } = stored;
    if (origin === null) {
      for (const file of Object.keys(release.integrity)) {
        const key = releaseFileKey({ name, version }, file);
        await files?.delete(key);
        await files?.delete(`${key}.br`);
      }
    }
    await releases.forget(stored);
    logger.info({ remote: name, version }, 'remote.release.pruned');
  }
}
