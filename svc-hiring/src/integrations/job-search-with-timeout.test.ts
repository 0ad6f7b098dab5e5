import { CursorInvalid, type JobResults, SearchUnavailable } from '@sabi/job-search/job-search';
import { MiniSearchJobSearch } from '@sabi/job-search/mini-search/mini-search-job-search';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { type JobSearchWithTimeout, withSearchTimeout } from './job-search-with-timeout';

const engine = Object.assign(new MiniSearchJobSearch(), { search: jest.fn<Promise<JobResults>, []>() });
const silence = () => new Promise<never>(() => undefined);
const found = { total: 0, hits: [], readAs: [] } as unknown as JobResults;
let search: JobSearchWithTimeout;

beforeEach(() => {
  engine.search.mockReset();
  search = withSearchTimeout(engine, { logger: silentLogger, timeoutMs: 20, restMs: 600_000 });
});
afterEach(() => search.close());

test('an engine that says nothing is unavailable, and is asked no more after five failures', async () => {
  engine.search.mockImplementation(silence);
  for (let turn = 0; turn < 8; turn += 1) await expect(search.search({})).rejects.toThrow(SearchUnavailable);
  expect(engine.search).toHaveBeenCalledTimes(5);
  expect(search.state()).toBe('open');
});

test('an engine that answers in time is asked on', async () => {
  engine.search.mockResolvedValue(found);
  expect(await search.search({})).toBe(found);
  expect(search.state()).toBe('closed');
});

test('what is wrong with a request says nothing about the engine', async () => {
  engine.search.mockRejectedValue(new CursorInvalid('of another list'));
  for (let turn = 0; turn < 8; turn += 1) await expect(search.search({})).rejects.toThrow(CursorInvalid);
  expect(engine.search).toHaveBeenCalledTimes(8);
});
