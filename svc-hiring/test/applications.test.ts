import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ApplicationSubject } from '@sabi/contracts/http/hiring/application-subjects';
import type {
  Allowance,
  Application,
  ApplicationCard,
  ApplicationForm,
  NewApplication,
  OwnApplication,
  OwnApplicationDetail,
} from '@sabi/contracts/http/hiring/applications';
import type { JobPage, PublicJob } from '@sabi/contracts/http/hiring/board';
import type { ViewReceipt } from '@sabi/contracts/http/hiring/views';
import type { BoardCard, BoardChange, BoardColumn } from '@sabi/contracts/http/hiring/application-board';
import type { LetterTemplate } from '@sabi/contracts/http/hiring/letter-templates';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { usageSettled } from '@sabi/contracts/messages/billing';
import { accountErased } from '@sabi/contracts/messages/account';
import { notificationRequested, threadAnswered } from '@sabi/contracts/messages/notification';
import { notificationRequestQueue } from '@sabi/contracts/messages/queues';
import { createMessage } from '@sabi/event-bus/create-message';
import { createMetricsRegistry } from '@sabi/service-kit/metrics';
import { eventually } from '@sabi/test-kit/eventually';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { FileMissing } from '@sabi/file-store/file-store';
import { postingMatchVersion } from '@sabi/job-match/match-posting';
import request from 'supertest';
import { countStages } from '../src/data-access/application-repository';
import { sweepReplyRecords } from '../src/domain/applications/sweep-reply-records';
import type { TalentCard } from '../src/domain/applications/talent-cards';
import { storeApplication } from '../src/domain/applications/store-application';
import { copyCvFile } from '../src/domain/cv-files/copy-cv-file';
import { recordView } from '../src/domain/views/record-view';
import { watchApplications } from '../src/metrics';
import { sweepOnce } from '../src/entry-points/schedule/start-sweeping';
import type { Response } from 'superagent';
import {
  type Account,
  addMember,
  base,
  days,
  openCompany,
  posting,
  publishJob,
  requiredEnv,
  startTestService,
  type TestService,
} from './support/harness';
import { describeJobSearch } from './support/job-search-suite';
import { newApplication, talentCard } from './support/talents';

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

describe('what happens to an application is notified', () => {
  /** Requests that reach svc-notification, by account. */
  const listen = () => {
    const heard: { user_id: string; kind: string }[] = [];
    service.broker.register(notificationRequestQueue.name, async ({ body }) => {
      heard.push(notificationRequested.schema.parse(body));
    });
    return ({ userId }: Account) =>
      heard
        .filter(({ user_id: id }) => id === userId)
        .map(({ kind }) => kind)
        .toSorted();
  };

  test('to the talent, and to those members who may read it', async () => {
    const kindsOf = listen();
    const { owner, companyId, path, no } = await openJob();
    const recruiter = await addMember(service, companyId, 'recruiter');
    const interviewer = await addMember(service, companyId, 'interviewer');
    const [talent, other] = await Promise.all([service.talent(), service.talent()]);
    const id = await applied(no, talent);
    await open(path, recruiter, id);
    await open(path, owner, id);
    for (const stage of ['interview', 'offer', 'hired'])
      await move(path, owner, { ids: [id], stage }).expect(200);
    const second = await applied(no, other);
    await move(path, owner, { ids: [second], stage: 'rejected', reason: 'pay' }).expect(200);
    await untilHandled();
    expect(kindsOf(talent)).toEqual([
      'application_hired',
      'application_moved',
      'application_offered',
      'application_opened',
      'application_sent',
    ]);
    expect(kindsOf(other)).toEqual(['application_rejected', 'application_sent']);
    for (const member of [owner, recruiter])
      expect(kindsOf(member)).toEqual(['application_submitted', 'application_submitted']);
    expect(kindsOf(interviewer)).toEqual([]);
  });

  test('by the clock once, however often it is swept', async () => {
    const kindsOf = listen();
    const { owner, no } = await openJob();
    const [talent, leaving] = await Promise.all([service.talent(), service.talent()]);
    await applied(no, talent);
    const left = await applied(no, leaving);
    await service.call('post', `${base}/my/applications/${left}/withdraw`, leaving).expect(200);
    for (const day of [7, 8, 14, 15, 21, 22]) {
      after(days(day));
      await sweep();
    }
    await untilHandled();
    expect(kindsOf(talent)).toEqual(['allowance_returned', 'application_sent', 'application_unanswered']);
    expect(kindsOf(owner)).toEqual([
      'application_missed',
      'application_nudged',
      'application_submitted',
      'application_submitted',
      'application_withdrawn',
    ]);
  });
});

