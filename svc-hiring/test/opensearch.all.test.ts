import { randomUUID } from 'node:crypto';
import { SearchUnavailable } from '@sabi/job-search/job-search';
import { OpenSearchJobSearch } from '@sabi/job-search/open-search/open-search-job-search';
import {
  acquireSearchEngine,
  hasTestOpenSearch,
  releaseSearchEngine,
  testOpenSearchUrl,
} from '@sabi/test-kit/search-engine';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { createSharedPosition } from '../src/data-access/index-position';
import { createJobIndex, type JobIndexDependencies } from '../src/domain/board/job-index';
import { withSearchTimeout } from '../src/integrations/job-search-with-timeout';
import { type BuiltCommands, buildCommands } from './support/built-commands';
import {
  base,
  openCompany,
  posting,
  publishJob,
  startTestService,
  type TestService,
} from './support/harness';

const repository = 'snapshots';

let url: string;
let commands: BuiltCommands;
let service: TestService;

/** What the service's index is made of. */
let sources: JobIndexDependencies;

// A node of its own, because the index has the name that the commands use, and the last test ends it.
beforeAll(async () => {
  await acquireSearchEngine();
  if (!hasTestOpenSearch()) return;
  commands = await buildCommands();
  url = await testOpenSearchUrl();
  const engine = new OpenSearchJobSearch({ url, retireAfterMs: 0, refreshMs: 50, requestTimeoutMs: 60_000 });
  const jobSearch = withSearchTimeout(engine, { logger: silentLogger, timeoutMs: 60_000 });
  service = await startTestService((dependencies) => {
    const position = createSharedPosition(dependencies.mongo.db);
    sources = { ...dependencies, jobSearch, position };
    return { jobSearch, jobIndex: createJobIndex(sources) };
  });
  await ask('PUT', `/_snapshot/${repository}`, { type: 'fs', settings: { location: 'here' } });
});

afterAll(async () => {
  if (hasTestOpenSearch()) await Promise.all([commands.remove(), service.stop()]);
  await releaseSearchEngine();
});

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}${path}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const run = (...words: string[]) =>
  commands.run('search-snapshots', words, {
    MONGODB_URI: service.database.uri,
    OPENSEARCH_URL: url,
    OPENSEARCH_SNAPSHOT_REPOSITORY: repository,
  });

test('an index that was lost is back from a snapshot, with the changes of jobs since, and follows on', async () => {
  if (!hasTestOpenSearch()) return;
  const owner = await service.account();
  const { path } = await openCompany(service, owner);
  const publish = async () => publishJob(service, path, owner);
  const [kept, closed] = [await publish(), await publish()];
  await service.dependencies.jobIndex.follow();
  const taken = await run('take');
  const name = taken.output.trim();
  expect(taken).toMatchObject({ exitCode: 0, errors: '' });
  expect((await run('list')).output).toMatch(new RegExp(`^${name}\tcomplete\t.*\trevision 2\n$`));

  const closing = { version: closed.version, reason: 'filled' };
  await service.call('post', `${path}/jobs/${closed.job_id}/close`, owner, closing).expect(200);
  const added = await publish();
  await service.dependencies.jobIndex.follow();
  const aliases = (await ask('GET', '/_alias/jobs')) as Record<string, object>;
  for (const index of Object.keys(aliases)) await ask('DELETE', `/${index}`);

  expect(await run('restore', name)).toMatchObject({ exitCode: 0, output: 'OpenSearch has 2 postings\n' });
  const later = await publish();
  await service.dependencies.jobIndex.follow();
  await ask('POST', '/jobs/_refresh');
  const { body } = await service.call('get', `${base}/jobs?q=operator`, null).expect(200);
  const found = body.jobs.map(({ public_no }: { public_no: number }) => public_no);
  expect(new Set(found)).toEqual(new Set([kept, added, later].map(({ public_no }) => public_no)));
  expect(await run('restore', 'another')).toMatchObject({ exitCode: 1 });
  expect(await run('restore')).toMatchObject({ exitCode: 2 });
});

