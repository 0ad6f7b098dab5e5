import request from 'supertest';
import {
  base,
  createJob,
  days,
  openCompany,
  publishJob,
  startTestService,
  type TestService,
  verifyCompany,
} from './support/harness';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function openBoard(name: string) {
  const owner = await service.account();
  const { path, companyId } = await openCompany(service, owner, name);
  const job = await publishJob(service, path, owner, { title: 'Kepala Gudang' });
  return { owner, path, companyId, job };
}

const get = (path: string, status = 200) => service.call('get', `${base}${path}`, null).expect(status);
const page = (url: string, status = 200) => get(`/pages?language=id&url=${encodeURIComponent(url)}`, status);

const freeze = (jobId: string) =>
  service.staff('post', `${base}/staff/jobs/${jobId}/freeze`, { reason: 'Meminta biaya' });

describe('a job', () => {
  test('has a twin as JSON and one as Markdown, which are gone with it', async () => {
    const { job } = await openBoard('PT Kembar');
    const { body } = await get(`/jobs/${job.public_no}`);
    const { now } = service.clock;
    expect(body).toMatchObject({
      is_demo: false,
      published_at: now.toISOString(),
      expires_at: new Date(now.getTime() + days(60)).toISOString(),
    });
    expect((await get(`/jobs/${job.public_no}.json`)).body).toEqual(body);
    const { text, headers } = await get(`/jobs/${job.public_no}.md`);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(text).toContain('# Kepala Gudang');
    expect(text).toContain(`https://sabi.test/id/jobs/kepala-gudang-${job.public_no}`);
    await freeze(job.job_id);
    for (const ending of ['', '.json', '.md']) await get(`/jobs/${job.public_no}${ending}`, 410);
  });

  test('is asked for each time by its ETag, and a freeze is seen by the next question', async () => {
    const { job } = await openBoard('PT Etiket');
    const address = `${base}/pages?language=en&url=/jobs/${job.public_no}`;
    const { headers } = await request(service.url).get(address).expect(200);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = () =>
      request(service.url)
        .get(address)
        .set('if-none-match', headers['etag'] ?? '');
    await again().expect(304);
    await freeze(job.job_id);
    await again().expect(410);
  });
});

describe('a company', () => {
  test('is shown with its open jobs, newest first, and without those that are none', async () => {
    const { owner, path, job } = await openBoard('PT Halaman');
    await createJob(service, path, owner);
    const frozen = await publishJob(service, path, owner);
    await freeze(frozen.job_id);
    service.clock.now = new Date(service.clock.now.getTime() + 1000);
    const newest = await publishJob(service, path, owner, { title: 'Staf Gudang' });
    const { body } = await get('/company-pages/pt-halaman');
    expect(body).toMatchObject({
      name: 'PT Halaman',
      total: 2,
      is_verified: false,
      verified: null,
      next: null,
    });
    expect(body.jobs.map((each: { public_no: number }) => each.public_no)).toEqual([
      newest.public_no,
      job.public_no,
    ]);
  });

  test('goes on with `after` without a repetition', async () => {
    const { owner, path } = await openBoard('PT Panjang');
    const { companyId } = { companyId: path.split('/').at(-1) ?? '' };
    const jobs = service.database.db.collection('jobs');
    const [known] = await jobs.find({ company_id: companyId }).toArray();
    const copies = Array.from({ length: 55 }, (_, index) => ({
      ...known,
      _id: `00000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}` as never,
      public_no: 900_000 + index,
      created_by: owner.userId,
    }));
    await jobs.insertMany(copies);
    const { body: first } = await get('/company-pages/pt-panjang');
    const { body: second } = await get(`/company-pages/pt-panjang?after=${first.next}`);
    const numbers = [...first.jobs, ...second.jobs].map(({ public_no: no }: { public_no: number }) => no);
    expect(first.total).toBe(56);
    expect(new Set(numbers).size).toBe(56);
    expect(second.next).toBeNull();
  });

  test('says what was verified, and nothing of it once that has ended', async () => {
    const { owner, ...company } = await openBoard('PT Periksa');
    await verifyCompany(service, company, owner);
    const { body } = await get('/company-pages/pt-periksa');
    expect(body).toMatchObject({ is_verified: true, verified: { legal_name: 'PT Periksa' } });
    service.clock.now = new Date(Date.now() + days(370));
    await get('/company-pages/pt-periksa', 404);
    service.clock.now = new Date();
  });

  test('that was never verified and has no open job is not there', async () => {
    const owner = await service.account();
    const company = await openCompany(service, owner, 'PT Sepi');
    await get('/company-pages/pt-sepi', 404);
    await verifyCompany(service, company, owner);
    await get('/company-pages/pt-sepi');
  });
});

describe('the data of a page', () => {
  test('is that of the address, in both languages', async () => {
    const { job } = await openBoard('PT Alamat');
    await service.dependencies.jobIndex.follow();
    const address = `/jobs/kepala-gudang-${job.public_no}`;
    for (const url of [address, `/id${address}`, `/jobs/${job.public_no}`])
      expect((await page(url)).body).toMatchObject({ kind: 'job', job: { public_no: job.public_no } });
    expect((await page('/companies/pt-alamat')).body).toMatchObject({
      kind: 'company',
      company: { slug: 'pt-alamat', total: 1 },
    });
    const { body: board } = await page('/id/jobs?q=gudang&company=pt-alamat');
    expect(board).toMatchObject({ kind: 'list', total: 1, jobs: [{ public_no: job.public_no }] });
  });

  test('of the list leaves out what is no filter', async () => {
    const { job } = await openBoard('PT Saring');
    await service.dependencies.jobIndex.follow();
    await freeze(job.job_id);
    const { body } = await page('/jobs?company=pt-saring&mode=home&pay_min=&utm_source=x');
    expect(body).toMatchObject({ kind: 'list', total: 0, filters: { mode: [], pay_min: null } });
  });

  test.each([
    ['/jobs/kepala-gudang-999999999', 404],
    ['/companies/none', 404],
    ['/jobs/kepala-gudang', 404],
    ['/talent-solution', 404],
    ['//example.com/jobs', 404],
    ['jobs', 404],
  ])('%s answers %d', async (url, status) => {
    await page(url, status);
  });
});
