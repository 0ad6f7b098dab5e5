import { randomUUID } from 'node:crypto';
import { createMetricsRegistry } from '@sabi/service-kit/metrics';
import { findEndOfWorkingDay } from '@sabi/service-kit/working-days';
import { staffClaims } from '@sabi/test-kit/openapi/staff-access';
import request from 'supertest';
import { sweepOnce } from '../src/entry-points/schedule/start-sweeping';
import { watchReports } from '../src/metrics';
import { base, days, openCompany, publishJob, startTestService, type TestService } from './support/harness';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => service.database.db.collection('attempts').deleteMany({}));

const openJob = async () => {
  const owner = await service.account();
  const { path } = await openCompany(service, owner);
  return { owner, path, ...(await publishJob(service, path, owner)) };
};

const report = (no: number, caller: Parameters<TestService['call']>[2], reportId: string = randomUUID()) =>
  service.call('post', `${base}/jobs/${no}/reports`, caller, {
    report_id: reportId,
    reason: 'asks_for_money',
    text: 'They asked for Rp 500.000.',
  });

const isOpen = async (no: number) => (await service.call('get', `${base}/jobs/${no}`, null)).status === 200;

describe('reports of a job', () => {
  test('of three accounts in good standing freeze it, and the company is shown why', async () => {
    const { owner, path, job_id: id, public_no: no } = await openJob();
    for (const isLast of [false, false, true]) {
      expect(await isOpen(no)).toBe(true);
      await report(no, await service.account(null)).expect(202);
      expect(await isOpen(no)).toBe(!isLast);
    }
    const { body } = await service.call('get', `${path}/jobs/${id}`, owner).expect(200);
    expect(body).toMatchObject({
      state: 'published',
      frozen_reason: expect.stringMatching(/^Three accounts/),
    });
  });

  test('three at once freeze it as well', async () => {
    const { public_no: no } = await openJob();
    const callers = await Promise.all([1, 2, 3].map(() => service.account(null)));
    await Promise.all(callers.map((caller) => report(no, caller).expect(202)));
    expect(await isOpen(no)).toBe(false);
  });

  test('of visitors, of one account three times, and of who had three dismissed do not', async () => {
    const { public_no: no } = await openJob();
    for (const _visitor of [1, 2, 3]) await report(no, null).expect(202);
    const eager = await service.account(null);
    for (const _time of [1, 2, 3]) await report(no, eager).expect(202);
    const unfair = await service.account(null);
    for (const _job of [1, 2, 3]) {
      const other = await openJob();
      const id = randomUUID();
      await report(other.public_no, unfair, id).expect(202);
      const decision = { decision: 'dismissed', reason: 'Nothing of it is in the posting' };
      for (const _time of [1, 2])
        expect((await service.staff('post', `${base}/staff/reports/${id}/decision`, decision)).status).toBe(
          200,
        );
    }
    await report(no, unfair).expect(202);
    await report(no, await service.account(null)).expect(202);
    expect(await isOpen(no)).toBe(true);
  });

  test('are listed for the staff and decided once', async () => {
    const { job_id: jobId, public_no: no } = await openJob();
    const id = randomUUID();
    await report(no, null, id).expect(202);
    const { body } = await service.staff('get', `${base}/staff/reports`);
    expect(body.reports).toContainEqual(
      expect.objectContaining({
        report_id: id,
        user_id: null,
        in_good_standing: false,
        due_at: findEndOfWorkingDay(service.clock.now, 1).toISOString(),
        job: expect.objectContaining({ job_id: jobId, public_no: no, state: 'published' }),
      }),
    );
    const decide = (decision: string) =>
      service.staff('post', `${base}/staff/reports/${id}/decision`, { decision, reason: 'Seen' });
    expect((await decide('upheld')).body).toMatchObject({
      state: 'upheld',
      due_at: null,
      job: { job_id: jobId },
    });
    expect((await decide('dismissed')).body.code).toBe('REPORT_STATE_UNFIT');
  });

  test('are counted once they are overdue; the text goes half a year after the decision', async () => {
    const { public_no: no } = await openJob();
    const id = randomUUID();
    const registry = createMetricsRegistry('svc-hiring');
    watchReports(registry, { reports: service.dependencies.reports, now: () => service.clock.now });
    const countOverdue = async () =>
      (await registry.getSingleMetric('hiring_overdue_reports')?.get())?.values[0]?.value ?? -1;
    const real = service.clock.now;
    service.clock.now = new Date('2026-03-17T09:00:00+07:00'); // before Nyepi and Idul Fitri
    const job = { job_id: randomUUID(), company_id: randomUUID(), public_no: no };
    const report = { ...job, id, reason: 'other', text: 'Pak Budi minta uang.', user_id: null } as const;
    const open = { in_good_standing: false, state: 'open', decision_reason: null, decided_at: null } as const;
    const { reports, transact } = service.dependencies;
    await transact((transaction) =>
      reports.insert({ ...report, ...open, created_at: service.clock.now }, transaction),
    );
    service.clock.now = new Date('2026-03-25T17:00:00+07:00');
    expect(await countOverdue()).toBe(0);
    service.clock.now = new Date('2026-03-25T17:00:01+07:00');
    expect(await countOverdue()).toBe(1);
    const decision = { decision: 'dismissed', reason: 'Nothing of it is in the posting' };
    await service.staff('post', `${base}/staff/reports/${id}/decision`, decision);
    expect(await countOverdue()).toBe(0);
    const textAfter = async (time: number) => {
      service.clock.now = new Date(service.clock.now.getTime() + days(time));
      await sweepOnce(service.dependencies);
      return (await reports.find(id))?.text;
    };
    expect(await textAfter(180)).toBe(report.text);
    expect(await textAfter(0.1)).toBeNull();
    service.clock.now = real;
  });

  test('from one address are limited', async () => {
    const { public_no: no } = await openJob();
    for (let count = 0; count < 20; count += 1) await report(no, null).expect(202);
    await report(no, null).expect(429);
  });

  test('of a job that is not open are refused', async () => {
    await report(999_999, null).expect(404, /JOB_NOT_FOUND/);
  });
});

