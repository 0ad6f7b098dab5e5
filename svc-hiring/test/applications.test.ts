import { randomUUID } from 'node:crypto';
import type {
  Allowance,
  Application,
  ApplicationCard,
  NewApplication,
  OwnApplication,
  OwnApplicationDetail,
} from '@sabi/contracts/http/hiring/applications';
import type { JobPage, PublicJob } from '@sabi/contracts/http/hiring/board';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { usageSettled } from '@sabi/contracts/messages/billing';
import { accountErased } from '@sabi/contracts/messages/account';
import { createMessage } from '@sabi/event-bus/create-message';
import { eventually } from '@sabi/test-kit/eventually';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { countStages } from '../src/data-access/application-repository';
import { sweepReplyRecords } from '../src/domain/applications/sweep-reply-records';
import { storeApplication } from '../src/domain/applications/store-application';
import { sweepOnce } from '../src/entry-points/schedule/start-sweeping';
import {
  type Account,
  addMember,
  base,
  days,
  openCompany,
  publishJob,
  startTestService,
  type TestService,
} from './support/harness';
import { newApplication } from './support/talents';

let service: TestService;
const minuteMs = 60_000;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

let began: Date;
beforeEach(() => {
  service.talents.state = 'up';
  began = service.clock.now;
});
/** Tests move the clock on; the next begins where it was. */
afterEach(() => {
  service.clock.now = began;
});

const after = (ms: number) => {
  service.clock.now = new Date(began.getTime() + ms);
};

const openJob = async (changes: Partial<Posting> = {}) => {
  const owner = await service.account();
  const { companyId, path } = await openCompany(service, owner);
  const job = await publishJob(service, path, owner, changes);
  return { owner, companyId, path, no: job.public_no, jobId: job.job_id, version: job.version };
};

const apply = (no: number, talent: Account, changes: Partial<NewApplication> = {}) =>
  service.call('post', `${base}/jobs/${no}/applications`, talent, newApplication(changes));

const applied = async (no: number, talent: Account): Promise<string> => {
  const { body } = await apply(no, talent).expect(201);
  return (body as OwnApplication).application_id;
};

const own = async (talent: Account, id: string): Promise<OwnApplicationDetail> =>
  (await service.call('get', `${base}/my/applications/${id}`, talent).expect(200)).body;

const allowanceOf = async (talent: Account): Promise<Allowance> =>
  (await service.call('get', `${base}/my/allowance`, talent).expect(200)).body;

const open = async (path: string, member: Account, id: string): Promise<Application> =>
  (await service.call('get', `${path}/applications/${id}`, member).expect(200)).body;

const move = (path: string, member: Account, body: object) =>
  service.call('post', `${path}/applications/moves`, member, body);

const typesOf = ({ events }: Pick<OwnApplicationDetail, 'events'>) => events.map(({ type }) => type);

const sweep = () => sweepOnce(service.dependencies);

/** All messages are handled, and none waits for an operator. */
const untilHandled = () =>
  eventually(async () => expect(await service.database.db.collection('outbox').countDocuments()).toBe(0));

/** A talent whose free applications of the month are used. */
const talentWithoutFree = async (units: number): Promise<Account> => {
  const talent = await service.talent();
  const month = (await allowanceOf(talent)).month;
  await service.database.db
    .collection('free_applications')
    .insertOne({ talent_id: talent.userId, month, used: 5 });
  service.talents.billing.grant(talent.userId, units);
  return talent;
};