describe("a company's message to the talent", () => {
  const write = async (application_id: string, company_id: string, member: Account) => {
    const written_at = service.clock.now.toISOString();
    const body = { application_id, company_id, member_id: member.userId, written_at };
    await service.broker.publish(createMessage(threadAnswered, body));
  };

  test('answers the application at its time, once, and keeps its allowance and its answer', async () => {
    const { owner, companyId, path, no } = await openJob();
    const talent = await service.talent();
    const id = await applied(no, talent);
    after(days(13));
    const writtenAt = service.clock.now.toISOString();
    await write(id, randomUUID(), owner); // of another company
    expect((await own(talent, id)).answered_at).toBeNull();
    await write(id, companyId, owner);
    after(days(20));
    await write(id, companyId, owner);
    await sweep();
    after(days(22));
    await sweep();
    const seen = await own(talent, id);
    expect(seen).toMatchObject({ state: 'applied', answered_at: writtenAt, answer_by: null });
    expect(typesOf(seen)).toEqual(['submitted', 'answered']);
    expect((await open(path, owner, id)).events).toMatchObject([
      {},
      { type: 'answered', by: 'member', member_id: owner.userId },
      { type: 'opened' },
    ]);
  });

  test('comes too late for one that is closed', async () => {
    const { owner, companyId, no } = await openJob();
    const talent = await service.talent();
    const id = await applied(no, talent);
    after(days(21));
    await write(id, companyId, owner);
    expect(await own(talent, id)).toMatchObject({ state: 'closed_unanswered', answered_at: null });
  });
});

