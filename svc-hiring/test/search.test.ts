import { randomUUID } from 'node:crypto';
import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import type { Recommendations } from '@sabi/contracts/http/hiring/recommendations';
import { type JobSearch, SearchUnavailable } from '@sabi/job-search/job-search';
import { MiniSearchJobSearch } from '@sabi/job-search/mini-search/mini-search-job-search';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { createMetricsRegistry } from '@sabi/service-kit/metrics';
import { eventually } from '@sabi/test-kit/eventually';
import { createSharedPosition } from '../src/data-access/index-position';
import { createSnapshotLog } from '../src/data-access/snapshot-log';
import { createMemoryPosition } from '../src/domain/board/index-position';
import { createIndexSnapshots, SnapshotUnusable } from '../src/domain/board/index-snapshots';
import { createJobIndex } from '../src/domain/board/job-index';
import { searchDocumentVersion } from '../src/domain/board/to-searchable-posting';
import { watchJobIndex } from '../src/metrics';
import {
  type Account,
  addMember,
  base,
  createJob,
  days,
  openCompany,
  posting,
  publishJob,
  startTestService,
  type TestService,
} from './support/harness';
import { type Career, startProfiles } from './support/profiles';
import { createMemorySnapshots } from './support/memory-snapshots';

let service: TestService;

let profiles: Awaited<ReturnType<typeof startProfiles>>;

beforeAll(async () => {
  profiles = await startProfiles();
  service = await startTestService(() => ({ talentProfiles: profiles.profiles }));
});
afterAll(() => Promise.all([service.stop(), profiles.stop()]));

const companyOf = async (name?: string) => {
  const owner = await service.account();
  return { owner, ...(await openCompany(service, owner, name)) };
};

const search = async (query: string, on = service) =>
  (await on.call('get', `${base}/jobs?${query}`, null).expect(200)).body;

/** A word in one posting only. */
const uniqueWord = () => `kata${randomUUID().replaceAll(/[^a-z]/g, '')}`;

/** Numbers of found jobs, once the index is up to date. */
async function find(query: string): Promise<number[]> {
  await service.dependencies.jobIndex.follow();
  return (await search(query)).jobs.map((job: { public_no: number }) => job.public_no);
}