test('an application reaches the company as it was sent, is opened once and answered', async () => {
  const { owner, path, no, jobId } = await openJob();
  const talent = await service.talent({ first_name: 'Dewi', last_name: 'Anggraini' });
  const { body } = await apply(no, talent).expect(201);
  const { application_id: id, answer_by, ...sent } = body as OwnApplication;
  expect(sent).toMatchObject({ state: 'applied', stage_kind: 'review', allowance: { kind: 'free' } });
  expect(answer_by).toBe(new Date(began.getTime() + days(21)).toISOString());
  service.talents.add(talent, { first_name: 'Lain' });
  const listed = await service.call('get', `${path}/jobs/${jobId}/applications`, owner).expect(200);
  expect(listed.body.applications).toMatchObject([
    { application_id: id, name: 'Dewi Anggraini', stage_id: 'review', opened_at: null },
  ]);
  after(minuteMs);
  expect(await open(path, owner, id)).toMatchObject({
    applicant: { first_name: 'Dewi', email: talent.email, cv: { file_name: 'cv.pdf' } },
    answers: [{ question: 'Bersedia bekerja malam?', answer: 'yes', is_knock_out: false }],
    opened_at: service.clock.now.toISOString(),
  });
  await open(path, owner, id);
  after(2 * minuteMs);
  await move(path, owner, { ids: [id], stage: 'interview' }).expect(200);
  const seen = await own(talent, id);
  expect(seen).toMatchObject({ state: 'in_process', stage_kind: 'interview', answer_by: null });
  expect(seen.events.map(({ no: number, type, by }) => [number, type, by])).toEqual([
    [1, 'submitted', 'talent'],
    [2, 'opened', 'member'],
    [3, 'moved', 'member'],
    [4, 'answered', 'member'],
  ]);
  const { body: list } = await service.call('get', `${base}/my/applications`, talent).expect(200);
  expect(list).toMatchObject({ applications: [{ application_id: id }], next: null });
  expect((await allowanceOf(talent)).free_left).toBe(4);
  await untilHandled();
});

test('the form has the questions without the answer that ends an application, what is shared, and what it costs', async () => {
  const { no } = await openJob();
  const talent = await service.talent({ last_name: 'Wijaya' });
  const form = () => service.call('get', `${base}/jobs/${no}/application-form`, talent).expect(200);
  expect((await form()).body).toMatchObject({
    questions: [{ text: 'Bersedia bekerja malam?', kind: 'yes_no', is_knock_out: true }],
    applicant: { last_name: 'Wijaya', email: talent.email },
    allowance: { free_left: 5, next: 'free' },
    application_id: null,
  });
  const id = await applied(no, talent);
  expect((await form()).body).toMatchObject({ allowance: { free_left: 4 }, application_id: id });
  const path = `${base}/jobs/${no}/application-form`;
  await service.call('get', path, await service.account(null)).expect(403);
});

test('of fifty applications to one job at once one is stored', async () => {
  const { no } = await openJob();
  const talent = await service.talent();
  const answers = await Promise.all(Array.from({ length: 50 }, () => apply(no, talent)));
  const codes = answers.map(({ status, body }) => `${status} ${(body as { code?: string }).code ?? ''}`);
  const countOf = (code: string) => codes.filter((each) => each === code).length;
  expect([countOf('201 '), countOf('409 APPLICATION_EXISTS')]).toEqual([1, 49]);
  expect((await allowanceOf(talent)).free_left).toBe(4);
});

test('of applications to one job that reach several processes at once one is stored, with one free use', async () => {
  const { no } = await openJob();
  const [sample, talent] = [await service.talent(), await service.talent()];
  const application = await service.dependencies.applicationDirectory.find(await applied(no, sample));
  if (!application) throw new Error('The application is not there');
  const now = service.clock.now;
  const store = () => {
    const changes = {
      id: randomUUID(),
      talent_id: talent.userId,
      state: 'submitting',
      event_count: 0,
    } as const;
    return storeApplication({ application: { ...application, ...changes }, now }, service.dependencies);
  };
  const results = await Promise.allSettled(Array.from({ length: 8 }, store));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(7);
  for (const result of refused) expect(result).toMatchObject({ reason: { code: 'APPLICATION_EXISTS' } });
  expect((await allowanceOf(talent)).free_left).toBe(4);
});

test('a step that has read an older version changes nothing', async () => {
  const { no, companyId } = await openJob();
  const id = await applied(no, await service.talent());
  const { applications, applicationDirectory, transact } = service.dependencies;
  const read = await applicationDirectory.find(id);
  if (!read) throw new Error('The application is not there');
  const change = () =>
    transact((transaction) =>
      applications.applicationsOf({ companyId }).change(read, { stage_id: 'test' }, transaction),
    );
  expect(await change()).toMatchObject({ version: read.version + 1 });
  expect(await change()).toBeNull();
});

test('applications at once never use more than the free ones of the month', async () => {
  const jobs = await Promise.all(Array.from({ length: 9 }, () => openJob()));
  const talent = await service.talent();
  const answers = await Promise.all(jobs.map(({ no }) => apply(no, talent)));
  const countOf = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([countOf(201), countOf(409)]).toEqual([5, 4]);
  expect(await allowanceOf(talent)).toMatchObject({ free_total: 5, free_left: 0, next: 'plan' });
  const failed = answers.findIndex(({ status }) => status === 409);
  service.talents.billing.grant(talent.userId, 1);
  await apply(jobs[failed]?.no ?? 0, talent).expect(201); // a failed one is not in the way
  expect(service.talents.billing.left(talent.userId)).toBe(0);
});