test('what a mail names of an application is said to svc-notification alone', async () => {
  const { no, jobId } = await openJob();
  const talent = await service.talent();
  const id = await applied(no, talent);
  const call = (token: string, applicationId = id) =>
    request(service.url)
      .get(`/internal/v1/application-titles/${applicationId}`)
      .auth(token, { type: 'bearer' });
  const secret = requiredEnv.NOTIFICATION_SECRET;
  const { body } = await call(secret).expect(200);
  expect(body).toEqual({
    job_id: jobId,
    job_title: 'Operator Produksi',
    company_name: 'PT Nusantara Rasa',
    company_slug: expect.stringMatching(/^pt-nusantara-rasa/),
  });
  await call(secret, randomUUID()).expect(404, /APPLICATION_NOT_FOUND/);
  for (const token of [talent.token, `${secret}x`]) await call(token).expect(401, /TOKEN_INVALID/);
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

const accountant = {
  ...{ id: randomUUID(), version: 1, company_name: 'PT Lama', job_title: 'Staf Akuntansi' },
  ...{ start_date: '2022-01', end_date: '2025-01', is_current: false, location: null },
  description: 'Menyusun laporan keuangan dengan Accurate.',
};
const asks = [
  { text: 'Menguasai Accurate', must: true },
  { text: 'Menguasai SAP', must: false },
  { text: 'Usia maksimal 27 tahun', must: true },
];

test('a talent sees the match before applying, and both sides see it as it was sent', async () => {
  const { owner, path, no, jobId, version } = await openJob({ requirements: asks });
  const lists = { ...talentCard.lists, work_experiences: [accountant] };
  const talent = await service.talent({ lists });
  const form = () => service.call('get', `${base}/jobs/${no}/application-form`, talent).expect(200);
  const { match: before } = (await form()).body as ApplicationForm;
  const [accurate, sap] = before.requirements;
  const quote = { text: 'Menyusun laporan keuangan dengan Accurate.', word: 'Accurate' };
  expect(before).toMatchObject({ version: postingMatchVersion });
  expect(before.requirements).toHaveLength(2); // no profile shows an age
  expect(accurate).toMatchObject({ text: 'Menguasai Accurate', must: true, state: 'found' });
  expect(accurate?.asked).toContainEqual(expect.objectContaining({ quote }));
  expect(sap).toMatchObject({ text: 'Menguasai SAP', state: 'missing', asked: [{ quote: null }] });
  const id = await applied(no, talent);
  service.talents.add(talent, { lists: talentCard.lists });
  const changed = { version, posting: { ...posting, requirements: [] } };
  await service.call('patch', `${path}/jobs/${jobId}`, owner, changed).expect(200);
  expect((await form()).body.match.requirements).toEqual([]);
  expect((await open(path, owner, id)).match).toEqual(before);
  expect((await own(talent, id)).match).toEqual(before);
  const board = await service.call('get', `${path}/jobs/${jobId}/board`, owner).expect(200);
  expect(board.body.cards).toMatchObject([{ application_id: id, match: { found: 1, total: 2 } }]);
});

test('a talent reads who looked, once for each member and day, without their names', async () => {
  const { owner, path, no, companyId } = await openJob();
  const talent = await service.talent();
  const id = await applied(no, talent);
  const recruiter = await addMember(service, companyId, 'recruiter');
  const views = async (of = talent, query = '') =>
    (await service.call('get', `${base}/my/views${query}`, of).expect(200)).body.views as ViewReceipt[];
  expect(await views()).toEqual([]);
  await Promise.all([1, 2, 3].map(() => open(path, owner, id)));
  after(minuteMs);
  await open(path, recruiter, id);
  after(days(1));
  await open(path, owner, id);
  const seen = await views();
  expect(seen.map(({ role, at }) => [role, at])).toEqual([
    ['owner', new Date(began.getTime() + days(1)).toISOString()],
    ['recruiter', new Date(began.getTime() + minuteMs).toISOString()],
    ['owner', began.toISOString()],
  ]);
  expect(seen[0]).toMatchObject({
    ...{ what: 'application', basis: 'application', application_id: id, job_title: 'Operator Produksi' },
    company: { name: 'PT Nusantara Rasa' },
  });
  for (const private_ of [owner, recruiter].flatMap(({ userId, email }) => [userId, email]))
    expect(JSON.stringify(seen)).not.toContain(private_);
  expect(await views(await service.talent())).toEqual([]);
  const { viewReceipts } = service.dependencies;
  const last = { time: new Date(seen[0]?.at ?? ''), id: seen[0]?.view_id ?? '' };
  const page = await viewReceipts.list(talent.userId, { after: last, limit: 1 });
  expect(page.map((view) => view.id)).toEqual([seen[1]?.view_id]);
});

describe('the file of a CV', () => {
  const content = Buffer.from('%PDF-1.7 canary of a file');
  /** A talent whose CV is in the part of svc-profile. */
  const withCv = async (bytes = content) => {
    const cv_key = `${randomUUID()}/cv_1700000000000.pdf`;
    await service.dependencies.fileStore.put(cv_key, Readable.from([bytes]), {
      mediaType: 'application/pdf',
    });
    return { talent: await service.talent({ cv_key }), cv_key };
  };
  const download = (url: string, caller: Account, status = 200) =>
    service.call('get', url, caller).buffer(true).parse(readBytes).expect(status);

  test('is copied with the application, which no deletion in the profile reaches, and is a private download', async () => {
    const { owner, path, no, companyId } = await openJob();
    const { talent, cv_key } = await withCv();
    const id = await applied(no, talent);
    await service.dependencies.fileStore.delete(cv_key);
    const file = { state: 'stored', file_name: 'cv.pdf', media_type: 'application/pdf' };
    expect((await own(talent, id)).cv_file).toEqual({ ...file, size_bytes: content.length });
    expect((await open(path, owner, id)).cv_file).toEqual({ ...file, size_bytes: content.length });
    const url = `${path}/applications/${id}/cv-file`;
    const { body, headers } = await download(url, owner);
    expect(body).toEqual(content);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename=cv.pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    });
    expect((await download(`${base}/my/applications/${id}/cv-file`, talent)).body).toEqual(content);
    await download(url, await addMember(service, companyId, 'interviewer'), 403);
    const other = await openJob();
    await download(url, other.owner, 404);
    await download(`${other.path}/applications/${id}/cv-file`, other.owner, 404);
    await download(`${base}/my/applications/${id}/cv-file`, await service.talent(), 404);
    const { body: seen } = await service.call('get', `${base}/my/views`, talent).expect(200);
    expect((seen.views as ViewReceipt[]).map(({ what }) => what).sort()).toEqual(['application', 'cv_file']);
  });

  test('is copied later where the store was away, and is lost where the CV is gone or too large', async () => {
    const { owner, path, no } = await openJob();
    const [late, gone, large] = [await withCv(), await withCv(), await withCv(Buffer.alloc(cvMaxBytes + 1))];
    const { fileStore } = service.dependencies;
    const put = jest.spyOn(fileStore, 'put').mockRejectedValue(new Error('away'));
    const lateId = await applied(no, late.talent);
    const goneId = await applied(no, gone.talent);
    put.mockRestore();
    const stateOf = async (id: string) => (await open(path, owner, id)).cv_file?.state;
    expect(await stateOf(lateId)).toBe('copying');
    await download(`${path}/applications/${lateId}/cv-file`, owner, 404);
    await fileStore.delete(gone.cv_key);
    after(minuteMs);
    await sweep();
    expect(await stateOf(lateId)).toBe('stored');
    expect(await stateOf(goneId)).toBe('unavailable');
    expect(await stateOf(await applied(no, large.talent))).toBe('unavailable');
  });

  test('goes with the account, also where a copy ends after it', async () => {
    const { no } = await openJob();
    const { talent, cv_key } = await withCv();
    const id = await applied(no, talent);
    const { fileStore, transact, outbox, applicationDirectory } = service.dependencies;
    const { body } = await service.call('get', `${base}/export`, talent).expect(200);
    const [exported] = body.files;
    expect(exported).toMatchObject({ folder: 'applications', name: 'PT Nusantara Rasa cv.pdf' });
    expect((await download(exported.address, talent)).body).toHaveLength(exported.size_bytes);
    await transact((transaction) =>
      outbox.append(createMessage(accountErased, { user_id: talent.userId }), transaction),
    );
    await untilHandled();
    const key = `applications/${id}/cv.pdf`;
    await expect(fileStore.get(key)).rejects.toBeInstanceOf(FileMissing);
    const row = await applicationDirectory.find(id);
    expect(row?.cv_file).toMatchObject({ state: 'erased', file_name: '', source_key: null });
    // A copy that read the row before, and ends only now.
    const wanted = { key, source_key: cv_key, state: 'wanted', file_name: 'cv.pdf', next_at: null } as const;
    const cv_file = { ...wanted, media_type: 'application/pdf', size_bytes: null };
    const before = { id, company_id: row?.company_id ?? '', talent_id: talent.userId, cv_file };
    await copyCvFile(before, service.dependencies);
    await expect(fileStore.get(key)).rejects.toBeInstanceOf(FileMissing);
    // A copy whose process ended before it could look.
    await fileStore.put(key, Readable.from([content]), { mediaType: 'application/pdf' });
    after(days(1));
    await sweep();
    await expect(fileStore.get(key)).rejects.toBeInstanceOf(FileMissing);
    expect((await applicationDirectory.find(id))?.cv_file).toBeNull();
  });
});

