import { randomUUID } from 'node:crypto';
import type { ApplicationCard } from '@sabi/contracts/http/hiring/applications';
import type { JobPage, PublicJob } from '@sabi/contracts/http/hiring/board';
import { countStages } from '../../../src/data-access/application-repository';
import { sweepReplyRecords } from '../../../src/domain/applications/sweep-reply-records';
import { type Account, addMember, base, days, type TestService } from '../harness';
import { newApplication } from '../talents';
import { createApplicationCalls, minuteMs } from './application-calls';

/**
 * What a company does with applications, and its figures.
 * @param getService the service of the file that the tests are in
 */
export function describeCompanyView(getService: () => TestService): void {
  const { after, applied, at, move, open, openJob, own, sweep, untilHandled } =
    createApplicationCalls(getService);
  let service: TestService;
  beforeAll(() => {
    service = getService();
  });

  describe('moves', () => {
    test('answer with the result of each application; a rejection has a reason and ends it', async () => {
      const { no, owner, path } = await openJob();
      const other = await openJob();
      const talents = await Promise.all([1, 2, 3].map(() => service.talent()));
      const ids = await Promise.all(talents.map((talent) => applied(no, talent)));
      const [first = '', second = '', third = ''] = ids;
      const foreign = await applied(other.no, talents[0] as Account);
      const results = async (body: object) =>
        ((await move(path, owner, body).expect(200)).body.results as { result: string }[]).map(
          ({ result }) => result,
        );
      expect(await results({ ids: [first, foreign, randomUUID()], stage: 'test' })).toEqual([
        'moved',
        'not_found',
        'not_found',
      ]);
      expect(await results({ ids: [first, second], stage: 'panel' })).toEqual([
        'stage_unknown',
        'stage_unknown',
      ]);
      expect(await results({ ids: [first, second], stage: 'test' })).toEqual(['unchanged', 'moved']);
      await move(path, owner, { ids: [second], stage: 'rejected' }).expect(422);
      const rejection = { ids: [second], stage: 'rejected', reason: 'experience' };
      expect(await results(rejection)).toEqual(['moved']);
      expect(await results(rejection)).toEqual(['state_unfit']);
      expect(await results({ ids: [first], stage: 'hired' })).toEqual(['moved']);
      expect(await own(talents[1] as Account, second)).toMatchObject({
        state: 'rejected',
        reason: 'experience',
      });
      expect(await own(talents[0] as Account, first)).toMatchObject({ state: 'hired', answer_by: null });
      expect(await own(talents[2] as Account, third)).toMatchObject({ state: 'applied', answered_at: null });
      await untilHandled();
    });

    test('and reads are for recruiters of jobs that are open or their own, and not for interviewers', async () => {
      const { no, owner, path, companyId, jobId, version } = await openJob();
      const talent = await service.talent();
      const id = await applied(no, talent);
      const [recruiter, interviewer] = await Promise.all([
        addMember(service, companyId, 'recruiter'),
        addMember(service, companyId, 'interviewer'),
      ]);
      const list = `${path}/jobs/${jobId}/applications`;
      await service.call('get', list, interviewer).expect(403);
      await open(path, recruiter, id);
      await service
        .call('post', `${path}/jobs/${jobId}/close`, owner, { version, reason: 'filled' })
        .expect(200);
      await service.call('get', list, recruiter).expect(403);
      await service.call('get', `${path}/applications/${id}`, recruiter).expect(403);
      const { body } = await move(path, recruiter, { ids: [id], stage: 'test' }).expect(200);
      expect(body.results).toEqual([{ application_id: id, result: 'not_found' }]);
      await open(path, owner, id);
    });

    test('the list of a stage has pages', async () => {
      const { no, owner, path, jobId } = await openJob();
      const ids: string[] = [];
      for (let count = 0; count < 3; count += 1) {
        after(count * minuteMs);
        ids.push(await applied(no, await service.talent()));
      }
      const row = await service.dependencies.applicationDirectory.find(ids[0] ?? '');
      const page = (limit: number, last?: Date) =>
        service.dependencies.applications
          .applicationsOf({ companyId: row?.company_id ?? '' })
          .list(jobId, { stage: 'review', after: last ? { time: last, id: ids[0] ?? '' } : null, limit });
      expect((await page(1)).map(({ id }) => id)).toEqual(ids.slice(0, 1));
      expect((await page(5, at())).map(({ id }) => id)).toEqual(ids.slice(1));
      await move(path, owner, { ids: ids.slice(0, 2), stage: 'test' }).expect(200);
      const { body } = await service
        .call('get', `${path}/jobs/${jobId}/applications?stage=test`, owner)
        .expect(200);
      expect((body.applications as ApplicationCard[]).map(({ application_id: id }) => id)).toEqual(
        ids.slice(0, 2),
      );
    });
  });

  test('the list of jobs has their applications, and how many have waited for more than 7 days', async () => {
    const { no, owner, path, companyId, jobId, version } = await openJob();
    const counts = async (member = owner) =>
      (await service.call('get', `${path}/jobs`, member).expect(200)).body.jobs[0].applications;
    expect(await counts()).toEqual({ total: 0, unanswered: 0 });
    const talents = await Promise.all(Array.from({ length: 4 }, () => service.talent()));
    const [seen = '', answered = '', rejected = ''] = await Promise.all(
      talents.map((talent) => applied(no, talent)),
    );
    after(days(2));
    await applied(no, await service.talent());
    await open(path, owner, seen);
    await move(path, owner, { ids: [answered], stage: 'test' }).expect(200);
    await move(path, owner, { ids: [rejected], stage: 'rejected', reason: 'pay' }).expect(200);
    after(days(7) - 1);
    expect(await counts()).toEqual({ total: 5, unanswered: 0 });
    after(days(7));
    expect(await counts()).toEqual({ total: 5, unanswered: 2 });
    const [recruiter, interviewer] = await Promise.all([
      addMember(service, companyId, 'recruiter'),
      addMember(service, companyId, 'interviewer'),
    ]);
    expect(await counts(recruiter)).toMatchObject({ unanswered: 2 });
    expect(await counts(interviewer)).toBeNull();
    // Those that nobody has opened end with the job; and closed as unanswered, none waits.
    await service
      .call('post', `${path}/jobs/${jobId}/close`, owner, { version, reason: 'filled' })
      .expect(200);
    expect(await counts()).toEqual({ total: 5, unanswered: 1 });
    expect(await counts(recruiter)).toBeNull();
    after(days(21));
    expect(await counts()).toEqual({ total: 5, unanswered: 0 });
  });

  test('the counts of a list of jobs are read from an index, without the documents', async () => {
    const { no, companyId, jobId } = await openJob();
    await applied(no, await service.talent());
    const late = { after: new Date(0), until: new Date() };
    const plan = await service.database.db
      .collection('applications')
      .aggregate(countStages({ company_id: companyId, job_id: { $in: [jobId] } }, late))
      .explain('executionStats');
    // The stages around it differ by version of the database.
    expect(JSON.stringify(plan).match(/"total(Keys|Docs)Examined":\d+/g)).toEqual([
      expect.stringMatching(/Keys.*[1-9]/),
      '"totalDocsExamined":0',
    ]);
  });

  test('lists and the board go by indexes, and read nothing of what was sent', async () => {
    const { no, owner, path, jobId } = await openJob();
    const talent = await service.talent();
    const letter = 'Saya siap bekerja. '.repeat(100);
    const sent = { ...newApplication(), letter };
    await service.call('post', `${base}/jobs/${no}/applications`, talent, sent).expect(201);
    const { db } = service.database;
    await db.command({ profile: 2 });
    try {
      await service.call('get', `${path}/jobs/${jobId}/applications`, owner).expect(200);
      await service.call('get', `${path}/jobs/${jobId}/board`, owner).expect(200);
      await service.call('get', `${base}/my/applications`, talent).expect(200);
    } finally {
      await db.command({ profile: 0 });
    }
    const queries = await db
      .collection('system.profile')
      .find({ ns: `${db.databaseName}.applications`, 'command.filter.company_id': { $exists: true } })
      .toArray();
    expect(queries.map(({ planSummary }) => planSummary)).toEqual([
      'IXSCAN { company_id: 1, job_id: 1, clock.submitted_at: 1, _id: 1 }',
      // Revision, cards and names of the board.
      'IXSCAN { company_id: 1, job_id: 1, changed_at: 1 }',
      'IXSCAN { company_id: 1, job_id: 1, changed_at: 1 }',
      expect.stringMatching(/^IXSCAN { company_id: 1, job_id: 1, state: 1, /),
      'IXSCAN { _id: 1 }',
      // The talent's own.
      'IXSCAN { _id: 1 }',
    ]);
    for (const { docsExamined, responseLength } of queries) {
      expect(docsExamined).toBe(1);
      expect(responseLength).toBeLessThan(letter.length);
    }
  });

  test('once a day each company has the figures of how it answers, by the events', async () => {
    const { no, owner, path, companyId } = await openJob();
    const talents = await Promise.all(Array.from({ length: 10 }, () => service.talent()));
    const ids = await Promise.all(talents.map((talent) => applied(no, talent)));
    after(days(3));
    await move(path, owner, { ids: ids.slice(0, 9), stage: 'interview' }).expect(200);
    const record = async () => {
      const companies = service.database.db.collection<{ _id: string; reply_record?: object }>('companies');
      return (await companies.findOne({ _id: companyId }))?.reply_record;
    };
    const rankMarks = async () => {
      await service.dependencies.jobIndex.follow();
      const { hits } = await service.dependencies.jobSearch.search({ companyId });
      return hits.flatMap(({ why }) => why.map(({ factor }) => factor));
    };
    await service.database.db.collection('daily_runs').deleteMany({}); // other tests were in later days
    after(days(15));
    await sweep();
    expect(await record()).toMatchObject({ applications: 10, rate: 0.9, medianDays: 3, badge: 'fast' });
    const replies = { applications: 10, rate: 0.9, median_days: 3, badge: 'fast' };
    const shown = async () => {
      await service.dependencies.jobIndex.follow();
      const job = (await service.call('get', `${base}/jobs/${no}`, null).expect(200)).body as PublicJob;
      const company = await service
        .call('get', `${base}/company-pages/${job.company.slug}`, null)
        .expect(200);
      const list = await service.call('get', `${base}/jobs?company=${job.company.slug}`, null).expect(200);
      const { jobs } = list.body as JobPage;
      return [job.company.replies, company.body.replies, ...jobs.map((card) => card.company.replies)];
    };
    expect(await shown()).toEqual([replies, replies, replies]);
    expect(await rankMarks()).toContain('replies');
    await move(path, owner, { ids, stage: 'test' }).expect(200);
    const before = await record();
    await sweep();
    expect(await record()).toEqual(before);

    // As after months without an application; no job is open for as long.
    await service.database.db.collection('application_events').deleteMany({ company_id: companyId });
    const later = at(days(16));
    const sweeping = { now: later, signal: new AbortController().signal };
    await sweepReplyRecords(sweeping, service.dependencies);
    expect(await record()).toEqual({ computed_at: later });
    expect(await shown()).toEqual([null, null, null]);
    expect(await rankMarks()).not.toContain('replies');
    await service.database.db.collection('daily_runs').deleteMany({});
  });

  test('demonstration data has no figures', async () => {
    const { no, companyId } = await openJob();
    await applied(no, await service.talent());
    const { replyRecords } = service.dependencies;
    expect(await replyRecords.listCompanies(at())).toContain(companyId);
    const companies = service.database.db.collection<{ _id: string }>('companies');
    await companies.updateOne({ _id: companyId }, { $set: { is_demo: true } });
    expect(await replyRecords.listCompanies(at())).not.toContain(companyId);
  });
}