describe('an application of the plan', () => {
  test('uses one, once for the same call', async () => {
    const { no } = await openJob();
    const talent = await talentWithoutFree(2);
    const application = { idempotency_key: randomUUID() };
    const first = await apply(no, talent, application).expect(201);
    expect(first.body).toMatchObject({ state: 'applied', allowance: { kind: 'plan', returned_at: null } });
    expect((await apply(no, talent, application).expect(201)).body).toEqual(first.body);
    expect(service.talents.billing.left(talent.userId)).toBe(1);
  });

  test('is refused where nothing is left, and stays refused', async () => {
    const { no } = await openJob();
    const talent = await talentWithoutFree(0);
    const application = { idempotency_key: randomUUID() };
    await apply(no, talent, application).expect(409, /ENTITLEMENT_USED_UP/);
    await apply(no, talent, application).expect(409, /ENTITLEMENT_USED_UP/);
    await untilHandled();
  });

  test.each(['away', 'silent'] as const)('is settled later where svc-billing was %s', async (state) => {
    const { no, path, owner, jobId } = await openJob();
    const talent = await talentWithoutFree(1);
    service.talents.state = state;
    const { body } = await apply(no, talent).expect(202);
    const { application_id: id } = body as OwnApplication;
    expect(body).toMatchObject({ state: 'submitting', submitted_at: null, answer_by: null });
    const listed = await service.call('get', `${path}/jobs/${jobId}/applications`, owner).expect(200);
    expect(listed.body.applications).toEqual([]);
    await service.call('get', `${path}/applications/${id}`, owner).expect(404);
    after(31_000);
    await sweep();
    await eventually(async () => expect(await own(talent, id)).toMatchObject({ state: 'applied' }));
    await sweep();
    expect(service.talents.billing.heldBy(`application:${id}`)).toBe(1);
  });

  test('the same call continues where the answer was lost', async () => {
    const { no } = await openJob();
    const talent = await talentWithoutFree(1);
    service.talents.state = 'silent';
    const application = { idempotency_key: randomUUID() };
    await apply(no, talent, application).expect(202);
    service.talents.state = 'up';
    await apply(no, talent, application).expect(201);
    expect(service.talents.billing.lines).toContainEqual(expect.objectContaining({ userId: talent.userId }));
    expect(service.talents.billing.left(talent.userId)).toBe(0);
  });

  test('fails after a quarter of an hour, and what was used comes back; late messages change nothing', async () => {
    const { no } = await openJob();
    const talent = await talentWithoutFree(1);
    service.talents.state = 'silent';
    const { body } = await apply(no, talent).expect(202);
    const { application_id: id } = body as OwnApplication;
    const [billing, key] = [service.talents.billing, `application:${id}`];
    expect(billing.left(talent.userId)).toBe(0);
    after(15 * minuteMs);
    await sweep();
    expect(await own(talent, id)).toMatchObject({ state: 'failed', allowance: { return_reason: 'failed' } });
    await eventually(async () => expect(billing.left(talent.userId)).toBe(1));
    const late = { user_id: talent.userId, kind: 'job_application', key, result: 'used' } as const;
    await service.broker.publish(createMessage(usageSettled, late));
    expect(await own(talent, id)).toMatchObject({ state: 'failed' });
    service.talents.state = 'up';
    await apply(no, talent).expect(201);
    expect(billing.findDrift()).toEqual([]);
  });
});