describe('a job that the staff freezes', () => {
  const act = (id: string, name: string) =>
    service.staff('post', `${base}/staff/jobs/${id}/${name}`, { reason: 'It asks for a fee' });

  test('is gone with the next request and comes back; each act is written once, with its message', async () => {
    const { job_id: id, public_no: no } = await openJob();
    for (const _time of [1, 2])
      expect((await act(id, 'freeze')).body.frozen_reason).toBe('It asks for a fee');
    await service.call('get', `${base}/jobs/${no}`, null).expect(410, /JOB_CLOSED/);
    const { body } = await service.staff('get', `${base}/staff/jobs?frozen=true`);
    expect(body.jobs).toContainEqual(expect.objectContaining({ job_id: id }));
    for (const _time of [1, 2]) expect((await act(id, 'unfreeze')).body.frozen_at).toBeNull();
    await service.call('get', `${base}/jobs/${no}`, null).expect(200);
    const { db } = service.database;
    const ofJob = { 'subject.id': id, role: 'service_role' };
    const acts = await db.collection('audit_entries').find(ofJob).sort({ seq: 1 }).toArray();
    expect(acts.map(({ action, actor }) => [action, actor.id])).toEqual([
      ['job.frozen', 'rina'],
      ['job.unfrozen', 'rina'],
    ]);
    const changes = await db.collection('job_changes').find({ job_id: id }).sort({ _id: 1 }).toArray();
    expect(changes.map(({ kind }) => kind as string)).toEqual(['published', 'frozen', 'published']);
  });

  test('stays hidden whatever its company does', async () => {
    const { owner, path, job_id: id, public_no: no } = await openJob();
    await act(id, 'freeze');
    const { body } = await service.call('get', `${path}/jobs/${id}`, owner);
    await service.call('post', `${path}/jobs/${id}/confirm`, owner, { version: body.version }).expect(200);
    await service.call('get', `${base}/jobs/${no}`, null).expect(410);
  });

  test('and one that does not exist is not found', async () => {
    expect((await act(randomUUID(), 'freeze')).status).toBe(404);
    expect((await service.staff('get', `${base}/staff/jobs/999999`)).body.code).toBe('JOB_NOT_FOUND');
  });

  test('is found by its number without a report, with what was done with it and by which side', async () => {
    const { owner, path, job_id: id, public_no: no, version } = await openJob();
    await service.call('post', `${path}/jobs/${id}/pause`, owner, { version }).expect(200);
    await act(id, 'freeze');
    const { body } = await service.staff('get', `${base}/staff/jobs/${no}`);
    expect(body).toMatchObject({
      job_id: id,
      company_name: 'PT Nusantara Rasa',
      state: 'paused',
      frozen_reason: 'It asks for a fee',
      findings: [],
    });
    const at = service.clock.now.toISOString();
    expect(body.history).toEqual([
      { at, act: 'frozen', by: 'staff', reason: 'It asks for a fee' },
      { at, act: 'paused', by: 'company', reason: null },
      { at, act: 'published', by: 'company', reason: null },
    ]);
    expect(JSON.stringify(body)).not.toContain(owner.userId);
  });

  test('as the caller saw it is not frozen or shown again after another change; the same act sent twice counts once', async () => {
    const { job_id: id, public_no: no, version } = await openJob();
    const actOn = async (name: string, seen: number, reason = 'It asks for a fee') => {
      const body = { reason, version: seen };
      const answer = await service.staff('post', `${base}/staff/jobs/${id}/${name}`, body);
      return answer.status === 200 ? 200 : (answer.body.code as string);
    };
    expect(await actOn('freeze', version - 1)).toBe('JOB_CHANGED');
    expect(await isOpen(no)).toBe(true);
    for (const _time of [1, 2]) expect(await actOn('freeze', version)).toBe(200);
    expect(await actOn('freeze', version, 'A colleague has another reason')).toBe('JOB_CHANGED');
    expect(await actOn('unfreeze', version)).toBe('JOB_CHANGED');
    expect(await isOpen(no)).toBe(false);
    for (const _time of [1, 2]) expect(await actOn('unfreeze', version + 1)).toBe(200);
    const { body } = await service.staff('get', `${base}/staff/jobs/${no}`);
    expect(body.history.map(({ act: name }: { act: string }) => name)).toEqual([
      'unfrozen',
      'frozen',
      'published',
    ]);
  });
});

