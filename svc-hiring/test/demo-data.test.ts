import { parentOf, areaByCode } from '@sabi/areas';
import type { ApplicationCard } from '@sabi/contracts/http/hiring/applications';
import type { JobSummary } from '@sabi/contracts/http/hiring/jobs';
import { contractKinds, workModes } from '@sabi/contracts/hiring/posting-terms';
import { buildDemoCompanies, buildDemoJobs, demoCompanyId } from '../src/domain/demo/build-demo-data';
import { seedDemoData } from '../src/domain/demo/seed-demo-data';
import { assertComplete } from '../src/domain/jobs/check-posting';
import { isOpen } from '../src/domain/jobs/job-lifecycle';
import { postingRules } from '../src/integrations/posting-rules';
import { base, days, startTestService, type TestService } from './support/harness';

const now = new Date();

describe('demonstration postings', () => {
  const jobs = buildDemoJobs(now, { postingRules });
  const open = jobs.filter((job) => isOpen(job, now));

  test('are 72 of every contract and mode, from 12 industries, 20 cities or more and all three zones', () => {
    const postings = open.map(({ posting }) => posting);
    const areas = postings.flatMap((posting) => posting.areas.flatMap((code) => areaByCode(code) ?? []));
    expect(postings).toHaveLength(72);
    expect(new Set(postings.map(({ contract }) => contract))).toEqual(new Set(contractKinds));
    expect(new Set(postings.map(({ mode }) => mode))).toEqual(new Set(workModes));
    expect(new Set(postings.map(({ category }) => category)).size).toBe(12);
    expect(new Set(areas.map(({ code }) => code)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(areas.map((area) => (parentOf(area) ?? area).zone))).toEqual(
      new Set(['WIB', 'WITA', 'WIT']),
    );
    expect(Math.max(...postings.map(({ pay }) => pay?.max ?? 0))).toBe(45_000_000);
    expect(open.filter(({ published_at: at }) => at === null || at > now)).toEqual([]);
  });

  test('keep the rules of every posting; one waits for the staff and one is frozen for a fee', () => {
    for (const { posting } of jobs) expect(() => assertComplete(posting)).not.toThrow();
    expect(open.filter(({ findings }) => findings.length > 0).map(({ posting }) => posting.title)).toEqual(
      [],
    );
    const held = jobs.filter((job) => !open.includes(job));
    expect(held).toMatchObject([
      { state: 'in_review', frozen_at: null, findings: [expect.objectContaining({ blocks: false })] },
      { state: 'published', frozen_at: now },
    ]);
    expect(held[1]?.findings.some(({ blocks }) => blocks)).toBe(true);
  });
});

let service: TestService | undefined;
afterAll(() => service?.stop());

test('they are put in once, marked, and brought up to date after a week', async () => {
  service = await startTestService();
  const { call, database, dependencies, clock } = service;
  const seededDependencies = { ...dependencies, postingRules };
  const owner = await service.account();
  const member = { userId: owner.userId, email: owner.email, role: 'owner' as const };
  let asked = 0;
  const findMembers = async () => {
    asked += 1;
    return [member];
  };
  const talent = await service.account(null);
  const findTalent = async () => talent.userId;
  const seed = () => seedDemoData({ now: clock.now, findMembers, findTalent }, seededDependencies);
  await seed();
  await dependencies.jobIndex.follow();
  const board = async () => (await call('get', `${base}/jobs?sort=newest`, null).expect(200)).body;
  const before = await database.db.collection('jobs').find().sort({ _id: 1 }).toArray();
  expect(await board()).toMatchObject({
    total: 72,
    jobs: expect.arrayContaining([expect.objectContaining({ is_demo: true })]),
  });
  expect(await database.db.collection('job_changes').countDocuments({ kind: 'published' })).toBe(72);
  await seed();
  expect(await database.db.collection('jobs').find().sort({ _id: 1 }).toArray()).toEqual(before);
  expect(asked).toBe(1);
  const path = `${base}/companies/${demoCompanyId('pt-nusantara-rasa-demo')}`;
  await call('get', path, owner).expect(200, /"role":"owner"/);
  const listed = (await call('get', `${path}/jobs`, owner).expect(200)).body.jobs as JobSummary[];
  const job = listed.find(({ applications }) => (applications?.total ?? 0) > 0);
  expect(job?.applications).toEqual({ total: 5, unanswered: 1 });
  const received = await call('get', `${path}/jobs/${job?.job_id}/applications`, owner).expect(200);
  const searched = await call('get', `${base}/my/job-search`, talent).expect(200);
  const ofTalent = (searched.body.cards as { kind: string; column: string }[]).map(
    ({ kind, column }) => `${kind} ${column}`,
  );
  expect(ofTalent.toSorted()).toEqual([
    ...['applied', 'closed', 'interview', 'saved'].map((column) => `external ${column}`),
    ...['saved_job saved', 'saved_job saved'],
  ]);
  const cards = received.body.applications as ApplicationCard[];
  expect(new Set(cards.map(({ state }) => state))).toEqual(
    new Set(['applied', 'in_process', 'offer', 'rejected']),
  );
  // Sweeps leave them alone, so nobody is notified.
  expect(await dependencies.applicationDirectory.listDue(new Date(Date.now() + days(60)), 10)).toEqual([]);
  for (const { application_id: id } of cards)
    await call('get', `${path}/applications/${id}`, owner).expect(200, /contoh/);

  clock.now = new Date(Date.now() + days(100));
  await dependencies.jobIndex.rebuild();
  expect((await board()).total).toBe(0);
  await seed();
  await dependencies.jobIndex.follow();
  expect((await board()).total).toBe(72);
  expect(await database.db.collection('companies').countDocuments({ is_demo: true })).toBe(
    buildDemoCompanies(now).length,
  );
});