describe('the list of jobs', () => {
  test('finds a posting by words of the other language, place, pay and company, with counts and reasons', async () => {
    const { owner, path } = await companyOf('PT Laut Biru');
    const { public_no: no } = await publishJob(service, path, owner, {
      title: 'Staf Akuntansi',
      areas: ['35.78'],
      level: 'junior',
    });
    const query =
      'q=accounting+surabaya&area=35&area=31&mode=onsite&type=TEMPORARY&level=junior&pay_min=5000000';
    expect(await find(`${query}&company=pt-laut-biru`)).toEqual([no]);
    const { total, jobs, facets, next, read_as: readAs } = await search(`${query}&company=pt-laut-biru`);
    expect({ total, next }).toEqual({ total: 1, next: null });
    expect(jobs[0]).toMatchObject({
      title: 'Staf Akuntansi',
      slug: 'staf-akuntansi',
      company: { slug: 'pt-laut-biru', name: 'PT Laut Biru', is_verified: false },
      areas: ['35.78'],
      pay: { min: 4_500_000, max: 5_200_000 },
    });
    expect(jobs[0].why).toContainEqual({ factor: 'title', word: 'accounting' });
    expect(facets).toMatchObject({
      mode: { onsite: 1 },
      type: { TEMPORARY: 1 },
      area: { '35': 1, '35.78': 1 },
    });
    expect(readAs).toContainEqual(expect.objectContaining({ word: 'accounting', kind: 'same_meaning' }));
    expect(await find(`${query}&company=pt-laut-biru&area=51&area=52`)).toEqual([no]);
    expect(await find('company=pt-laut-biru&area=51')).toEqual([]);
    expect(await find('company=pt-laut-biru&pay_min=6000000')).toEqual([]);
  });

  test('finds jobs around a city as far as its radius, remote ones by the places they name', async () => {
    const { owner, path } = await companyOf();
    const word = uniqueWord();
    const publish = async (changes: Parameters<typeof publishJob>[3]) =>
      (await publishJob(service, path, owner, { title: word, ...changes })).public_no;
    const near = await publish({ areas: ['35.15'] });
    const remote = await publish({ areas: ['35.25'], mode: 'remote' });
    await publish({ areas: ['35'] });
    await publish({ areas: ['35.73'] });
    const around = async (km: number) => new Set(await find(`q=${word}&area=35.78&radius_km=${km}`));
    expect(await around(25)).toEqual(new Set([near, remote]));
    expect(await around(10)).toEqual(new Set());
    expect(await find(`q=${word}&area=35.78`)).toEqual([]);
  });

  test('says which words it has corrected', async () => {
    const { owner, path } = await companyOf();
    await publishJob(service, path, owner, { title: 'Apoteker' });
    await find('q=apotekar');
    expect(await search('q=apotekar')).toMatchObject({ did_you_mean: 'apoteker' });
  });

  test('goes on with `after` without a repetition', async () => {
    const { owner, path } = await companyOf();
    const word = uniqueWord();
    for (let count = 0; count < 21; count += 1) await publishJob(service, path, owner, { title: word });
    const first = await find(`q=${word}&sort=newest`);
    const { next, total } = await search(`q=${word}&sort=newest`);
    const rest = await find(`q=${word}&sort=newest&after=${next}`);
    expect(new Set([...first, ...rest]).size).toBe(total);
    expect(total).toBe(21);
    await service.call('get', `${base}/jobs?sort=pay&after=${next}`, null).expect(422);
  });

  test.each([
    ...['mode=home', 'area=Surabaya', 'pay_min=-1', 'posted_days=91', 'after=x'],
    ...['radius_km=25', 'area=35&radius_km=25', 'area=35.78&area=35.15&radius_km=25'],
    ...['area=35.78&radius_km=24', 'area=35.78&radius_km=1e2'],
  ])('%s is refused', async (query) => {
    await service.dependencies.jobIndex.follow();
    await service.call('get', `${base}/jobs?${query}`, null).expect(422);
  });

  test('of a company that is not there is not found', async () => {
    await service.call('get', `${base}/jobs?company=none`, null).expect(404, /COMPANY_NOT_FOUND/);
  });
});

