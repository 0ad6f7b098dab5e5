import { randomUUID } from 'node:crypto';
import type { BoardPage, CompanyPage, JobDetailPage, ListPage } from '@sabi/contracts/http/hiring/pages';
import { type JobQuery, type JobSearch, SearchUnavailable } from '@sabi/job-search/job-search';
import { base, openCompany, publishJob, startTestService, type TestService } from './support/harness';

let service: TestService;
let engine: 'there' | 'away' | 'silent' = 'there';
let endSilence = (): void => undefined;
const silence = () =>
  new Promise<never>((_resolve, reject) => {
    endSilence = () => reject(new SearchUnavailable('silent'));
  });

beforeAll(async () => {
  service = await startTestService(({ jobSearch }) => ({
    jobSearch: Object.assign(Object.create(jobSearch) as JobSearch, {
      search: async (query: JobQuery) => {
        if (engine === 'away') throw new SearchUnavailable('away');
        return engine === 'silent' ? silence() : jobSearch.search(query);
      },
    }),
  }));
});
afterEach(() => {
  engine = 'there';
  endSilence();
});
afterAll(() => service.stop());

const ask = (url: string, language = 'en') =>
  service.call('get', `${base}/pages?${new URLSearchParams({ url, language })}`, null);

async function readPage<Page extends BoardPage>(url: string, language = 'en', status = 200): Promise<Page> {
  await service.dependencies.jobIndex.follow();
  return (await ask(url, language).expect(status)).body as Page;
}

/** A word in the postings of one test only. */
const uniqueWord = () => `kata${randomUUID().replaceAll(/[^a-z]/g, '')}`;

async function publish(changes: Parameters<typeof publishJob>[3] = {}, name = 'PT Laut Biru') {
  const owner = await service.account();
  const { path } = await openCompany(service, owner, name);
  return publishJob(service, path, owner, changes);
}

describe('the list', () => {
  test('shows what the filters of the address find, places in the language of the page', async () => {
    const word = uniqueWord();
    const { public_no: no } = await publish({ title: `Barista ${word}`, areas: ['35.78'] });
    const page = await readPage<ListPage>(`/jobs?q=${word}&area=35&mode=onsite&pay_min=&sort=nonsense`);
    expect(page).toMatchObject({ kind: 'list', total: 1, is_first: true, next: null, widened: [] });
    expect(page.filters).toMatchObject({ q: word, mode: ['onsite'], pay_min: null, sort: 'best' });
    expect(page.filters.area).toMatchObject([{ code: '35', name: 'East Java', province: null }]);
    expect(page.jobs[0]).toMatchObject({ public_no: no, places: [{ province: 'East Java', zone: 'WIB' }] });
    const inIndonesian = await readPage<ListPage>(`/jobs?q=${word}`, 'id');
    expect(inIndonesian.places.map(({ name, total }) => [name, total])).toEqual([
      ['Jawa Timur', 1],
      ['Kota Surabaya', 1],
    ]);
  });

  test('says how many there are without one of the filters, where nothing is found', async () => {
    const word = uniqueWord();
    await publish({ title: `Barista ${word}`, mode: 'onsite' });
    const page = await readPage<ListPage>(`/jobs?q=${word}&mode=remote`);
    expect(page).toMatchObject({ total: 0, jobs: [], widened: [{ without: 'mode', total: 1 }] });
  });

  test('says how many there are farther from a city, where nothing is found near it', async () => {
    const word = uniqueWord();
    await publish({ title: `Barista ${word}`, areas: ['35.73'] });
    const nothing = await readPage<ListPage>(`/jobs?q=${word}&area=35.78&radius_km=10`);
    expect(nothing).toMatchObject({
      total: 0,
      filters: { radius_km: 10 },
      nearby: [{ radius_km: 100, total: 1 }],
    });
    expect(nothing.widened).toContainEqual({ without: 'area', total: 1 });
    const province = await readPage<ListPage>(`/jobs?q=${word}&area=35&radius_km=10`);
    expect(province).toMatchObject({ total: 1, filters: { radius_km: null }, nearby: [] });
  });

  test('begins anew for a position that is of no list', async () => {
    expect(await readPage<ListPage>('/jobs?after=nonsense')).toMatchObject({ kind: 'list', is_first: true });
  });

  test('is SEARCH_UNAVAILABLE while the engine is away, and no other page is', async () => {
    const { public_no: no } = await publish({}, 'PT Awan Putih');
    expect(await readPage(`/jobs/any-${no}`)).toMatchObject({ kind: 'job' });
    engine = 'away';
    expect((await ask('/jobs').expect(503)).body.code).toBe('SEARCH_UNAVAILABLE');
    expect((await ask(`/jobs/any-${no}`).expect(200)).body).toMatchObject({ kind: 'job', similar: [] });
    expect((await ask('/companies/pt-awan-putih').expect(200)).body).toMatchObject({ kind: 'company' });
  });
});

describe('a job', () => {
  test('does not wait for an engine that says nothing', async () => {
    const { public_no: no } = await publish();
    engine = 'silent';
    expect((await ask(`/jobs/any-${no}`).expect(200)).body).toMatchObject({ kind: 'job', similar: [] });
  });

  test('comes with its places and jobs like it', async () => {
    const word = uniqueWord();
    const [first, other] = [
      await publish({ title: `Apoteker ${word}` }),
      await publish({ title: `Apoteker ${word}` }),
    ];
    const page = await readPage<JobDetailPage>(`/jobs/apoteker-${first.public_no}`);
    expect(page.job.public_no).toBe(first.public_no);
    expect(page.places).toMatchObject([{ code: '35.15', zone: 'WIB' }]);
    expect(page.similar[0]?.public_no).toBe(other.public_no);
    expect(page.similar.map(({ public_no: no }) => no)).not.toContain(first.public_no);
    expect(JSON.stringify(page)).not.toContain('malam'); // questions are for applicants
  });

  test('that is frozen is 410 from the next request on, without a word of it, and in no list', async () => {
    const word = uniqueWord();
    const { job_id: id, public_no: no } = await publish({ title: `Kasir ${word}` }, `PT ${word}`);
    const list = `/jobs?q=${word}`;
    expect(await readPage<ListPage>(list)).toMatchObject({ total: 1 });
    await service.staff('post', `${base}/staff/jobs/${id}/freeze`, { reason: 'Asks for a fee.' });
    const { body } = await ask(`/jobs/kasir-${no}`).expect(410);
    expect(body.kind).toBe('closed');
    expect(JSON.stringify(body)).not.toContain(word);
    const after = (await ask(list).expect(200)).body as ListPage;
    expect({ total: after.total, jobs: after.jobs }).toEqual({ total: 0, jobs: [] });
    await ask(`/companies/pt-${word}`).expect(404);
  });

  test.each(['/jobs/none-999999', '/jobs/none', '/jobs/a/b', '/companies/none', '/elsewhere'])(
    '%s is 404',
    async (url) => {
      await ask(url).expect(404);
    },
  );
});

test('a company comes with its open jobs', async () => {
  const { public_no: no } = await publish({}, 'PT Kopi Pagi');
  const page = await readPage<CompanyPage>('/companies/pt-kopi-pagi');
  expect(page).toMatchObject({ company: { name: 'PT Kopi Pagi', is_verified: false, total: 1 } });
  expect(page.jobs.map(({ public_no: each }) => each)).toEqual([no]);
});
