import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@sabi/test-kit/eventually';
import { LocalBuild } from '../src/remotes/local-build';
import type { BuiltRelease, Publication } from '../src/remotes/publish-build';

const version = '1.0.0-0123456789';
const hash = `sha256-${'a'.repeat(43)}=`;
const release = {
  ...{ name: 'mf-try', protocol: 1, basePaths: ['/try'], chrome: 'public', rendering: 'server' },
  ...{ navigation: [], version, serverBundle: 'server.cjs', preload: { scripts: [], styles: [] } },
  integrity: { 'server.cjs': hash },
};

test('a build that is named before its files are there, as when a cache restores it, is published once they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-local-build-'));
  const published: Publication[] = [];
  const errors: unknown[] = [];
  let isWhole = false;
  const publish = async (built: BuiltRelease): Promise<Publication> => {
    if (!isWhole) {
      isWhole = true; // before the next attempt
      throw new Error('A file is missing');
    }
    return { remote: 'mf-try', version: built.release.version, outcome: 'live', before: null };
  };
  const build = new LocalBuild('mf-try', folder, {
    publish,
    onPublished: (publication) => void published.push(publication),
    onError: (error) => void errors.push(error),
  });
  build.watch();
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  await eventually(() => expect(published).toEqual([expect.objectContaining({ version })]));
  expect(errors).toEqual([]);
  await build.stop();
  await rm(folder, { recursive: true });
});
