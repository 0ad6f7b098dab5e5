import { randomUUID } from 'node:crypto';
import type { ApplicationForm, OwnApplication } from '@sabi/contracts/http/hiring/applications';
import { usageSettled } from '@sabi/contracts/messages/billing';
import { createMessage } from '@sabi/event-bus/create-message';
import { createMetricsRegistry } from '@sabi/service-kit/metrics';
import { eventually } from '@sabi/test-kit/eventually';
import { postingMatchVersion } from '@sabi/job-match/match-posting';
import { storeApplication } from '../../../src/domain/applications/store-application';
import { watchApplications } from '../../../src/metrics';
import { base, days, posting, type TestService } from '../harness';
import { talentCard } from '../talents';
import { createApplicationCalls, minuteMs } from './application-calls';

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

/**
 * Applying: the form, what is stored, and what it costs.
 * @param getService the service of the file that the tests are in
 */
export function describeApplying(getService: () => TestService): void {
  const {
    after,
    allowanceOf,
    applied,
    apply,
    at,
    move,
    open,
    openJob,
    own,
    sweep,
    talentWithoutFree,
    untilHandled,
  } = createApplicationCalls(getService);
  let service: TestService;
  beforeAll(() => {
    service = getService();
  });

  test('an application reaches the company as it was sent, is opened once and answered', async () => {
    const { owner, path, no, jobId } = await openJob();
    const talent = await service.talent({ first_name: 'Dewi', last_name: 'Anggraini' });
    const { body } = await apply(no, talent).expect(201);
    const { application_id: id, answer_by, ...sent } = body as OwnApplication;
    expect(sent).toMatchObject({ state: 'applied', stage_kind: 'review', allowance: { kind: 'free' } });
    expect(answer_by).toBe(at(days(21)).toISOString());
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
    await service
      .call('post', `${path}/jobs/${jobId}/close`, owner, { version, reason: 'filled' })
      .expect(200);
    await apply(no, await service.talent()).expect(410, /JOB_CLOSED/);
    await apply(no, talent, { idempotency_key: id }).expect(201); // the same call, answered again
    const anonymous = await service.issuer.sign({ is_anonymous: true });
    await apply(no, { userId: '', email: '', token: anonymous }).expect(403);
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
      expect(service.talents.billing.lines).toContainEqual(
        expect.objectContaining({ userId: talent.userId }),
      );
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
      expect(await own(talent, id)).toMatchObject({
        state: 'failed',
        allowance: { return_reason: 'failed' },
      });
      await eventually(async () => expect(billing.left(talent.userId)).toBe(1));
      const late = { user_id: talent.userId, kind: 'job_application', key, result: 'used' } as const;
      await service.broker.publish(createMessage(usageSettled, late));
      expect(await own(talent, id)).toMatchObject({ state: 'failed' });
      service.talents.state = 'up';
      await apply(no, talent).expect(201);
      expect(billing.findDrift()).toEqual([]);
    });
  });
}