describe('recommendations', () => {
  const texts = {
    accountant: {
      title: 'Accountant',
      language: 'en',
      text: 'You close the books. You work with Microsoft Excel and our auditors. You speak English.',
      requirements: [{ text: 'Monthly financial statements', must: true }],
    },
    nurse: {
      title: 'Perawat',
      language: 'id',
      text: 'Merawat pasien rawat jalan.',
      requirements: [{ text: 'STR perawat yang berlaku', must: true }],
    },
    frontend: {
      title: 'Frontend Developer',
      language: 'en',
      text: 'Build what people use.',
      requirements: [
        { text: 'React, TypeScript', must: true },
        { text: 'Good written English', must: false },
      ],
    },
    packer: {
      title: 'Staf Pengemasan',
      language: 'id',
      text: 'Menata barang. Tanpa pengalaman Kotlin pun boleh melamar.\n- Mahir forklift reach truck',
      requirements: [],
    },
  } as const satisfies Record<string, Partial<Posting>>;

  let owner: Account;
  const companies: string[] = [];
  const publish = async (changes: Partial<Posting>) => {
    const { path } = await openCompany(service, owner, `PT ${uniqueWord()}`);
    companies.push(path);
    return { path, ...(await publishJob(service, path, owner, changes)) };
  };

  beforeAll(async () => {
    owner = await service.account();
    for (const text of Object.values(texts)) await publish({ ...text, requirements: [...text.requirements] });
    await service.dependencies.jobIndex.follow();
  });

  const talentWith = async (career: Career) => {
    const talent = await service.account(null);
    profiles.set(talent, career);
    return talent;
  };
  const recommend = async (talent: Account): Promise<Recommendations> =>
    (await service.call('get', `${base}/my/recommendations`, talent).expect(200)).body as Recommendations;

  test.each<
    [string, Career, keyof typeof texts, [source: string, quote: string, source: string, quote: string][]]
  >([
    [
      'an Indonesian title meets an English one',
      { jobs: [{ title: 'Akuntan (Kontrak)' }] },
      'accountant',
      [['job_title', 'Akuntan', 'title', 'Accountant']],
    ],
    [
      'an Indonesian skill meets an English requirement',
      { skills: ['Laporan Keuangan'] },
      'accountant',
      [['skill', 'Laporan Keuangan', 'requirement', 'Monthly financial statements']],
    ],
    [
      'an English position meets an Indonesian posting',
      { position_interest: 'Nurse / Midwife' },
      'nurse',
      [['position_interest', 'Nurse', 'title', 'Perawat']],
    ],
    [
      'a certificate meets a requirement, a skill a sentence',
      { skills: ['merawat pasien'], certifications: ['STR Perawat'] },
      'nurse',
      [
        ['skill', 'merawat pasien', 'text', 'Merawat pasien rawat jalan.'],
        ['certification', 'STR Perawat', 'requirement', 'STR perawat yang berlaku'],
      ],
    ],
    [
      'a line of a list is quoted without its mark',
      { skills: ['reach truck'] },
      'packer',
      [['skill', 'reach truck', 'text', 'Mahir forklift reach truck']],
    ],
    [
      'a language is a reason beside another',
      { skills: ['React.js'], languages: ['Bahasa Indonesia', 'Inggris'] },
      'frontend',
      [
        ['skill', 'React.js', 'requirement', 'React, TypeScript'],
        ['language', 'Inggris', 'requirement', 'Good written English'],
      ],
    ],
  ])('%s', async (_what, career, wanted, reasons) => {
    const { recommendations, is_profile_empty: isEmpty } = await recommend(await talentWith(career));
    expect(isEmpty).toBe(false);
    const found = recommendations.find(({ job }) => job.title === texts[wanted].title);
    expect(
      found?.reasons.map(({ profile, posting: met }) => [
        profile.source,
        profile.quote,
        met.source,
        met.quote,
      ]),
    ).toEqual(reasons);
    const profileText = JSON.stringify(career);
    for (const { job, reasons: all } of recommendations) {
      expect(all.length).toBeGreaterThan(0);
      const { body } = await service.call('get', `${base}/jobs/${job.public_no}`, null).expect(200);
      for (const { profile, posting: met } of all) {
        expect(profileText).toContain(profile.quote);
        expect(JSON.stringify((body as PublicJob).posting)).toContain(met.quote);
      }
    }
  });

  test.each<[string, Career, boolean]>([
    ['that meets no job', { skills: ['Paleografi'] }, false],
    ['that a posting names only to say it is not needed', { skills: ['Kotlin'] }, false],
    [
      'whose words are apart, with a language that fits',
      { skills: ['Excel auditors books'], languages: ['English'] },
      false,
    ],
    ['without anything', {}, true],
    ['with a language and a soft skill', { languages: ['English'], skills: ['Komunikasi'] }, true],
    ['with titles that name no work', { jobs: [{ title: 'Staff' }] }, true],
    [
      'with places, years and ways of working',
      {
        position_interest: 'Remote / Jakarta Selatan',
        jobs: [{ title: 'Freelance' }, { title: 'Magang' }],
        skills: ['2019', '35'],
      },
      true,
    ],
    ['with a job of ten years ago', { jobs: [{ title: 'Accountant', end_date: '2014-06' }] }, true],
    ['of a recruiter', { user_type: 'recruiter', position_interest: 'Accountant' }, true],
  ])('a profile %s gets none', async (_what, career, isEmpty) => {
    expect(await recommend(await talentWith(career))).toEqual({
      recommendations: [],
      is_profile_empty: isEmpty,
    });
  });

  test('a job just frozen or closed is none, though the index still has it', async () => {
    const title = `Operator ${uniqueWord()}`;
    const [open, frozen, closed] = [
      await publish({ title }),
      await publish({ title }),
      await publish({ title }),
    ];
    const talent = await talentWith({ position_interest: title });
    await service.dependencies.jobIndex.follow();
    const recommended = async () =>
      (await recommend(talent)).recommendations.map(({ job }) => job.public_no).toSorted();
    expect(await recommended()).toEqual([open, frozen, closed].map((job) => job.public_no).toSorted());
    const freezing = { reason: 'Meminta biaya' };
    const { status } = await service.staff('post', `${base}/staff/jobs/${frozen.job_id}/freeze`, freezing);
    expect(status).toBe(200);
    const closing = { version: closed.version, reason: 'filled' };
    await service.call('post', `${closed.path}/jobs/${closed.job_id}/close`, owner, closing).expect(200);
    expect(await recommended()).toEqual([open.public_no]);
  });

  test('at most two are of one company', async () => {
    const title = `Penata ${uniqueWord()}`;
    const { path } = await publish({ title });
    for (let count = 0; count < 2; count += 1) await publishJob(service, path, owner, { title });
    await service.dependencies.jobIndex.follow();
    expect((await recommend(await talentWith({ skills: [title] }))).recommendations).toHaveLength(2);
  });

  test('a job of a company that the talent is a member of is none', async () => {
    const title = `Penguji ${uniqueWord()}`;
    const own = await publish({ title });
    const other = await publish({ title });
    await service.dependencies.jobIndex.follow();
    const companyId = own.path.slice(own.path.lastIndexOf('/') + 1);
    const talent = await addMember(service, companyId, 'interviewer', null);
    profiles.set(talent, { position_interest: title });
    expect((await recommend(talent)).recommendations.map(({ job }) => job.public_no)).toEqual([
      other.public_no,
    ]);
  });

  test('a part of a posting that the rules find fault with is not quoted', async () => {
    const [word, other] = [uniqueWord(), uniqueWord()];
    const requirements = [`Membayar biaya pendaftaran ${word}`, `Juga biaya pendaftaran ${other}`];
    const { owner: author, path } = await companyOf();
    await publishJob(service, path, author, {
      text: `Belajar ${word} di sini.`,
      requirements: requirements.map((text) => ({ text, must: true })),
    });
    await service.dependencies.jobIndex.follow();
    const reasonsFor = async (skill: string) =>
      (await recommend(await talentWith({ skills: [skill] }))).recommendations.flatMap(({ reasons }) =>
        reasons.map(({ posting: { quote } }) => quote),
      );
    expect(await reasonsFor(word)).toEqual([`Belajar ${word} di sini.`]);
    expect(await reasonsFor(other)).toEqual([]);
  });

  test('each account has reasons of its own profile alone, and nothing of a profile is stored', async () => {
    const careers = [{ skills: ['Rawat jalan pasien'] }, { skills: ['TypeScript'] }];
    const talents = await Promise.all(careers.map(talentWith));
    const answers = await Promise.all([...talents, ...talents, ...talents].map(recommend));
    answers.forEach(({ recommendations }, index) => {
      const own = careers[index % 2]?.skills;
      expect(recommendations.length).toBeGreaterThan(0);
      for (const { reasons } of recommendations)
        for (const { profile } of reasons) expect(own).toContain(profile.quote);
    });
    expect(await findCollectionsContaining(service.database.db, 'Rawat jalan pasien')).toEqual([]);
    for (const { userId } of talents)
      expect(await findCollectionsContaining(service.database.db, userId)).toEqual([]);
  });

  test('without svc-profile the answer says so, and no cache keeps an answer', async () => {
    const unknown = await service.account(null);
    await service
      .call('get', `${base}/my/recommendations`, unknown)
      .expect(503, /DEPENDENCY_UNAVAILABLE/)
      .expect('cache-control', 'private, no-store');
    await search('sort=newest');
  });
});