test('a report, its job and its company each have an owner in the queues of the staff, the job also by its number', async () => {
  const { public_no: no, job_id: jobId } = await openJob();
  const reportId = randomUUID();
  await report(no, null, reportId).expect(202);
  const claims = { ...staffClaims({ roles: ['reviewer'] }), email: 'rina@sabi.example' };
  const me = { userId: claims.sub, email: claims.email, token: await service.issuer.sign(claims) };
  const listOf = async (queue: string, query: string) =>
    (await service.call('get', `${base}/staff/${queue}?${query}`, me).expect(200)).body;
  const { reports } = await listOf('reports', '');
  const found = reports.find((each: { report_id: string }) => each.report_id === reportId);
  const cases = [
    ['reports', reportId, 'report_id', 'state=open'],
    ['jobs', jobId, 'job_id', 'state=published'],
    ['companies', found.job.company_id, 'company_id', 'state=unverified'],
  ] as const;
  for (const [queue, id, idName, query] of cases) {
    expect((await listOf(queue, `${query}&owner=me`))[queue]).toEqual([]);
    const path = `${base}/staff/${queue}/${id}/assign`;
    const { body } = await service.call('post', path, me, { take: true, version: 0 }).expect(200);
    expect(body).toEqual({ owner: { id: claims.sub, name: claims.email }, version: 1 });
    const own = await listOf(queue, `${query}&owner=me`);
    expect(own[queue]).toMatchObject([{ [idName]: id }]);
    expect(own.assignments).toEqual({ [id]: body });
    const again = await service.call('post', path, me, { take: false, version: 0 });
    expect([again.status, again.body.code]).toEqual([409, 'CASE_CHANGED']);
    await service
      .call('post', `${base}/staff/${queue}/${randomUUID()}/assign`, me, { take: true, version: 0 })
      .expect(404);
  }
  const { body: job } = await service.call('get', `${base}/staff/jobs/${no}`, me).expect(200);
  expect(job.assignment).toEqual({ owner: { id: claims.sub, name: claims.email }, version: 1 });
});

describe('a report from a form without script', () => {
  const send = (no: number, fields: object) =>
    request(service.url)
      .post(`${base}/jobs/${no}/reports`)
      .type('form')
      .accept('html')
      .send({ language: 'id', ...fields });

  test('is stored as a visitor’s, and answered with a page that leads back to the job', async () => {
    const { job_id: id, public_no: no } = await openJob();
    const { text } = await send(no, { reason: 'asks_for_money', text: '' }).expect(200);
    expect(text).toContain('<h1>Terima kasih, laporan Anda sudah kami terima</h1>');
    expect(text).toContain(`href="/id/jobs/${no}"`);
    const stored = await service.database.db.collection('job_reports').find({ job_id: id }).toArray();
    expect(stored).toMatchObject([{ reason: 'asks_for_money', text: null, user_id: null }]);
  });

  test('that cannot be stored is answered with the reason', async () => {
    const { public_no: no } = await openJob();
    const unchosen = await send(no, { reason: '', text: 'Minta uang' }).expect(422);
    expect(unchosen.text).toContain('pilih alasannya');
    const closed = await send(999_999, { reason: 'other', language: 'en' }).expect(404);
    expect(closed.text).toContain('closed already');
    const foreign = send(no, { reason: 'other' }).set('origin', 'https://other.example');
    await foreign.expect(403);
    for (let sent = 0; sent < 20; sent += 1) await send(no, { reason: 'other' });
    const limited = await send(no, { reason: 'other' }).expect(429);
    expect(limited.text).toContain('satu jam lagi');
  });
});
