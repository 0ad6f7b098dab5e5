import { randomUUID } from 'node:crypto';
import { findEndOfWorkingDay } from '@sabi/service-kit/working-days';
import { sweepOnce } from '../src/entry-points/schedule/start-sweeping';
import {
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

let service: TestService;
const start = new Date('2026-11-02T03:00:00.000Z');

beforeAll(async () => {
  service = await startTestService();
});
beforeEach(() => {
  service.clock.now = start;
});
afterAll(() => service.stop());

const companyOf = async () => {
  const owner = await service.account();
  return { owner, ...(await openCompany(service, owner)) };
};

const after = (count: number) => {
  service.clock.now = new Date(start.getTime() + days(count));
};

describe('a draft', () => {
  test('may lack what a published posting needs; publishing names it', async () => {
    const { owner, path } = await companyOf();
    const draft = await createJob(service, path, owner, { mode: null, areas: [], text: '', pay: null });
    const publish = (version: number) =>
      service.call('post', `${path}/jobs/${draft.job_id}/publish`, owner, { version });
    const { body } = await publish(1).expect(422);
    expect(Object.keys(body.errors)).toEqual(['posting.mode', 'posting.text', 'posting.areas']);
    const change = { version: 1, posting: { ...posting, pay: null } };
    await service.call('patch', `${path}/jobs/${draft.job_id}`, owner, change).expect(200);
    await publish(2).expect(422, /PAY_MISSING/);
  });

  test('is stored once for an id, and an id of another company is refused', async () => {
    const { owner, path } = await companyOf();
    const other = await companyOf();
    const body = { job_id: randomUUID(), posting };
    const first = await service.call('post', `${path}/jobs`, owner, body).expect(201);
    await service.call('post', `${path}/jobs`, owner, body).expect(201, first.body);
    await service.call('post', `${other.path}/jobs`, other.owner, body).expect(409, /IDEMPOTENCY_KEY_REUSED/);
  });

  test.each([
    ['a fraction', { min: 1.5, max: 2 }],
    ['a maximum below the minimum', { min: 2, max: 1 }],
  ])('its pay is no %s', async (_what, pay) => {
    const { owner, path } = await companyOf();
    const wrong = { ...posting, pay: { ...posting.pay, ...pay } };
    await service.call('post', `${path}/jobs`, owner, { job_id: randomUUID(), posting: wrong }).expect(422);
  });
});

describe('publishing', () => {
  test('an owner publishes; the public sees the posting without its questions', async () => {
    const { owner, path } = await companyOf();
    const { public_no: no } = await publishJob(service, path, owner);
    const { body } = await service.call('get', `${base}/jobs/${no}`, null).expect(200);
    const { questions: _questions, ...shown } = posting;
    expect(body).toMatchObject({ public_no: no, slug: 'operator-produksi', posting: shown });
    expect(body.posting).not.toHaveProperty('questions');
  });

  test('the job of a recruiter waits for an admin', async () => {
    const { companyId, path } = await companyOf();
    const recruiter = await addMember(service, companyId, 'recruiter');
    const admin = await addMember(service, companyId, 'admin');
    const { job_id: id, public_no: no } = await publishJob(service, path, recruiter);
    await service.call('get', `${base}/jobs/${no}`, null).expect(404, /JOB_NOT_FOUND/);
    const approve = (by: typeof admin) =>
      service.call('post', `${path}/jobs/${id}/approve`, by, { version: 2 });
    await approve(recruiter).expect(403);
    const { body } = await approve(admin).expect(200);
    expect(body.state).toBe('published');
  });

  test('needs an approved recruiter', async () => {
    const owner = await service.account('pending');
    const { path } = await openCompany(service, owner);
    const { job_id: id } = await createJob(service, path, owner);
    await service
      .call('post', `${path}/jobs/${id}/publish`, owner, { version: 1 })
      .expect(403, /COMPANY_UNAPPROVED/);
  });

  test('is refused with the findings where a rule blocks', async () => {
    const { owner, path } = await companyOf();
    const { job_id: id } = await createJob(service, path, owner, { text: 'Ada biaya pendaftaran.' });
    const { body } = await service
      .call('post', `${path}/jobs/${id}/publish`, owner, { version: 1 })
      .expect(422);
    expect(body).toMatchObject({
      code: 'POSTING_BLOCKED',
      findings: [{ rule: 'fee', quote: 'biaya pendaftaran' }],
    });
    const lint = { posting: { ...posting, text: 'Ada biaya pendaftaran.' } };
    const answer = await service.call('post', `${path}/jobs/${id}/lint`, owner, lint).expect(200);
    expect(answer.body.verdict).toBe('block');
  });

  test('waits for the staff where the rules doubt, who publish it or send it back with a reason', async () => {
    const { owner, path } = await companyOf();
    const doubted = { text: 'Hubungi kami di Telegram.' };
    const jobs = [
      await publishJob(service, path, owner, doubted),
      await publishJob(service, path, owner, doubted),
    ];
    const queue = await service.staff('get', `${base}/staff/jobs`);
    const due_at = findEndOfWorkingDay(service.clock.now, 1).toISOString();
    for (const { job_id } of jobs)
      expect(queue.body.jobs).toContainEqual(
        expect.objectContaining({ job_id, state: 'in_review', score: 30, due_at }),
      );
    const review = (index: number, body: object) =>
      service.staff('post', `${base}/staff/jobs/${jobs[index]?.job_id}/review`, { version: 2, ...body });
    for (const _time of [1, 2])
      expect((await review(0, { decision: 'publish' })).body.state).toBe('published');
    await service.call('get', `${base}/jobs/${jobs[0]?.public_no}`, null).expect(200);
    await review(1, { decision: 'return', reason: 'Leave out Telegram' });
    const { body } = await service.call('get', `${path}/jobs/${jobs[1]?.job_id}`, owner).expect(200);
    expect(body).toMatchObject({ state: 'draft', review_reason: 'Leave out Telegram' });
  });

  test('of ten who publish at once one does, and the board hears of it once', async () => {
    const { owner, companyId, path } = await companyOf();
    const admins = await Promise.all([1, 2, 3].map(() => addMember(service, companyId, 'admin')));
    const { job_id: id } = await createJob(service, path, owner);
    const calls = [owner, ...admins].map((each) =>
      service.call('post', `${path}/jobs/${id}/publish`, each, { version: 1 }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
    const changes = service.database.db.collection('job_changes');
    expect(await changes.countDocuments({ job_id: id })).toBe(1);
  });
});

describe('a public job that is changed', () => {
  test('is linted again: what blocks changes nothing, what is doubted leaves the board', async () => {
    const { owner, path } = await companyOf();
    const { job_id: id, public_no: no, version } = await publishJob(service, path, owner);
    const change = (seen: number, text: string) =>
      service.call('patch', `${path}/jobs/${id}`, owner, { version: seen, posting: { ...posting, text } });
    await change(version, 'Ada biaya pendaftaran.').expect(422, /POSTING_BLOCKED/);
    await service.call('get', `${base}/jobs/${no}`, null).expect(200, /Menjalankan mesin/);
    const { body } = await change(version, 'Kirim ke Telegram.').expect(200);
    expect(body.state).toBe('in_review');
    await service.call('get', `${base}/jobs/${no}`, null).expect(410, /JOB_CLOSED/);
    await change(version, 'Lain').expect(409, /JOB_CHANGED/);
  });
});

describe('the time of a job', () => {
  const read = async (path: string, id: string, member: Parameters<TestService['call']>[2]) =>
    (await service.call('get', `${path}/jobs/${id}`, member).expect(200)).body as {
      state: string;
      pause_reason: string | null;
      is_unconfirmed: boolean;
      version: number;
    };

  test('unconfirmed it says so from day 21 and is paused from day 30, with no sweep', async () => {
    const { owner, path } = await companyOf();
    const { job_id: id, public_no: no } = await publishJob(service, path, owner);
    const shown = async () => (await service.call('get', `${base}/jobs/${no}`, null)).body;
    after(20.9);
    expect(await shown()).toMatchObject({ is_unconfirmed: false });
    after(21);
    expect(await shown()).toMatchObject({ is_unconfirmed: true });
    after(30);
    expect(await shown()).toMatchObject({ code: 'JOB_CLOSED' });
    const { version, ...job } = await read(path, id, owner);
    expect(job).toMatchObject({ state: 'paused', pause_reason: 'unconfirmed' });
    await service.call('post', `${path}/jobs/${id}/confirm`, owner, { version }).expect(200);
    expect(await shown()).toMatchObject({ is_unconfirmed: false, public_no: no });
  });

  test('however often it is confirmed, nothing is open after 90 days; a copy begins anew', async () => {
    const { owner, path } = await companyOf();
    const { job_id: id, public_no: no, version: first } = await publishJob(service, path, owner);
    let version = first;
    for (const day of [15, 30, 45, 60, 75, 89]) {
      after(day - 0.1);
      const answer = await service.call('post', `${path}/jobs/${id}/confirm`, owner, { version }).expect(200);
      version = (answer.body as { version: number }).version;
    }
    after(89.9);
    await service.call('get', `${base}/jobs/${no}`, null).expect(200);
    after(90);
    await service.call('get', `${base}/jobs/${no}`, null).expect(410);
    expect((await read(path, id, owner)).state).toBe('expired');
    await service
      .call('post', `${path}/jobs/${id}/confirm`, owner, { version })
      .expect(409, /JOB_STATE_UNFIT/);
    const copy = { job_id: randomUUID() };
    const { body } = await service.call('post', `${path}/jobs/${id}/duplicate`, owner, copy).expect(201);
    expect(body).toMatchObject({ state: 'draft', posting });
    expect(body.public_no).not.toBe(no);
  });

  test('a sweep stores what has become of it, with lines in its history, and the board hears', async () => {
    const { owner, path } = await companyOf();
    const { job_id: id, public_no: no } = await publishJob(service, path, owner);
    const stored = () => service.database.db.collection<{ _id: string }>('jobs').findOne({ _id: id });
    after(30);
    await sweepOnce(service.dependencies);
    expect(await stored()).toMatchObject({ state: 'paused', pause_reason: 'unconfirmed' });
    after(60);
    await sweepOnce(service.dependencies);
    expect(await stored()).toMatchObject({ state: 'expired' });
    const kinds = await service.database.db
      .collection('job_changes')
      .find({ job_id: id })
      .sort({ _id: 1 })
      .toArray();
    expect(kinds.map(({ kind }) => kind as string)).toEqual(['published', 'closed', 'closed']);
    const { body } = await service.staff('get', `${base}/staff/jobs/${no}`);
    expect(body.history).toMatchObject([
      { act: 'expired', by: 'service', at: service.clock.now.toISOString() },
      { act: 'paused', by: 'service' },
      { act: 'published', by: 'company' },
    ]);
  });

  test('it is paused, opened again and closed for good', async () => {
    const { owner, path } = await companyOf();
    const { job_id: id, public_no: no, version } = await publishJob(service, path, owner);
    const step = (name: string, seen: number, more = {}) =>
      service.call('post', `${path}/jobs/${id}/${name}`, owner, { version: seen, ...more });
    await step('pause', version).expect(200);
    await service.call('get', `${base}/jobs/${no}`, null).expect(410);
    await step('confirm', version + 1).expect(409, /JOB_STATE_UNFIT/);
    await step('publish', version + 1).expect(200);
    await service.call('get', `${base}/jobs/${no}`, null).expect(200);
    await step('close', version + 2, { reason: 'filled' }).expect(200);
    await service.call('get', `${base}/jobs/${no}`, null).expect(410, /JOB_CLOSED/);
    await step('publish', version + 3).expect(409, /JOB_STATE_UNFIT/);
  });
});

test('a step that fails at its end leaves nothing of a company or a publication, and may be sent again', async () => {
  const owner = await service.account();
  const { dependencies } = service;
  const record = jest.spyOn(dependencies.audit, 'record').mockRejectedValueOnce(brokenConnection());
  const company = { company_id: randomUUID(), name: 'PT Utuh', legal_name: 'PT Utuh', nib: null };
  const open = () => service.call('post', `${base}/companies`, owner, { ...company, zone: 'Asia/Jakarta' });
  await open().expect(503, /DEPENDENCY_UNAVAILABLE/);
  const path = `${base}/companies/${company.company_id}`;
  await service.call('get', path, owner).expect(404);
  await open().expect(201);
  const { job_id: id, version } = await createJob(service, path, owner);
  const append = jest.spyOn(dependencies.outbox, 'append').mockRejectedValueOnce(brokenConnection());
  const publish = () => service.call('post', `${path}/jobs/${id}/publish`, owner, { version });
  const changes = () =>
    service.database.db.collection<{ _id: number }>('job_changes').countDocuments({ job_id: id });
  await publish().expect(503, /DEPENDENCY_UNAVAILABLE/);
  const { body } = await service.call('get', `${path}/jobs/${id}`, owner).expect(200);
  expect({ ...body, changes: await changes() }).toMatchObject({ state: 'draft', version, changes: 0 });
  await publish().expect(200);
  expect(await changes()).toBe(1);
  record.mockRestore();
  append.mockRestore();
});

const brokenConnection = () => Object.assign(new Error('gone'), { name: 'MongoNetworkError' });

test('revisions of all jobs have no gap and no repetition', async () => {
  const { owner, path } = await companyOf();
  const jobs = await Promise.all([1, 2, 3, 4, 5].map(() => createJob(service, path, owner)));
  await Promise.all(
    jobs.map(({ job_id: id, version }) =>
      service.call('post', `${path}/jobs/${id}/publish`, owner, { version }).expect(200),
    ),
  );
  const changes = await service.database.db
    .collection<{ _id: number }>('job_changes')
    .find()
    .sort({ _id: 1 })
    .toArray();
  expect(changes.map(({ _id }) => _id)).toEqual(changes.map((_change, index) => index + 1));
});

test('a list of one state has the jobs that are in it now, also those that no sweep has moved yet', async () => {
  const { owner, path } = await companyOf();
  const live = await publishJob(service, path, owner);
  const draft = await createJob(service, path, owner);
  const listed = async (state: string) => {
    const { body } = await service.call('get', `${path}/jobs?state=${state}`, owner).expect(200);
    return (body.jobs as { job_id: string; state: string }[]).map((job) => [job.job_id, job.state]);
  };
  expect(await listed('published')).toEqual([[live.job_id, 'published']]);
  expect(await listed('draft')).toEqual([[draft.job_id, 'draft']]);
  after(31);
  expect(await listed('published')).toEqual([]);
  expect(await listed('paused')).toEqual([[live.job_id, 'paused']]);
  after(91);
  expect(await listed('paused')).toEqual([]);
  expect(await listed('expired')).toEqual([[live.job_id, 'expired']]);
});