describe('the index', () => {
  test('receives a publication from the broker', async () => {
    const { owner, path } = await companyOf();
    const word = uniqueWord();
    const { public_no: no } = await publishJob(service, path, owner, { title: word });
    await eventually(async () => {
      expect((await search(`q=${word}`)).jobs).toMatchObject([{ public_no: no }]);
    });
  });

  test('follows changes, closings and what becomes of the company', async () => {
    const { owner, path, companyId } = await companyOf();
    const [word, other] = [uniqueWord(), uniqueWord()];
    const { job_id: id, public_no: no, version } = await publishJob(service, path, owner, { title: word });
    expect(await find(`q=${word}`)).toEqual([no]);
    const change = { version, posting: { ...posting, title: other } };
    await service.call('patch', `${path}/jobs/${id}`, owner, change).expect(200);
    expect(await find(`q=${word}`)).toEqual([]);
    expect(await find(`q=${other}`)).toEqual([no]);
    expect(await find(`q=${other}&verified=true`)).toEqual([]);
    const evidence = { version: 1, nib: '1234567890123', evidence: [{ kind: 'oss', text: 'NIB' }] };
    await service.call('post', `${path}/verification`, owner, evidence).expect(200);
    await service.staff('post', `${base}/staff/companies/${companyId}/decision`, {
      decision: 'verified',
      version: 2,
    });
    expect(await find(`q=${other}&verified=true`)).toEqual([no]);
    const name = uniqueWord();
    await service.call('patch', path, owner, { version: 3, name }).expect(200);
    expect(await find(`q=${name}`)).toEqual([no]);
    const closing = { version: version + 1, reason: 'filled' };
    await service.call('post', `${path}/jobs/${id}/close`, owner, closing).expect(200);
    expect(await find(`q=${other}`)).toEqual([]);
  });

  test('that has missed changes which are no longer kept is filled anew', async () => {
    const { owner, path, companyId } = await companyOf();
    const [word, known] = [uniqueWord(), uniqueWord()];
    const { public_no: knownNo } = await publishJob(service, path, owner, { title: known });
    const job = await createJob(service, path, owner, { title: word });
    await service.dependencies.jobIndex.follow();
    // Bypasses the service, which would update the index at once.
    await service.dependencies.transact(async (transaction) => {
      const { jobs } = service.dependencies;
      const draft = await jobs.jobsOf({ companyId }).find(job.job_id, transaction);
      if (!draft) throw new Error('unreachable');
      const now = service.clock.now;
      const opened = { state: 'published', published_at: now, confirmed_at: now } as const;
      await jobs.jobsOf({ companyId }).change(draft, opened, transaction);
      const change = { jobId: job.job_id, kind: 'published', at: now } as const;
      await service.dependencies.jobChanges.add(change, transaction);
    });
    await service.database.db.collection('job_changes').deleteMany({});
    expect(await find(`q=${word}`)).toEqual([job.public_no]);
    expect(await find(`q=${known}`)).toEqual([knownNo]);
  });
});

