import { randomUUID } from 'node:crypto';
import { escapeHtml } from '@sabi/job-posting/description';
import { parse } from 'csv-parse/sync';
import request, { type Response } from 'supertest';
import { xml2js } from 'xml-js';
import { exportRows } from '../src/domain/feeds/export-rows';
import { importPosting } from '../src/domain/imports/import-posting';
import type { StoredJob } from '../src/domain/jobs/job';
import { renderSitemapIndex, renderSitemapPart } from '../src/domain/feeds/sitemaps';
import { findXmlFaults, openJsonSchemas } from './support/feed-schemas';
import { generatePostings } from './support/generated-postings';
import {
  addMember,
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
beforeEach(() => {
  service.clock.now = new Date();
});
afterAll(() => service.stop());

const newest = ['/feeds/jobs.rss', '/feeds/jobs.atom', '/feeds/jobs.json'];
const boards = ['/feeds/indeed.xml', '/feeds/linkedin.xml'];
const documents = [...newest, ...boards, '/sitemaps/jobs-1.xml'];

const read = (path: string, etag = '') =>
  request(service.url)
    .get(path)
    .set('if-none-match', etag)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks).toString()));
    }) as unknown as Promise<Omit<Response, 'body'> & { readonly body: string }>;

/** Documents that contain the job. */
async function findIn(publicNo: number): Promise<string[]> {
  const found: string[] = [];
  for (const path of documents) {
    const { body } = await read(path);
    if (new RegExp(`/jobs/[a-z\\d-]*-${publicNo}(?!\\d)`).test(body)) found.push(path);
  }
  return found;
}

async function openBoard() {
  const owner = await service.account();
  const company = await openCompany(service, owner, `PT ${randomUUID()}`);
  return { owner, ...company };
}

const freeze = (jobId: string) =>
  service.staff('post', `${base}/staff/jobs/${jobId}/freeze`, { reason: 'Meminta biaya' });