const uniqueWord = () => `kata${randomUUID().replaceAll(/[^a-z]/g, '')}`;

/** Ids that the engine itself has for a word, once it has every change. */
async function findInEngine(word: string): Promise<string[]> {
  await service.dependencies.jobIndex.follow();
  await ask('POST', '/jobs/_refresh');
  return (await service.dependencies.jobSearch.search({ words: word })).hits.map(({ id }) => id);
}

const countFound = async (word: string): Promise<number> =>
  (await service.call('get', `${base}/jobs?q=${word}`, null).expect(200)).body.total;

test('a publication is found, a change is found changed, and what was frozen or closed is gone', async () => {
  if (!hasTestOpenSearch()) return;
  const owner = await service.account();
  const { path } = await openCompany(service, owner);
  const [word, other] = [uniqueWord(), uniqueWord()];
  const frozen = await publishJob(service, path, owner, { title: word });
  const { job_id: id, version } = await publishJob(service, path, owner, { title: word });
  expect((await findInEngine(word)).toSorted()).toEqual([frozen.job_id, id].toSorted());
  const change = { version, posting: { ...posting, title: other } };
  await service.call('patch', `${path}/jobs/${id}`, owner, change).expect(200);
  expect([await findInEngine(word), await findInEngine(other)]).toEqual([[frozen.job_id], [id]]);
  await service.staff('post', `${base}/staff/jobs/${frozen.job_id}/freeze`, { reason: 'Meminta biaya' });
  expect(await countFound(word)).toBe(0); // before the engine has heard of it
  expect(await findInEngine(word)).toEqual([]);
  const closing = { version: version + 1, reason: 'filled' };
  await service.call('post', `${path}/jobs/${id}/close`, owner, closing).expect(200);
  expect(await countFound(other)).toBe(0);
  expect(await findInEngine(other)).toEqual([]);
});

test('while the index is rebuilt it is searched, and what changes meanwhile is in the new one', async () => {
  if (!hasTestOpenSearch()) return;
  const owner = await service.account();
  const { path } = await openCompany(service, owner);
  const [word, late] = [uniqueWord(), uniqueWord()];
  const job = await publishJob(service, path, owner, { title: word });
  await findInEngine(word);
  const found: number[] = [];
  const index = createJobIndex({
    ...sources,
    jobDirectory: {
      findMany: (ids) => sources.jobDirectory.findMany(ids),
      listPublished: async (...given) => {
        const jobs = await sources.jobDirectory.listPublished(...given);
        found.push(await countFound(word));
        await service
          .call('post', `${path}/jobs/${job.job_id}/close`, owner, { version: job.version, reason: 'filled' })
          .expect(200);
        await publishJob(service, path, owner, { title: late });
        await service.dependencies.jobIndex.follow();
        return jobs; // as they were before
      },
    },
  });
  expect(await index.rebuild()).toBe(true);
  expect(found).toEqual([1]);
  expect([await findInEngine(word), (await findInEngine(late)).length]).toEqual([[], 1]);
});

test('while the engine is away the search alone is refused', async () => {
  if (!hasTestOpenSearch()) return;
  const owner = await service.account();
  const { path } = await openCompany(service, owner, 'PT Tanpa Mesin');
  await releaseSearchEngine();
  const { public_no: no } = await publishJob(service, path, owner);
  const { headers } = await service.call('get', `${base}/jobs?q=operator`, null).expect(503);
  expect(headers['retry-after']).toBe('5');
  const pages = [`jobs/operator-produksi-${no}`, 'companies/pt-tanpa-mesin'];
  for (const page of pages)
    await service.call('get', `${base}/pages?language=id&url=/${page}`, null).expect(200);
  await service.call('get', `${base}/jobs/${no}`, null).expect(200);
  await service.call('get', '/feeds/jobs.json', null).expect(200, new RegExp(`/jobs/[a-z-]+${no}"`));
  await expect(service.dependencies.jobIndex.follow()).rejects.toThrow(SearchUnavailable);
});