test('an index of documents of an earlier version is rebuilt once, and searched meanwhile', async () => {
  const { dependencies } = service;
  const position = createMemoryPosition();
  await position.advance(await dependencies.jobChanges.findLast());
  const { owner, path } = await companyOf();
  await publishJob(service, path, owner);
  await dependencies.jobIndex.follow();
  const filled: boolean[] = [];
  const index = createJobIndex({
    ...dependencies,
    position,
    jobDirectory: {
      findMany: (ids) => dependencies.jobDirectory.findMany(ids),
      listPublished: async (...given) => {
        filled.push(await index.isFilled());
        return dependencies.jobDirectory.listPublished(...given);
      },
    },
  });
  await index.follow();
  await index.follow();
  expect(filled).toEqual([true]);
  const shared = createSharedPosition(service.database.db);
  await shared.recordVersion(searchDocumentVersion);
  await shared.recordVersion(1);
  expect(await shared.readVersion()).toBe(searchDocumentVersion);
});

describe('what the index does not know yet', () => {
  /** Runs work with an index that is not updated. */
  const withStaleIndex = async (work: (stale: TestService) => Promise<void>) => {
    const stale = await startTestService(({ jobIndex }) => ({
      jobIndex: { ...jobIndex, follow: () => Promise.resolve() },
    }));
    try {
      await work(stale);
    } finally {
      await stale.stop();
    }
  };

  test('a job that was frozen, closed or has ended is in no answer', async () => {
    await withStaleIndex(async (stale) => {
      const owner = await stale.account();
      const { path } = await openCompany(stale, owner);
      const jobs = [];
      for (let count = 0; count < 3; count += 1) jobs.push(await publishJob(stale, path, owner));
      await stale.dependencies.jobIndex.rebuild();
      expect(await search('q=operator', stale)).toMatchObject({ total: 3 });
      const [frozen, closed, last] = jobs;
      await stale.staff('post', `${base}/staff/jobs/${frozen?.job_id}/freeze`, { reason: 'Fee' });
      const closing = { version: closed?.version, reason: 'filled' };
      await stale.call('post', `${path}/jobs/${closed?.job_id}/close`, owner, closing).expect(200);
      expect(await search('q=operator', stale)).toMatchObject({
        total: 1,
        jobs: [{ public_no: last?.public_no }],
      });
      stale.clock.now = new Date(stale.clock.now.getTime() + days(60));
      expect(await search('q=operator', stale)).toMatchObject({ total: 0, jobs: [] });
    });
  });

  test('before it is filled the search is unavailable', async () => {
    await withStaleIndex(async (stale) => {
      const { headers } = await stale.call('get', `${base}/jobs`, null).expect(503, /SEARCH_UNAVAILABLE/);
      expect(headers['retry-after']).toBe('5');
    });
  });
});

