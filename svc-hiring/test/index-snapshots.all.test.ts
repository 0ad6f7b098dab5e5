import { OpenSearchJobSearch } from '@sabi/job-search/open-search/open-search-job-search';
import {
  acquireSearchEngine,
  hasTestOpenSearch,
  releaseSearchEngine,
  testOpenSearchUrl,
} from '@sabi/test-kit/search-engine';
import { createSharedPosition } from '../src/data-access/index-position';
import { createJobIndex } from '../src/domain/board/job-index';
import { type BuiltCommands, buildCommands } from './support/built-commands';
import { base, openCompany, publishJob, startTestService, type TestService } from './support/harness';

const repository = 'snapshots';

let url: string;
let commands: BuiltCommands;
let service: TestService;

// A node of its own, because the index has the name that the commands use.
beforeAll(async () => {
  await acquireSearchEngine();
  if (!hasTestOpenSearch()) return;
  commands = await buildCommands();
  url = await testOpenSearchUrl();
  const jobSearch = new OpenSearchJobSearch({ url, retireAfterMs: 0, refreshMs: 50 });
  service = await startTestService((dependencies) => {
    const position = createSharedPosition(dependencies.mongo.db);
    return { jobSearch, jobIndex: createJobIndex({ ...dependencies, jobSearch, position }) };
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
