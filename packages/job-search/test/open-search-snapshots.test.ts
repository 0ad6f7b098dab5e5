import { randomUUID } from 'node:crypto';
import { eventually } from '@sabi/test-kit/eventually';
import { hasTestOpenSearch, testOpenSearchUrl } from '@sabi/test-kit/search-engine';
import { OpenSearchJobSearch } from '../src/open-search/open-search-job-search';
import { OpenSearchSnapshots } from '../src/open-search/open-search-snapshots';
import { SnapshotFailed } from '../src/search-snapshots';
import { revise } from './build-posting';

const options = { requestTimeoutMs: 60_000, retireAfterMs: 0, refreshMs: 50, pollMs: 50 };
const repository = `snapshots-${randomUUID()}`;
const contents = { revision: 3, documentVersion: 1 };

let url: string;
let name: string;
let search: OpenSearchJobSearch;
let snapshots: OpenSearchSnapshots;

(hasTestOpenSearch() ? describe : describe.skip)('a snapshot of the index', () => {
  beforeAll(async () => {
    url = await testOpenSearchUrl();
    await call('PUT', `/_snapshot/${repository}`, { type: 'fs', settings: { location: repository } });
  });

  beforeEach(() => {
    name = `jobs-${randomUUID()}`;
    search = new OpenSearchJobSearch({ url, name, ...options });
    snapshots = new OpenSearchSnapshots({ url, name, repository, ...options });
  });

  afterEach(async () => {
    await search.close();
    await snapshots.close();
  });

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }

  const find = async (words: string) => (await search.search({ words })).hits.map(({ id }) => id).toSorted();

  test('restored has what was saved and what changed since, and refuses late changes', async () => {
    await search.index([
      revise({ id: 'same', title: 'Nurse' }, 1),
      revise({ id: 'changed', title: 'Nurse' }, 2),
      revise({ id: 'removed', title: 'Nurse' }, 3),
    ]);
    await snapshots.take('first', contents);
    await search.rebuild(async function* () {}); // what it had is lost
    expect(await find('nurse')).toEqual([]);
    await snapshots.restore('first', async () => {
      expect(await find('nurse')).toEqual([]); // the former index answers meanwhile
      await search.index([
        revise({ id: 'changed', title: 'Chef' }, 4),
        revise({ id: 'new', title: 'Chef' }, 5),
      ]);
      await search.remove('removed', 6);
    });
    expect([await find('nurse'), await find('chef')]).toEqual([['same'], ['changed', 'new']]);
    await search.index([
      revise({ id: 'same', title: 'Welder' }, 1),
      revise({ id: 'removed', title: 'Welder' }, 5),
      revise({ id: 'later', title: 'Welder' }, 7),
    ]);
    await eventually(async () => expect(await find('welder')).toEqual(['later']));
  });

  test('that cannot be brought up to date leaves the present index', async () => {
    await search.index([revise({ title: 'Nurse' }, 1)]);
    await snapshots.take('second', contents);
    await search.rebuild(async function* () {
      yield await Promise.resolve(revise({ title: 'Chef' }, 2));
    });
    const listIndexes = () => call('GET', `/_cat/indices/${name}*?format=json&h=index&s=index`);
    const before = await listIndexes();
    const restoring = snapshots.restore('second', () => Promise.reject(new RangeError('too old')));
    await expect(restoring).rejects.toThrow('too old');
    expect([await find('nurse'), await find('chef')]).toEqual([[], ['posting-1']]);
    expect(before).toHaveLength(1);
    expect(await listIndexes()).toEqual(before);
  });

  test('is listed with its contents until it is deleted, and those of other indexes are not', async () => {
    const otherName = `jobs-${randomUUID()}`;
    const others = new OpenSearchJobSearch({ url, name: otherName, ...options });
    const ofOthers = new OpenSearchSnapshots({ url, name: otherName, repository, ...options });
    for (const each of [search, others]) await each.index([revise({})]);
    await ofOthers.take('of-others', contents);
    await snapshots.take('older', contents);
    await snapshots.take('newer', { revision: 4, documentVersion: 2 });
    expect(await snapshots.list()).toMatchObject([
      { name: 'newer', state: 'complete', revision: 4, documentVersion: 2 },
      { name: 'older', state: 'complete', ...contents },
    ]);
    for (const each of ['older', 'older', 'newer']) await snapshots.delete(each);
    expect(await snapshots.list()).toEqual([]);
    await others.close();
    await ofOthers.close();
  });

  test('needs a repository', async () => {
    const missing = new OpenSearchSnapshots({ url, repository: 'missing', ...options });
    await expect(missing.take('any', contents)).rejects.toThrow(SnapshotFailed);
    await missing.close();
  });
});