describe('a change made while the index reads the changes', () => {
  test.each([
    ['the first of all', 0],
    ['one of several', 1],
  ])('is applied by the next call, and not taken for lost: %s', async (_which, before) => {
    const { dependencies } = service;
    const { owner, path } = await companyOf();
    let fills = 0;
    let later: Promise<void> | undefined;
    const publishOnce = async () => {
      if (later) return;
      later = Promise.resolve();
      await publishJob(service, path, owner);
      later = index.follow();
    };
    const index = createJobIndex({
      ...dependencies,
      position: createMemoryPosition(),
      jobDirectory: {
        findMany: (ids) => dependencies.jobDirectory.findMany(ids),
        listPublished: (...given) => {
          fills += 1;
          return dependencies.jobDirectory.listPublished(...given);
        },
      },
      jobChanges: {
        findLast: () => dependencies.jobChanges.findLast(),
        listAfter: async (...given) => {
          const changes = await dependencies.jobChanges.listAfter(...given);
          await publishOnce();
          return changes;
        },
      },
    });
    await publishJob(service, path, owner);
    await index.rebuild();
    for (let count = 0; count < before; count += 1) await publishJob(service, path, owner);
    await index.follow();
    await later;
    expect({ waiting: await index.countWaiting(), fills }).toEqual({ waiting: 0, fills: 1 });
  });
});

test('an engine that has lost its postings does not count as a board without jobs', async () => {
  const { dependencies } = service;
  const { owner, path } = await companyOf();
  await publishJob(service, path, owner);
  let engine: JobSearch = new MiniSearchJobSearch();
  const shared = createMemoryPosition();
  let isOtherBuilding = false;
  const filled: boolean[] = [];
  const index = createJobIndex({
    ...dependencies,
    jobSearch: {
      ...dependencies.jobSearch,
      health: () => engine.health(),
      rebuild: async (readAll) => {
        filled.push(await index.isFilled());
        await engine.rebuild(readAll);
      },
    },
    position: {
      ...shared,
      claim: async (work) => (isOtherBuilding ? undefined : shared.claim(work)),
    },
  });
  await index.follow();
  const laterMs = performance.now() + 60_000;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => laterMs);
  engine = new MiniSearchJobSearch();
  isOtherBuilding = true;
  await index.follow();
  expect(await index.isFilled()).toBe(false);
  isOtherBuilding = false;
  await index.follow();
  clock.mockRestore();
  expect({ rebuilds: filled, isFilled: await index.isFilled() }).toEqual({
    rebuilds: [false, false],
    isFilled: true,
  });
  expect((await engine.health()).postings).toBeGreaterThan(0);
});