describe('feeds and sitemaps', () => {
  test('G9 have an open job, and are without it on the request after a freeze', async () => {
    const { owner, path } = await openBoard();
    const job = await publishJob(service, path, owner);
    expect(await findIn(job.public_no)).toEqual(documents);
    const tags = await Promise.all(documents.map(async (each) => (await read(each)).headers['etag'] ?? ''));
    service.clock.now = new Date(service.clock.now.getTime() + 1000);
    for (const [index, each] of documents.entries()) expect((await read(each, tags[index])).status).toBe(304);
    await freeze(job.job_id);
    for (const [index, each] of documents.entries())
      expect((await read(each, tags[index])).status).not.toBe(304);
    expect(await findIn(job.public_no)).toEqual([]);
  });

  test('are without a draft, a posting in review, a closed one and one whose time is over', async () => {
    const { owner, path } = await openBoard();
    const draft = await createJob(service, path, owner);
    const doubted = await createJob(service, path, owner, { text: 'Hubungi kami di Telegram.' });
    await service
      .call('post', `${path}/jobs/${doubted.job_id}/publish`, owner, { version: doubted.version })
      .expect(200, /in_review/);
    const closed = await publishJob(service, path, owner);
    const closing = { version: closed.version, reason: 'filled' };
    await service.call('post', `${path}/jobs/${closed.job_id}/close`, owner, closing).expect(200);
    for (const { public_no: no } of [draft, doubted, closed]) expect(await findIn(no)).toEqual([]);
    const open = await publishJob(service, path, owner);
    const before = await read('/feeds/indeed.xml');
    service.clock.now = new Date(Date.now() + days(31));
    expect(await findIn(open.public_no)).toEqual([]);
    expect((await read('/feeds/indeed.xml', before.headers['etag'])).status).toBe(200);
  });

  test('are without demonstration data, which the list and the page of the job mark', async () => {
    const { owner, path, companyId } = await openBoard();
    const { public_no: no } = await publishJob(service, path, owner, { title: 'Juru Masak Contoh' });
    const companies = service.database.db.collection<{ _id: string }>('companies');
    await companies.updateOne({ _id: companyId }, { $set: { is_demo: true } });
    expect(await findIn(no)).toEqual([]);
    await service.dependencies.jobIndex.follow();
    const list = await service.call('get', `${base}/jobs?q=contoh`, null).expect(200);
    expect(list.body.jobs).toMatchObject([{ public_no: no, is_demo: true }]);
    const { body } = await service.call('get', `${base}/jobs/${no}`, null).expect(200);
    expect(body.is_demo).toBe(true);
  });

  test('may be kept by nobody without a question', async () => {
    const { owner, path: company } = await openBoard();
    await publishJob(service, company, owner);
    for (const path of [...documents, '/sitemaps/jobs.xml'])
      expect((await read(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

describe('a feed', () => {
  const hostile = { title: 'Kasir ]]> & <b> ]]>', text: 'Gaji < 5 & > 4 ]]>\u{FFFE}\n\n"Kutipan"' };

  test('is well formed whatever a posting says, and gives it back', async () => {
    const { owner, path } = await openBoard();
    await publishJob(service, path, owner, hostile);
    for (const each of [...newest, ...boards].filter((name) => !name.endsWith('json'))) {
      const { body, headers } = await read(each);
      expect(headers['content-type']).toMatch(/xml; charset=utf-8/);
      expect(body).not.toMatch(/[\uFFFE\uFFFF]/); // the parser would let them through
      const parsed = JSON.stringify(xml2js(body, { compact: true }));
      const shown = hostile.title.replaceAll(']]>', ']] >');
      const title = each.endsWith('atom') ? escapeHtml(shown) : shown;
      expect(parsed).toContain(JSON.stringify(title).slice(1, -1));
    }
  });

  test('of other boards has the elements that they ask for', async () => {
    const { owner, path } = await openBoard();
    const { public_no: no } = await publishJob(service, path, owner, { mode: 'hybrid' });
    const { now } = service.clock;
    const expiresAt = new Date(now.getTime() + days(60));
    const find = async (each: string, id: string) => {
      const { source } = xml2js((await read(each)).body, { compact: true }) as {
        source: { job: Record<string, { _cdata: string }>[] };
      };
      return [source.job].flat().find((job) => job[id]?._cdata === String(no));
    };
    const indeed = (await find('/feeds/indeed.xml', 'referencenumber')) ?? {};
    expect(
      Object.fromEntries(Object.entries(indeed).map(([name, { _cdata: value }]) => [name, value])),
    ).toEqual({
      title: 'Operator Produksi',
      date: now.toUTCString(),
      referencenumber: String(no),
      url: `https://sabi.test/id/jobs/operator-produksi-${no}`,
      company: expect.any(String),
      sourcename: expect.any(String),
      city: 'Kabupaten Sidoarjo',
      state: 'Jawa Timur',
      country: 'ID',
      description: expect.stringContaining('<p>Menjalankan mesin pengemasan.</p>'),
      salary: 'IDR 4500000 - 5200000 per month',
      jobtype: 'temporary',
      category: 'manufacturing',
      remotetype: 'Hybrid remote',
      expirationdate: expiresAt.toUTCString(),
    });
    expect(await find('/feeds/linkedin.xml', 'partnerJobId')).toMatchObject({
      location: { _cdata: 'Sidoarjo Regency, East Java, Indonesia' },
      workplaceTypes: { _cdata: 'Hybrid' },
      jobtype: { _cdata: 'TEMPORARY' },
      listDate: { _cdata: now.toISOString().slice(0, 10) },
      expirationDate: { _cdata: expiresAt.toISOString().slice(0, 10) },
      salaries: {
        salary: {
          highEnd: { amount: { _text: '5200000' }, currencyCode: { _text: 'IDR' } },
          lowEnd: { amount: { _text: '4500000' }, currencyCode: { _text: 'IDR' } },
          period: { _text: 'MONTHLY' },
        },
      },
    });
  });

  test('of a board is read in batches', async () => {
    const { owner, path, companyId } = await openBoard();
    const { job_id: id } = await publishJob(service, path, owner);
    const jobs = service.database.db.collection<{ _id: string }>('jobs');
    const known = await jobs.findOne({ _id: id });
    await jobs.insertMany(
      Array.from({ length: 600 }, (_, index) => ({
        ...known,
        _id: randomUUID(),
        public_no: 600_000 + index,
      })),
    );
    const { body } = await read('/feeds/indeed.xml');
    const numbers = [...body.matchAll(/<referencenumber><!\[CDATA\[(\d+)\]\]>/g)].map(([, no]) => Number(no));
    expect(numbers.filter((no) => no >= 600_000)).toHaveLength(600);
    expect(new Set(numbers).size).toBe(numbers.length);
    await jobs.deleteMany({ company_id: companyId });
  });
});

describe('a board of 100 generated jobs', () => {
  const postings = generatePostings(100);
  const jobs = () => service.database.db.collection<{ _id: string } & Omit<StoredJob, 'id'>>('jobs');
  let companyId: string;

  beforeAll(async () => {
    service.clock.now = new Date();
    const { owner, path, companyId: id } = await openBoard();
    companyId = id;
    const { job_id: jobId } = await publishJob(service, path, owner);
    const known = await jobs().findOne({ _id: jobId });
    if (!known) throw new Error('The job is not there');
    const { now } = service.clock;
    await jobs().deleteMany({}); // the newest 100 are those
    await jobs().insertMany(
      postings.map((posting, index) => ({
        ...known,
        _id: randomUUID(),
        public_no: 500_000 + index,
        posting,
        published_at: new Date(now.getTime() + index - days(index % 20)),
        updated_at: now,
        expires_at: new Date(now.getTime() + index + days(30 + (index % 30))),
      })),
    );
    const companies = service.database.db.collection<{ _id: string }>('companies');
    const name = 'PT "Rasa" & <Kawan> ]]>\u{7}\u{FFFE} 😀';
    await companies.updateOne({ _id: companyId }, { $set: { name } });
  });
  beforeEach(() => {
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
  });
  afterAll(() => jobs().deleteMany({ company_id: companyId }));

  test('J3 has feeds that are valid by their schemas', async () => {
    const { findFeedFaults } = await openJsonSchemas();
    const feed = JSON.parse((await read('/feeds/jobs.json')).body) as { items: { _posting: object }[] };
    expect(findFeedFaults(feed)).toEqual([]);
    expect(feed.items).toHaveLength(100);
    expect(feed.items[0]?._posting).not.toHaveProperty('questions');
    const names = ['jobs.rss', 'jobs.atom', 'indeed.xml', 'linkedin.xml'];
    for (const [index, schema] of (['rss', 'atom', 'indeed', 'linkedin'] as const).entries()) {
      const { body } = await read(`/feeds/${names[index]}`);
      expect([schema, await findXmlFaults(body, schema)]).toEqual([schema, []]);
      expect(body.match(/😀/gu)?.length).toBeGreaterThanOrEqual(100);
    }
  });

  test('J3 comes back from its export through the import with all that the jobs have', async () => {
    const { findRowFaults } = await openJsonSchemas();
    const { now } = service.clock;
    const exported = await service.dependencies.companyDirectory.find(companyId);
    const rows = [];
    for await (const row of exportRows({ companySlug: exported?.slug, now }, service.dependencies))
      rows.push(row);
    expect(rows).toHaveLength(100);
    const slug = `pt-impor-${randomUUID()}`;
    const importedJobs = new Set<string>();
    for (const [index, row] of rows.entries()) {
      expect(findRowFaults(row)).toEqual([]);
      const line = await importPosting(
        { row: JSON.parse(JSON.stringify(row)), index, companySlug: slug, importedJobs, now },
        service.dependencies,
      );
      expect(line).toMatchObject({ id: row.id, note: null });
    }
    const imported = await service.dependencies.companyDirectory.findBySlug(slug);
    const facts = async (id: string) => {
      const found = await jobs().find({ company_id: id }).sort({ public_no: 1 }).toArray();
      return found.map(({ posting, published_at, expires_at }) => ({ posting, published_at, expires_at }));
    };
    expect((await facts(companyId)).map(({ posting }) => posting)).toEqual(postings);
    expect(await facts(imported?.id ?? '')).toEqual(await facts(companyId));
    await jobs().deleteMany({ company_id: imported?.id ?? '' });
  });
});

describe('a sitemap', () => {
  test('lists parts by their last change, and each job once a language', async () => {
    const { owner, path } = await openBoard();
    const { public_no: no } = await publishJob(service, path, owner);
    const input = { siteUrl: 'https://sabi.test', now: service.clock.now, partSize: 1 };
    const index = await renderSitemapIndex(input, service.dependencies);
    const lastmod = service.clock.now.toISOString();
    expect(index).toContain(
      `<sitemap><loc>https://sabi.test/sitemaps/jobs-${no}.xml</loc><lastmod>${lastmod}</lastmod></sitemap>`,
    );
    const part = (await renderSitemapPart({ ...input, part: no }, service.dependencies)) ?? '';
    const { urlset } = xml2js(part, { compact: true }) as { urlset: { url: object[] } };
    const [en, id] = ['', '/id'].map((prefix) => `https://sabi.test${prefix}/jobs/operator-produksi-${no}`);
    const links = [
      { _attributes: { rel: 'alternate', hreflang: 'en', href: en } },
      { _attributes: { rel: 'alternate', hreflang: 'id', href: id } },
    ];
    expect(urlset.url).toEqual(
      [en, id].map((loc) => ({
        loc: { _text: loc },
        lastmod: { _text: lastmod },
        'xhtml:link': links,
      })),
    );
  });

  test('that would be empty is not there', async () => {
    expect((await read('/sitemaps/jobs-900000.xml')).status).toBe(404);
    expect((await read('/sitemaps/jobs.xml')).body).not.toContain('jobs-900000.xml');
  });
});

describe('the sitemap of companies', () => {
  const partOf = (companyId: string) =>
    `/sitemaps/companies-${Number.parseInt(companyId.charAt(0), 16) + 1}.xml`;

  async function openListed() {
    const { owner, ...company } = await openBoard();
    const { body } = await service.call('get', company.path, owner).expect(200);
    const address = `/companies/${body.slug}`;
    const part = partOf(company.companyId);
    const isListed = async () => (await read(part)).body.includes(`https://sabi.test${address}<`);
    /** Whether it is listed, and whether its page is public, which code decides and not a query. */
    const expectListed = async (isExpected: boolean) => {
      const page = await service.call('get', `${base}/company-pages/${body.slug}`, null);
      expect([await isListed(), page.status]).toEqual(isExpected ? [true, 200] : [false, 404]);
    };
    const set = (fields: object) =>
      service.database.db
        .collection<{ _id: string }>('companies')
        .updateOne({ _id: company.companyId }, { $set: fields });
    return { owner, ...company, address, part, isListed, expectListed, set };
  }

  test('has a company that hires, in each language, and is without it on the request after a freeze', async () => {
    const { owner, path, address, part, expectListed } = await openListed();
    await expectListed(false);
    service.clock.now = new Date(Date.now() + 1000);
    const { job_id: jobId } = await publishJob(service, path, owner);
    const lastmod = service.clock.now.toISOString();
    const { body, headers } = await read(part);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const [en, id] = ['', '/id'].map((prefix) => `https://sabi.test${prefix}${address}`);
    const { urlset } = xml2js(body, { compact: true }) as { urlset: { url: { loc: { _text: string } }[] } };
    const links = [
      { _attributes: { rel: 'alternate', hreflang: 'en', href: en } },
      { _attributes: { rel: 'alternate', hreflang: 'id', href: id } },
    ];
    expect(urlset.url.filter(({ loc }) => loc._text.endsWith(address))).toEqual(
      [en, id].map((loc) => ({ loc: { _text: loc }, lastmod: { _text: lastmod }, 'xhtml:link': links })),
    );
    expect((await read('/sitemaps/companies.xml')).body).toContain(
      `<loc>https://sabi.test${part}</loc><lastmod>${lastmod}</lastmod>`,
    );
    await freeze(jobId);
    await expectListed(false);
  });

  test('has a verified company without jobs until the verification is revoked or has ended', async () => {
    const { owner, path, companyId, expectListed } = await openListed();
    await verifyCompany(service, { companyId, path }, owner);
    await expectListed(true);
    service.clock.now = new Date(Date.now() + days(370));
    await expectListed(false);
    service.clock.now = new Date();
    await expectListed(true);
    const revoked = { decision: 'revoked', reason: 'NIB dicabut', version: 3 };
    await service.staff('post', `${base}/staff/companies/${companyId}/decision`, revoked);
    await expectListed(false);
  });

  test('is without demonstration data and closed companies', async () => {
    const { owner, path, isListed, expectListed, set } = await openListed();
    await publishJob(service, path, owner);
    await set({ is_demo: true });
    expect(await isListed()).toBe(false); // its page is public, and marked
    await set({ is_demo: false, closed_at: service.clock.now });
    await expectListed(false);
    await set({ closed_at: null });
    await expectListed(true);
  });

  test('has no part without a company', async () => {
    const { owner, path, part } = await openListed();
    await publishJob(service, path, owner);
    expect((await read(part)).status).toBe(200);
    service.clock.now = new Date(Date.now() + days(1000)); // every job and verification has ended
    expect((await read(part)).status).toBe(404);
    expect((await read('/sitemaps/companies.xml')).body).not.toContain('<sitemap>');
  });
});

describe('the sheet for SIAPkerja', () => {
  const sheet = async (path: string, account: Parameters<TestService['call']>[2], status = 200) => {
    const { text } = await service.call('get', `${path}/compliance/siapkerja`, account).expect(status);
    return text;
  };
  const parseSheet = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true });

  test('J3 has every field of the decree, and how a vacancy ended', async () => {
    const evening = new Date();
    evening.setUTCHours(18, 0, 0, 0); // the next day in the company's zone
    service.clock.now = evening;
    const dayIn = (count: number) =>
      new Date(evening.getTime() + days(count)).toLocaleDateString('sv-SE', { timeZone: 'Asia/Jakarta' });
    const { owner, path } = await openBoard();
    const filled = await publishJob(service, path, owner, { title: '=HYPERLINK("x")' });
    const closing = { version: filled.version, reason: 'filled' };
    await service.call('post', `${path}/jobs/${filled.job_id}/close`, owner, closing).expect(200);
    const open = await publishJob(service, path, owner);
    await createJob(service, path, owner);
    const rows = parseSheet(await sheet(path, owner));
    expect(Object.keys(rows[0] ?? {})).toEqual(
      expect.arrayContaining([
        ...['Identitas pemberi kerja', 'Nama jabatan', 'Jumlah tenaga kerja yang dibutuhkan'],
        ...['Masa berlaku lowongan', 'Usia', 'Jenis kelamin', 'Pendidikan', 'Keterampilan atau kompetensi'],
        ...['Pengalaman kerja', 'Upah atau gaji', 'Domisili wilayah kerja', 'Informasi lain terkait jabatan'],
      ]),
    );
    const byNumber = new Map(rows.map((row) => [row['Nomor lowongan'], row]));
    expect(rows).toHaveLength(2);
    expect(byNumber.get(String(open.public_no))).toMatchObject({
      'Jumlah tenaga kerja yang dibutuhkan': '4',
      'Masa berlaku lowongan': `${dayIn(0)} - ${dayIn(60)}`,
      Usia: 'Tidak dibatasi',
      'Upah atau gaji': 'Rp 4500000 - Rp 5200000 per bulan',
      'Domisili wilayah kerja': 'Kabupaten Sidoarjo, Jawa Timur',
      'Keadaan lowongan': 'Terbuka',
      'Tanggal terisi': '',
    });
    expect(byNumber.get(String(filled.public_no))).toMatchObject({
      'Nama jabatan': '\'=HYPERLINK("x")',
      'Keadaan lowongan': 'Terisi',
      'Tanggal terisi': dayIn(0),
    });
  });

  test('is for owners and admins', async () => {
    const { path, companyId } = await openBoard();
    const text = await sheet(path, await addMember(service, companyId, 'admin'));
    expect(text.startsWith('\uFEFF')).toBe(true); // spreadsheets need it to read UTF-8
    const employer = expect.stringMatching(/^PT /);
    expect(parseSheet(text)).toMatchObject([{ 'Identitas pemberi kerja': employer, 'Nomor lowongan': '' }]);
    await sheet(path, await addMember(service, companyId, 'recruiter'), 403);
  });
});