const readBytes = (response: Response, done: (error: Error | null, body: Buffer) => void): void => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
};

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
    const registry = createMetricsRegistry('svc-hiring');
    const { applicationDirectory } = service.dependencies;
    watchApplications(registry, { applicationDirectory, now: () => service.clock.now });
    const countUnsettled = async () =>
      (await registry.getSingleMetric('hiring_unsettled_applications')?.get())?.values[0]?.value;
    after(5 * minuteMs - 1);
    expect(await countUnsettled()).toBe(0);
    after(5 * minuteMs);
    expect(await countUnsettled()).toBe(1);
    after(15 * minuteMs);
    await sweep();
    expect(await countUnsettled()).toBe(0);
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

describe('a move as an operation', () => {
  const operate = async (path: string, member: Account, body: object, operationId = randomUUID()) => {
    const { body: moved } = await move(path, member, { idempotency_key: operationId, ...body }).expect(200);
    expect(moved).toMatchObject({ operation_id: operationId });
    return { operationId, results: resultsOf(moved) };
  };

  const undo = async (path: string, member: Account, operationId: string) =>
    resultsOf(
      (await service.call('post', `${path}/operations/${operationId}/undo`, member).expect(200)).body,
    );

  const resultsOf = ({ results }: { results: { result: string }[] }) => results.map(({ result }) => result);

  const boardOf = async (path: string, member: Account, jobId: string, query = '') =>
    (await service.call('get', `${path}/jobs/${jobId}/board${query}`, member).expect(200))
      .body as BoardAnswer;

  interface BoardAnswer {
    columns: BoardColumn[];
    cards: BoardCard[];
    revision: string;
  }

  const placesOf = ({ cards }: BoardAnswer) =>
    cards.map(({ application_id: id, stage_id: stage }) => [stage, id]);

  const withTalents = async (count: number, card: Partial<TalentCard> = {}) => {
    const opened = await openJob();
    const talents: Account[] = [];
    const ids: string[] = [];
    for (let made = 0; made < count; made += 1) {
      const talent = await service.talent(card);
      talents.push(talent);
      ids.push(await applied(opened.no, talent));
      after(made + 1);
    }
    return { ...opened, talents, ids };
  };

  const tenMinutes = 10 * minuteMs;
  const first = <T>(items: readonly T[]): T => items[0] as T;

  test('is seen by the company at once, and by the talent with its letter when nobody can undo it', async () => {
    const { path, owner, jobId, talents, ids } = await withTalents(3, {
      first_name: 'Dewi',
      last_name: 'Sari',
    });
    const [one = '', two = '', three = ''] = ids;
    const mail = {
      language: 'id',
      subject: 'Lamaran {job_title}',
      text: 'Halo {talent_name}, dari {company_name}: {reason}.',
    };
    const rejection = { ids: [one], stage: 'rejected', reason: 'pay', mail };
    expect((await operate(path, owner, rejection)).results).toEqual(['moved']);
    expect((await operate(path, owner, { ids: [two, three], stage: 'interview' })).results).toEqual([
      'moved',
      'moved',
    ]);
    const board = await boardOf(path, owner, jobId);
    expect(placesOf(board)).toEqual([
      ['interview', two],
      ['interview', three],
    ]);
    expect(board.columns).toMatchObject([
      { stage_id: 'review', count: 0, median_days: null },
      { stage_id: 'test', count: 0 },
      { stage_id: 'interview', count: 2, median_days: 0, over_sla: 0, limit: null },
      { stage_id: 'offer' },
      { stage_id: 'hired' },
    ]);
    expect((await boardOf(path, owner, jobId, '?stage=rejected')).cards).toMatchObject([
      { application_id: one, state: 'rejected', reason: 'pay', name: 'Dewi Sari' },
    ]);
    expect((await operate(path, owner, { ids: [one], stage: 'test' })).results).toEqual(['state_unfit']);
    after(tenMinutes);
    await sweep();
    for (const talent of talents.slice(0, 2))
      expect(await own(talent, ids[talents.indexOf(talent)] ?? '')).toMatchObject({
        state: 'applied',
        reason: null,
        answered_at: null,
        events: [{ type: 'submitted' }],
        letters: [],
      });
    after(tenMinutes + 10);
    const notified = { state: 'rejected', reason: 'pay' };
    // Without a sweep the state alone; the events follow.
    expect(await own(first(talents), one)).toMatchObject(notified);
    await sweep();
    const seen = await own(first(talents), one);
    expect(seen).toMatchObject({
      ...notified,
      letters: [
        {
          subject: 'Lamaran Operator Produksi',
          text: 'Halo Dewi Sari, dari PT Nusantara Rasa: ekspektasi gaji tidak sesuai.',
        },
      ],
    });
    expect(typesOf(seen)).toEqual(['submitted', 'rejected', 'answered']);
    expect(typesOf(await own(talents[1] as Account, two))).toEqual(['submitted', 'moved', 'answered']);
    expect(await open(path, owner, two)).toMatchObject({ state: 'in_process', notified_at: null });
    await untilHandled();
  });

  test('can be undone in ten minutes, one after the other, and leaves nothing with the talent', async () => {
    const { path, owner, companyId, jobId, talents, ids } = await withTalents(2);
    const recruiter = await addMember(service, companyId, 'recruiter');
    const [one = '', two = ''] = ids;
    const before = placesOf(await boardOf(path, owner, jobId));
    const moving = await operate(path, owner, { ids, stage: 'test' });
    after(5 * minuteMs);
    const rejecting = await operate(path, recruiter, { ids: [one], stage: 'rejected', reason: 'other' });
    expect(await undo(path, owner, moving.operationId)).toEqual(['changed', 'undone']);
    expect(await undo(path, owner, rejecting.operationId)).toEqual(['undone']);
    expect(await undo(path, owner, rejecting.operationId)).toEqual(['undone']);
    expect(placesOf(await boardOf(path, owner, jobId))).toEqual([
      ['review', two],
      ['test', one],
    ]);
    const again = await operate(path, owner, { ids: [one], stage: 'offer' });
    expect(await undo(path, owner, again.operationId)).toEqual(['undone']);
    const back = await operate(path, owner, { ids: [one], stage: 'review', before: two });
    expect(placesOf(await boardOf(path, owner, jobId))).toEqual(before);
    await service.call('post', `${path}/operations/${randomUUID()}/undo`, owner).expect(404);
    after(days(1));
    await service
      .call('post', `${path}/operations/${back.operationId}/undo`, owner)
      .expect(409, /OPERATION_ENDED/);
    await sweep();
    for (const [index, talent] of talents.entries())
      expect(await own(talent, ids[index] ?? '')).toMatchObject({
        state: 'applied',
        events: [{ type: 'submitted' }],
      });
  });

  test('is not undone for a talent who has withdrawn, or was notified', async () => {
    const { path, owner, talents, ids, jobId } = await withTalents(2);
    const moved = await operate(path, owner, { ids, stage: 'rejected', reason: 'place' });
    await service.call('post', `${base}/my/applications/${ids[0]}/withdraw`, first(talents)).expect(200);
    expect(await undo(path, owner, moved.operationId)).toEqual(['changed', 'undone']);
    expect(placesOf(await boardOf(path, owner, jobId))).toEqual([['review', ids[1]]]);
    after(tenMinutes + 10);
    await sweep();
    expect(await own(first(talents), ids[0] ?? '')).toMatchObject({ state: 'withdrawn' });
    expect(await own(talents[1] as Account, ids[1] ?? '')).toMatchObject({ state: 'applied' });
    // One that is to be closed as unanswered is notified before, although it could be undone for longer.
    after(days(21) - minuteMs);
    const late = await operate(path, owner, { ids: ids.slice(1), stage: 'rejected', reason: 'place' });
    after(days(21) + 10);
    expect(await undo(path, owner, late.operationId)).toEqual(['changed']);
    after(days(22));
    await sweep();
    const seen = await own(talents[1] as Account, ids[1] ?? '');
    expect(seen).toMatchObject({ state: 'rejected' });
    expect(new Date(seen.answered_at ?? 0).getTime()).toBeLessThan(
      new Date(seen.submitted_at ?? 0).getTime() + days(21),
    );
  });

  test('counts once, also where it is sent again with more left to do, and waits for send_at', async () => {
    const { path, owner, talents, ids } = await withTalents(1);
    const body = { ids, stage: 'test', send_at: new Date(began.getTime() + days(2)).toISOString() };
    const { operationId } = await operate(path, owner, body);
    expect((await operate(path, owner, body, operationId)).results).toEqual(['moved']);
    const other = { ...body, stage: 'offer', idempotency_key: operationId };
    await move(path, owner, other).expect(409, /IDEMPOTENCY_KEY_REUSED/);
    const later = new Date(began.getTime() + days(8)).toISOString();
    await move(path, owner, { ...other, idempotency_key: randomUUID(), send_at: later }).expect(422);
    await move(path, owner, { ids, stage: 'test', send_at: body.send_at }).expect(422);
    after(days(2) - 1);
    await sweep();
    expect(await own(first(talents), ids[0] ?? '')).toMatchObject({ state: 'applied' });
    after(days(2));
    await sweep();
    expect(await own(first(talents), ids[0] ?? '')).toMatchObject({ state: 'in_process' });
  });

  test('is notified although the job is closed right after it; an unopened application does not end with the job', async () => {
    const { path, owner, talents, ids, jobId, version } = await withTalents(1);
    await operate(path, owner, { ids, stage: 'rejected', reason: 'position_filled' });
    await service
      .call('post', `${path}/jobs/${jobId}/close`, owner, { version, reason: 'filled' })
      .expect(200);
    await untilHandled();
    await sweep();
    after(tenMinutes + 10);
    await sweep();
    expect(await own(first(talents), ids[0] ?? '')).toMatchObject({
      state: 'rejected',
      allowance: { returned_at: null },
    });
  });

  test('comes to other pages with the name of the member; nothing where nothing has changed', async () => {
    const { path, owner, companyId, jobId, ids, talents } = await withTalents(2);
    const recruiter = await addMember(service, companyId, 'recruiter');
    const changes = async (since: string) =>
      (
        await service
          .call('get', `${path}/jobs/${jobId}/board/changes?since=${encodeURIComponent(since)}`, owner)
          .expect(200)
      ).body as { revision: string; changes: BoardChange[]; is_complete: boolean };
    const { revision, cards } = await boardOf(path, owner, jobId);
    const versionOf = new Map(cards.map(({ application_id: id, version }) => [id, version]));
    /** As a page does: what it knows already may come again. */
    const takeNew = (found: readonly BoardChange[]) =>
      found.filter(({ card: { application_id: id, version } }) => {
        const isNew = version > (versionOf.get(id) ?? 0);
        versionOf.set(id, version);
        return isNew;
      });
    expect(await changes(revision)).toEqual({ revision, changes: [], is_complete: true });
    const moved = await operate(path, recruiter, { ids: ids.slice(0, 1), stage: 'test' });
    const seen = await changes(revision);
    expect(takeNew(seen.changes)).toMatchObject([
      {
        card: { application_id: ids[0], stage_id: 'test' },
        by: { member_id: recruiter.userId, name: recruiter.email },
      },
    ]);
    expect(await changes(seen.revision)).toMatchObject({ changes: [] });
    await undo(path, owner, moved.operationId);
    await service
      .call('post', `${base}/my/applications/${ids[1]}/withdraw`, talents[1] as Account)
      .expect(200);
    const { changes: later } = await changes(seen.revision);
    const found = takeNew(later).map(({ card, by }) => [
      card.application_id,
      card.stage_id,
      card.state,
      by?.name,
    ]);
    expect(found).toEqual([
      [ids[0], 'review', 'applied', owner.email],
      [ids[1], 'review', 'withdrawn', undefined],
    ]);
    await service.call('get', `${path}/jobs/${jobId}/board/changes?since=x`, owner).expect(422);
  });

  test('the board has pages by stage and rank, and limits of stages that refuse nothing', async () => {
    const { path, owner, jobId, ids } = await withTalents(3);
    const [one = '', two = '', three = ''] = ids;
    await operate(path, owner, { ids: [three], stage: 'review', before: one });
    expect(placesOf(await boardOf(path, owner, jobId))).toEqual([
      ['review', three],
      ['review', one],
      ['review', two],
    ]);
    await operate(path, owner, { ids: [two, three], stage: 'review', before: one });
    expect(placesOf(await boardOf(path, owner, jobId, '?stage=review')).map(([, id]) => id)).toEqual([
      two,
      three,
      one,
    ]);
    await service.call('get', `${path}/jobs/${jobId}/board?after=x`, owner).expect(422);
    const limit = (stage: string, most: number | null) =>
      service.call('patch', `${path}/jobs/${jobId}/stages`, owner, { stage, limit: most });
    await limit('review', 1).expect(200);
    await limit('panel', 1).expect(422, /STAGE_UNKNOWN/);
    expect((await boardOf(path, owner, jobId)).columns[0]).toMatchObject({ limit: 1, count: 3 });
    await limit('review', null).expect(200);
    expect((await boardOf(path, owner, jobId)).columns[0]).toMatchObject({ limit: null });
  });
});

