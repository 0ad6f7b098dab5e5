import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SearchUnavailable } from '../src/job-search';
import { OpenSearchJobSearch } from '../src/open-search/open-search-job-search';
import { revise } from './build-posting';

/** The rules of the package need no real engine here: what counts is an address that answers wrongly or not at all. */
async function withAnswer(status: number, work: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function expectUnavailable(url: string): Promise<void> {
  const search = new OpenSearchJobSearch({ url });
  await expect(search.search({ words: 'nurse' })).rejects.toThrow(SearchUnavailable);
  await expect(search.suggest('nur')).rejects.toThrow(SearchUnavailable);
  await expect(search.index([revise({})])).rejects.toThrow(SearchUnavailable);
  await expect(search.remove('posting-1', 1)).rejects.toThrow(SearchUnavailable);
  await expect(search.health()).rejects.toThrow(SearchUnavailable);
  await search.close();
}

test('an engine that is away is unavailable', () => expectUnavailable('http://127.0.0.1:9'));

test.each([429, 503])('an engine that answers %d is unavailable', (status) =>
  withAnswer(status, expectUnavailable),
);

test('an index that was lost under a running process is there again, empty, once its health is asked', async () => {
  const engine = { hasAlias: true, made: [] as string[] };
  const server = createServer((request, response) => {
    if (request.method === 'PUT') {
      engine.hasAlias = true;
      engine.made.push(request.url ?? '');
    }
    const isMissing = request.method === 'HEAD' && !engine.hasAlias;
    response.writeHead(isMissing ? 404 : 200, { 'content-type': 'application/json' });
    response.end(request.method === 'HEAD' ? undefined : '{"hits":{"total":{"value":0}}}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const search = new OpenSearchJobSearch({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  try {
    await search.health();
    expect(engine.made).toEqual([]);
    engine.hasAlias = false;
    expect(await search.health()).toEqual({ engine: 'OpenSearch', postings: 0 });
    expect(engine.made).toEqual([expect.stringMatching(/^\/jobs-/)]);
  } finally {
    await search.close();
    server.close();
    server.closeAllConnections();
  }
});