describe('the allowance comes back', () => {
  test('with a withdrawal within the hour, and not after it; then the talent may apply again', async () => {
    const { no } = await openJob();
    const { no: other } = await openJob();
    const talent = await service.talent();
    const withdraw = (id: string) =>
      service.call('post', `${base}/my/applications/${id}/withdraw`, talent).expect(200);
    const [early, late] = [await applied(no, talent), await applied(other, talent)];
    after(59 * minuteMs);
    await withdraw(early);
    expect((await withdraw(early)).body).toMatchObject({
      state: 'withdrawn',
      allowance: { return_reason: 'withdrawn' },
    });
    expect((await allowanceOf(talent)).free_left).toBe(4);
    after(60 * minuteMs);
    expect((await withdraw(late)).body).toMatchObject({ allowance: { returned_at: null } });
    expect((await allowanceOf(talent)).free_left).toBe(4);
    await applied(no, talent);
  });

  test('once, when the job is frozen before anybody has looked', async () => {
    const { no, path, owner, jobId } = await openJob();
    const [seen, unseen, payer] = [
      await service.talent(),
      await service.talent(),
      await talentWithoutFree(1),
    ];
    const ids = [await applied(no, seen), await applied(no, unseen), await applied(no, payer)] as const;
    await open(path, owner, ids[0]);
    await service.staff('post', `${base}/staff/jobs/${jobId}/freeze`, { reason: 'Asks for a fee' });
    await untilHandled();
    await sweep();
    await sweep();
    expect(await own(seen, ids[0])).toMatchObject({ state: 'applied', allowance: { returned_at: null } });
    expect(typesOf(await own(unseen, ids[1]))).toEqual(['submitted', 'closed', 'allowance_returned']);
    expect(await own(payer, ids[2])).toMatchObject({
      state: 'closed_with_job',
      allowance: { return_reason: 'job_frozen' },
    });
    expect((await allowanceOf(unseen)).free_left).toBe(5);
    expect((await allowanceOf(seen)).free_left).toBe(4);
    await eventually(async () => expect(service.talents.billing.left(payer.userId)).toBe(1));
  });

  test('when the job is closed before anybody has looked, also where the application came at the same moment', async () => {
    const { no, path, owner, jobId, version } = await openJob();
    const talent = await service.talent();
    const id = await applied(no, talent);
    await service
      .call('post', `${path}/jobs/${jobId}/close`, owner, { version, reason: 'filled' })
      .expect(200);
    await untilHandled();
    // As if the message had come before the application was stored.
    const late = new Date(began.getTime() + 2 * minuteMs);
    await service.database.db
      .collection<{ _id: string }>('applications')
      .updateOne({ _id: id }, { $set: { next_at: late } });
    await sweep();
    expect(await own(talent, id)).toMatchObject({ state: 'applied' });
    after(2 * minuteMs);
    await sweep();
    expect(await own(talent, id)).toMatchObject({
      state: 'closed_with_job',
      allowance: { return_reason: 'job_closed' },
    });
    expect((await allowanceOf(talent)).free_left).toBe(5);
  });

  test('to the month in which it happens', async () => {
    service.clock.now = new Date('2027-01-28T16:59:00Z'); // 23.59 in Jakarta
    began = service.clock.now;
    const { no } = await openJob();
    const talent = await service.talent();
    const id = await applied(no, talent);
    expect(await allowanceOf(talent)).toMatchObject({ month: '2027-01', free_left: 4 });
    after(days(14));
    await sweep();
    expect((await own(talent, id)).allowance.return_reason).toBe('unopened');
    expect(await allowanceOf(talent)).toMatchObject({ month: '2027-02', free_left: 6 });
  });
});