test('letters have templates in both languages, with known placeholders and one line of subject', async () => {
  const { path, owner, no } = await openJob();
  const list = async () =>
    (await service.call('get', `${path}/templates`, owner).expect(200)).body.templates as LetterTemplate[];
  const defaults = await list();
  expect(defaults.map(({ language }) => language).toSorted()).toEqual(['en', 'en', 'id', 'id']);
  const content = {
    name: 'Undangan',
    language: 'id',
    subject: 'Wawancara {job_title}',
    text: 'Halo {talent_name}',
  };
  const template = { template_id: randomUUID(), ...content };
  const create = (changes: object) =>
    service.call('post', `${path}/templates`, owner, { ...template, template_id: randomUUID(), ...changes });
  for (const refused of [
    { subject: 'A\r\nBcc: all@mail.example' },
    { subject: 'A\nB' },
    { text: 'Halo {salary}' },
  ])
    await create(refused).expect(422);
  await service.call('post', `${path}/templates`, owner, template).expect(201);
  await service.call('post', `${path}/templates`, owner, template).expect(201);
  expect(await list()).toHaveLength(5);
  const at = `${path}/templates/${template.template_id}`;
  await service.call('patch', at, owner, { version: 1, ...content, text: 'Hai {talent_name}' }).expect(200);
  await service.call('patch', at, owner, { version: 1, ...content }).expect(409, /TEMPLATE_CHANGED/);
  const id = await applied(no, await service.talent({ first_name: '{reason}', last_name: null }));
  const preview = {
    language: 'id',
    subject: 'Halo {talent_name}',
    text: '{reason} {company_name}',
    application_id: id,
    reason: 'place',
  };
  const { body } = await service.call('post', `${path}/templates/preview`, owner, preview).expect(200);
  expect(body).toEqual({ subject: 'Halo {reason}', text: 'lokasi tidak sesuai PT Nusantara Rasa' });
  const mail = { template_id: template.template_id };
  const moving = { ids: [id], stage: 'test', mail, idempotency_key: randomUUID() };
  await move(path, owner, moving).expect(200);
  expect((await open(path, owner, id)).letters).toMatchObject([{ sent_at: null, text: 'Hai {reason}' }]);
  await service.call('delete', at, owner).expect(204);
  await service.call('delete', at, owner).expect(404);
  await move(path, owner, { ...moving, idempotency_key: randomUUID(), stage: 'offer' }).expect(
    404,
    /TEMPLATE_NOT_FOUND/,
  );
  for (const { template_id: templateId } of defaults)
    await service.call('delete', `${path}/templates/${templateId}`, owner).expect(204);
  expect(await list()).toEqual([]);
  const { body: reasons } = await service.call('get', `${path}/reasons`, owner).expect(200);
  expect(reasons.reasons[0]).toMatchObject({
    reason: 'qualifications',
    name: { id: 'Kualifikasi tidak sesuai' },
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

test('a receipt that is written while the account is erased does not stay', async () => {
  const talent = await service.account(null);
  await service.dependencies.erasedAccounts.note(talent.userId);
  const application = {
    id: randomUUID(),
    talent_id: talent.userId,
    company_id: randomUUID(),
    job_title: 'Kasir',
  };
  const tenant = { companyId: application.company_id, role: 'owner', userId: randomUUID() } as const;
  const view = { application, tenant, what: 'application', now: service.clock.now } as const;
  await recordView(view, service.dependencies);
  expect(await service.database.db.collection('views').countDocuments({ talent_id: talent.userId })).toBe(0);
});

test('titles of applications are answered to both sides by their ids alone, and open none', async () => {
  const { owner, companyId, no, jobId } = await openJob();
  const talent = await service.talent({ first_name: 'Dewi', last_name: 'Anggraini' });
  const id = await applied(no, talent);
  const titlesFor = async (reader: Account): Promise<ApplicationSubject[]> => {
    const ids = `${id},${randomUUID()}`;
    const { body } = await service
      .call('get', `${base}/my/application-subjects?ids=${ids}`, reader)
      .expect(200);
    return body.subjects;
  };
  const subject = {
    application_id: id,
    job: { job_id: jobId, public_no: no },
    company: { name: 'PT Nusantara Rasa' },
  };
  expect(await titlesFor(talent)).toMatchObject([{ ...subject, side: 'talent', applicant_name: null }]);
  const company = { ...subject, side: 'company', applicant_name: 'Dewi Anggraini' };
  expect(await titlesFor(owner)).toMatchObject([company]);
  expect(await titlesFor(await addMember(service, companyId, 'recruiter'))).toMatchObject([company]);
  const strangers = [
    await service.talent(),
    (await openJob()).owner,
    await addMember(service, companyId, 'interviewer'),
  ];
  for (const stranger of strangers) expect(await titlesFor(stranger)).toEqual([]);
  expect(await own(talent, id)).toMatchObject({ opened_at: null });
  await service.call('get', `${base}/my/application-subjects?ids=${id},x`, talent).expect(422);
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
  const letter = { language: 'id', subject: 'Lamaran', text: 'canary of a letter' };
  for (const stage of ['test', 'interview'])
    await move(path, owner, { ids: [id], stage, mail: letter, idempotency_key: randomUUID() }).expect(200);
  const { body } = await service.call('get', `${base}/export`, talent).expect(200);
  expect(body.documents[0].data.applications).toMatchObject([
    { company: 'PT Nusantara Rasa', applicant: { summary: 'canary of a talent' }, state: 'applied' },
  ]);
  expect(body.documents[0].data.views).toEqual([
    {
      ...{ company: 'PT Nusantara Rasa', role: 'owner', what: 'application', basis: 'application' },
      ...{ job: 'Operator Produksi', at: began.toISOString() },
    },
  ]);
  expect(JSON.stringify(body)).not.toContain(owner.userId);
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
  expect(await findCollectionsContaining(db, 'canary of a letter')).toEqual([]);
  const kept = await service.dependencies.applicationDirectory.find(id);
  expect(kept).toMatchObject({
    state: 'withdrawn',
    applicant: null,
    match: null,
    clock: { opened_at: began },
  });
});

describe('the job search of a talent', () => describeJobSearch(() => service));
