import type { RegisteredRemote, RemoteRegistry, ServedRelease } from '@sabi/contracts/http/gateway/platform';
import { languages } from '@sabi/contracts/language';
import { findPageDataSource } from './page-data-client';
import type { RenderPool } from './render-pool';
import type { Site } from './site';

interface PreparerDependencies extends Site {
  readonly renderPool: Pick<RenderPool, 'prepare'>;
}

/** Prepares every release that visitors are about to get, with the page at each of its base paths in each language. */
export function createPagePreparer({ siteUrl, contacts, renderPool }: PreparerDependencies) {
  return async ({ remotes }: RemoteRegistry): Promise<void> => {
    const work = remotes.flatMap((remote) => {
      const pages = remote.basePaths
        .filter((url) => !findPageDataSource(remote, url)) // changes with the data
        .flatMap((url) => languages.map((language) => ({ url, language, siteUrl, contacts })));
      return findRenderedReleases(remote).map((release) => renderPool.prepare(release, pages));
    });
    await Promise.all(work);
  };
}

/** Releases of a remote that the server renders. */
export function findRenderedReleases({ rendering, release, canary }: RegisteredRemote): ServedRelease[] {
  const releases = [{ rendering, release }, ...(canary ? [canary] : [])];
  return releases.filter((each) => each.rendering === 'server').map((each) => each.release);
}