describe('the clock of an application', () => {
  test('reminds on day 7, gives back on day 14, closes on day 21, each once', async () => {
    const { no, owner, path } = await openJob();
    const talent = await service.talent();
    const id = await applied(no, talent);
    const expected = [
      [6.9, ['submitted']],
      [7, ['submitted', 'nudged']],
      [13.9, ['submitted', 'nudged']],
      [14, ['submitted', 'nudged', 'allowance_returned']],
      [21, ['submitted', 'nudged', 'allowance_returned', 'closed']],
      [40, ['submitted', 'nudged', 'allowance_returned', 'closed']],
    ] as const;
    for (const [day, types] of expected) {
      after(days(day));
      await sweep();
      expect([day, typesOf(await own(talent, id))]).toEqual([day, types]);
    }
    expect((await open(path, owner, id)).opened_at).toBeNull();
  });

  test('gives back once where the job is frozen after day 14', async () => {
    const { no, jobId } = await openJob();
    const talent = await service.talent();
    const id = await applied(no, talent);
    after(days(14));
    await sweep();
    const { free_left: left } = await allowanceOf(talent);
    await service.staff('post', `${base}/staff/jobs/${jobId}/freeze`, { reason: 'Asks for a fee' });
    await untilHandled();
    await sweep();
    expect(await own(talent, id)).toMatchObject({
      state: 'closed_with_job',
      allowance: { return_reason: 'unopened' },
    });
    expect((await allowanceOf(talent)).free_left).toBe(left);
  });

  test('closes an unanswered one on day 21 with no sweep; what was opened in time keeps its allowance used', async () => {
    const { no, owner, path } = await openJob();
    const talent = await service.talent();
    const id = await applied(no, talent);
    after(days(13.9));
    await open(path, owner, id);
    after(days(21));
    const end = service.clock.now.toISOString();
    expect(await own(talent, id)).toMatchObject({
      state: 'closed_unanswered',
      ended_at: end,
      answer_by: null,
    });
    const { body } = await move(path, owner, { ids: [id], stage: 'interview' }).expect(200);
    expect(body.results).toEqual([{ application_id: id, result: 'state_unfit' }]);
    await service.call('post', `${base}/my/applications/${id}/withdraw`, talent).expect(409);
    await sweep();
    expect(await own(talent, id)).toMatchObject({
      state: 'closed_unanswered',
      allowance: { returned_at: null },
    });
  });
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
    const company = await service.call('get', `${base}/company-pages/${job.company.slug}`, null).expect(200);
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
  const later = new Date(began.getTime() + days(16));
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
  expect(await replyRecords.listCompanies(began)).toContain(companyId);
  const companies = service.database.db.collection<{ _id: string }>('companies');
  await companies.updateOne({ _id: companyId }, { $set: { is_demo: true } });
  expect(await replyRecords.listCompanies(began)).not.toContain(companyId);
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
    expect((await page(5, began)).map(({ id }) => id)).toEqual(ids.slice(1));
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
  await service.call('post', `${path}/jobs/${jobId}/close`, owner, { version, reason: 'filled' }).expect(200);
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

test('what is not an application is refused', async () => {
  const { no, owner, path, jobId, version } = await openJob();
  const talent = await service.talent();
  await apply(no, await service.account(null)).expect(403);
  await apply(no, owner).expect(409, /OWN_COMPANY/);
  await apply(no, talent, { answers: [] }).expect(422, /ANSWER_MISSING.*Bersedia bekerja malam/);
  const unfit = [{ question: 'Bersedia bekerja malam?', answer: 'mungkin' }];
  await apply(no, talent, { answers: unfit }).expect(422, /ANSWER_MISSING/);
  const id = await applied(no, talent);
  await apply(no, await service.talent(), { idempotency_key: id }).expect(409, /IDEMPOTENCY_KEY_REUSED/);
  await service.call('get', `${base}/my/applications/${id}`, await service.talent()).expect(404);
  await service.call('post', `${path}/jobs/${jobId}/close`, owner, { version, reason: 'filled' }).expect(200);
  await apply(no, await service.talent()).expect(410, /JOB_CLOSED/);
  await apply(no, talent, { idempotency_key: id }).expect(201); // the same call, answered again
  const anonymous = await service.issuer.sign({ is_anonymous: true });
  await apply(no, { userId: '', email: '', token: anonymous }).expect(403);
});

test('the copy of an account has its applications; an erasure leaves the company the times of the stages', async () => {
  const { no, owner, path } = await openJob();
  const talent = await service.talent({ summary: 'canary of a talent' });
  const id = await applied(no, talent);
  await open(path, owner, id);
  const { body } = await service.call('get', `${base}/export`, talent).expect(200);
  expect(body.documents[0].data.applications).toMatchObject([
    { company: 'PT Nusantara Rasa', applicant: { summary: 'canary of a talent' }, state: 'applied' },
  ]);
  await untilHandled();
  const { transact, outbox } = service.dependencies;
  const { db } = service.database;
  for (const { userId } of [talent, owner])
    await transact((transaction) =>
      outbox.append(createMessage(accountErased, { user_id: userId }), transaction),
    );
  await untilHandled();
  expect(await findCollectionsContaining(db, talent.userId)).toEqual(['erased_accounts']);
  expect(await findCollectionsContaining(db, talent.email)).toEqual([]);
  expect(await findCollectionsContaining(db, 'canary of a talent')).toEqual([]);
  expect(await findCollectionsContaining(db, owner.userId)).toEqual(['erased_accounts']);
  const kept = await service.dependencies.applicationDirectory.find(id);
  expect(kept).toMatchObject({ state: 'withdrawn', applicant: null, clock: { opened_at: began } });
});