test('while the engine is away the search alone answers 503, and what was published is found afterwards', async () => {
  const engine = { isAway: false };
  const away = await startTestService(({ jobSearch, jobIndex: _index, ...dependencies }) => {
    const guard =
      <Arguments extends unknown[], Result>(work: (...given: Arguments) => Promise<Result>) =>
      async (...given: Arguments): Promise<Result> => {
        if (engine.isAway) throw new SearchUnavailable('away');
        return work(...given);
      };
    const guarded = {
      ...jobSearch,
      description: jobSearch.description,
      index: guard(jobSearch.index.bind(jobSearch)),
      remove: guard(jobSearch.remove.bind(jobSearch)),
      search: guard(jobSearch.search.bind(jobSearch)),
      rebuild: guard(jobSearch.rebuild.bind(jobSearch)),
      health: guard(jobSearch.health.bind(jobSearch)),
      suggest: guard(jobSearch.suggest.bind(jobSearch)),
      close: jobSearch.close.bind(jobSearch),
    };
    const position = createSharedPosition(dependencies.mongo.db);
    return {
      jobSearch: guarded,
      jobIndex: createJobIndex({ ...dependencies, jobSearch: guarded, position }),
    };
  });
  await away.dependencies.jobIndex.follow();
  engine.isAway = true;
  const owner = await away.account();
  const { path } = await openCompany(away, owner);
  const { public_no: no } = await publishJob(away, path, owner);
  await away.call('get', `${base}/jobs?q=operator`, null).expect(503, /SEARCH_UNAVAILABLE/);
  await away.call('get', `${base}/jobs/${no}`, null).expect(200);
  await away.call('get', '/feeds/jobs.json', null).expect(200, new RegExp(`/jobs/[a-z-]+${no}"`));
  await createJob(away, path, owner);
  await expect(away.dependencies.jobIndex.follow()).rejects.toThrow(SearchUnavailable);
  expect(away.dependencies.jobIndex.isEngineUp()).toBe(false);
  expect(await away.dependencies.jobIndex.countWaiting()).toBe(1);
  engine.isAway = false;
  await away.dependencies.jobIndex.follow();
  expect(await search('q=operator', away)).toMatchObject({ jobs: [{ public_no: no }] });
  expect(await away.dependencies.jobIndex.countWaiting()).toBe(0);
  expect(away.dependencies.jobIndex.isEngineUp()).toBe(true);
  await away.stop();
});

test('of two processes one rebuilds at a time, and one that died is waited for no longer than a minute', async () => {
  const { db } = service.database;
  const position = createSharedPosition(db);
  const lease = await position.claim('rebuild');
  expect(await position.claim('rebuild')).toBeUndefined();
  expect(await position.findWork()).toBe('rebuild');
  await lease?.release();
  expect(await position.findWork()).toBeNull();
  const second = await position.claim('rebuild');
  expect(second).toBeDefined();
  await db
    .collection<{ _id: string }>('search_positions')
    .updateOne({ _id: 'jobs' }, { $set: { building_until: new Date() } });
  expect(await position.claim('rebuild')).toBeDefined();
});

describe('snapshots of the index', () => {
  const dayAfter = (count: number) => new Date(Date.now() + days(count)).toISOString().slice(0, 10);
  /** 00:30 in Jakarta. */
  const firstNight = new Date(`${dayAfter(1)}T17:30:00Z`);
  const { signal } = new AbortController();

  async function openSnapshots() {
    const { dependencies } = service;
    const clock = { now: firstNight };
    const repository = createMemorySnapshots(() => clock.now);
    const position = createMemoryPosition();
    await dependencies.jobIndex.follow();
    await position.advance(await dependencies.jobChanges.findLast());
    await position.recordVersion(searchDocumentVersion);
    const snapshotLog = createSnapshotLog(service.database.db);
    await snapshotLog.recordSaved(new Date(0));
    const snapshots = createIndexSnapshots({
      ...dependencies,
      snapshots: repository,
      snapshotLog,
      position,
      now: () => clock.now,
    });
    const takeDueAfter = async (hours: number) => {
      clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
      await snapshots.takeDue(signal);
    };
    const registry = createMetricsRegistry('svc-hiring');
    watchJobIndex(registry, {
      jobIndex: dependencies.jobIndex,
      indexSnapshots: snapshots,
      now: () => clock.now,
    });
    const readMetric = async (name: string) =>
      (await registry.getSingleMetric(name)?.get())?.values[0]?.value;
    return { snapshots, repository, position, takeDueAfter, readMetric };
  }

  test('are taken once a day, again an hour after a failure, and the last five are kept', async () => {
    const { owner, path } = await companyOf();
    await publishJob(service, path, owner);
    const { repository, takeDueAfter, readMetric } = await openSnapshots();
    repository.isFailing = true;
    await expect(takeDueAfter(0)).rejects.toThrow('The bucket is full');
    expect(await readMetric('hiring_index_snapshot_failed')).toBe(1);
    repository.isFailing = false;
    await takeDueAfter(0.9);
    expect(repository.stored.map(({ state }) => state)).toEqual(['failed']);
    await takeDueAfter(0.1);
    expect(repository.stored.map(({ state }) => state)).toEqual(['complete']);
    expect(await readMetric('hiring_index_snapshot_failed')).toBe(0);
    await takeDueAfter(22.4); // still the same day in Jakarta
    expect(repository.stored).toHaveLength(1);
    expect(await readMetric('hiring_index_snapshot_age_seconds')).toBe(80_640);
    for (let count = 0; count < 5; count += 1) await takeDueAfter(24);
    expect(repository.stored.map(({ name }) => name)).toEqual(
      [7, 6, 5, 4, 3].map((count) => `jobs-${dayAfter(count)}t165400000z`),
    );
  });

  test('are not taken while another process works on the index', async () => {
    const { snapshots, repository, position } = await openSnapshots();
    position.claim = () => Promise.resolve(undefined);
    expect(await snapshots.take()).toBeUndefined();
    expect(await snapshots.restore('any').catch((error: unknown) => error)).toBeInstanceOf(SnapshotUnusable);
    expect(repository.stored).toEqual([]);
  });

  test('restored have all changes since', async () => {
    const { owner, path } = await companyOf();
    const word = uniqueWord();
    await publishJob(service, path, owner);
    const { snapshots, repository, position } = await openSnapshots();
    const name = (await snapshots.take()) ?? '';
    const saved = await position.read();
    const { public_no: no } = await publishJob(service, path, owner, { title: word });
    let restored: unknown[] = [];
    repository.restore = async (_name, catchUp) => {
      await catchUp();
      restored = (await search(`q=${word}`)).jobs;
    };
    expect(await snapshots.restore(name)).toBe(true);
    expect(restored).toMatchObject([{ public_no: no }]);
    expect(await position.read()).toBe((saved ?? 0) + 1);
  });

  test.each([
    ['that failed', 0, { state: 'failed' as const }, /no complete snapshot/],
    ['of an earlier release', 0, { documentVersion: 0 }, /earlier release/],
    ['of a database that was reset since', 1, {}, /newer than the database/],
    ['of before the stored changes', -1, {}, /older than the changes/],
  ])('%s are refused', async (_which, offset, changes, reason) => {
    const { owner, path } = await companyOf();
    await publishJob(service, path, owner);
    const { snapshots, repository } = await openSnapshots();
    const name = (await snapshots.take()) ?? '';
    const [taken] = repository.stored.splice(0);
    if (!taken) throw new Error('No snapshot was stored');
    repository.stored.push({ ...taken, revision: taken.revision + offset, ...changes });
    const jobChanges = service.database.db.collection<{ _id: number }>('job_changes');
    if (offset < 0) await jobChanges.deleteOne({ _id: taken.revision });
    const restoring = snapshots.restore(name);
    await expect(restoring).rejects.toThrow(SnapshotUnusable);
    await expect(restoring).rejects.toThrow(reason);
  });
});

describe('in roles of its own', () => {
  test('a process that answers requests finds what another has indexed, and does no other work', async () => {
    const web = await startTestService(({ jobSearch, jobIndex: _index, ...dependencies }) => {
      const position = createSharedPosition(dependencies.mongo.db);
      return { jobSearch, jobIndex: createJobIndex({ ...dependencies, jobSearch, position }) };
    }, 'web');
    const owner = await web.account();
    const { path } = await openCompany(web, owner);
    const { public_no: no } = await publishJob(web, path, owner);
    await web.call('get', `${base}/jobs`, null).expect(503, /SEARCH_UNAVAILABLE/);
    expect(web.dependencies.jobIndex.isEngineUp()).toBeNull();
    const { dependencies } = web;
    const position = createSharedPosition(dependencies.mongo.db);
    await createJobIndex({ ...dependencies, position }).follow();
    expect(await search('q=operator', web)).toMatchObject({ jobs: [{ public_no: no }] });
    await web.stop();
  });

  test('a worker feeds the index, and answers probes alone', async () => {
    const worker = await startTestService(() => ({}), 'worker');
    await eventually(async () => expect(await worker.dependencies.jobIndex.isFilled()).toBe(true));
    const statusOf = async (path: string) => (await fetch(`${worker.url}${path}`)).status;
    expect([await statusOf('/healthz/ready'), await statusOf(`${base}/jobs`)]).toEqual([200, 404]);
    await worker.stop();
  });
});
