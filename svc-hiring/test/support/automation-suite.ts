import { randomUUID } from 'node:crypto';
import type { Automation, NewAutomation } from '@sabi/contracts/http/hiring/automations';
import type { Application } from '@sabi/contracts/http/hiring/applications';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { accountErased } from '@sabi/contracts/messages/account';
import { createMessage } from '@sabi/event-bus/create-message';
import { eventually } from '@sabi/test-kit/eventually';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { sweepOnce } from '../../src/entry-points/schedule/start-sweeping';
import { newAutomation } from './automations';
import { type Account, addMember, base, openCompany, posting, publishJob, type TestService } from './harness';
import { newApplication } from './talents';

const minuteMs = 60_000;

/** Rules of a job that move applications by themselves. @param open the service of the file that the tests are in */
export function describeAutomations(open: () => TestService): void {
  const call: TestService['call'] = (...given) => open().call(...given);

  const openJob = async (changes: Partial<Posting> = {}) => {
    const owner = await open().account();
    const { companyId, path } = await openCompany(open(), owner);
    const { public_no: no, job_id: jobId } = await publishJob(open(), path, owner, changes);
    return { owner, companyId, path, no, jobId, rules: `${path}/jobs/${jobId}/automations` };
  };
  type Job = Awaited<ReturnType<typeof openJob>>;

  const add = async ({ rules, owner }: Job, changes: Partial<NewAutomation> = {}): Promise<Automation> =>
    (await call('post', rules, owner, { automation_id: randomUUID(), ...newAutomation(changes) }).expect(201))
      .body;

  const apply = async ({ no }: Pick<Job, 'no'>, answer = 'yes'): Promise<string> => {
    const answers = [{ question: posting.questions[0]?.text ?? '', answer }];
    const talent = await open().talent();
    const sent = await call('post', `${base}/jobs/${no}/applications`, talent, newApplication({ answers }));
    return sent.body.application_id;
  };

  const read = async ({ path, owner }: Job, id: string): Promise<Application> =>
    (await call('get', `${path}/applications/${id}`, owner).expect(200)).body;

  const expectStage = (job: Job, id: string, stage: string) =>
    eventually(async () => expect((await read(job, id)).stage_id).toBe(stage));

  /** Until talents are notified of moves, which the rules of the next stage follow. */
  const pass = async (minutes: number) => {
    open().clock.now = new Date(open().clock.now.getTime() + minutes * minuteMs);
    await sweepOnce(open().dependencies);
  };

  const night = (value: string) => [{ question: 'Bersedia bekerja malam?', test: 'is' as const, value }];

  test('a rule moves an application whose answer fits, with its letter, and counts as no answer of the company', async () => {
    const job = await openJob();
    const template = { name: 'Tes', language: 'id', subject: 'Tes', text: 'Halo {talent_name}, ini tesnya.' };
    const templateId = randomUUID();
    await call('post', `${job.path}/templates`, job.owner, { template_id: templateId, ...template });
    const act = { stage_id: 'test', template_id: templateId, after_hours: 2 };
    const rule = await add(job, { conditions: night('yes'), act });
    await add(job, {
      name: 'Wawancara',
      trigger: { event: 'moved', stage_id: 'test' },
      act: { stage_id: 'interview', template_id: null, after_hours: 0 },
    });
    const [fitting, other] = [await apply(job), await apply(job, 'no')];
    await expectStage(job, fitting, 'test');
    await pass(119);
    expect((await read(job, fitting)).letters).toMatchObject([
      { sent_at: null, text: 'Halo Ayu Lestari, ini tesnya.' },
    ]);
    await pass(2);
    await expectStage(job, fitting, 'interview');
    await pass(11);
    const moved = await read(job, fitting);
    const byRule = { by: 'service', member_id: null };
    expect(moved.events).toMatchObject([
      { type: 'submitted' },
      { type: 'opened' },
      { type: 'moved', stage_id: 'test', ...byRule, automation: rule.name },
      { type: 'moved', stage_id: 'interview', ...byRule, automation: 'Wawancara' },
    ]);
    expect(moved).toMatchObject({ answered_at: null, state: 'in_process' });
    expect(await read(job, other)).toMatchObject({
      stage_id: 'review',
      events: [{ type: 'submitted' }, { type: 'opened' }],
    });
  });

  test('what a member has just decided goes before a rule, and a move of it can be undone', async () => {
    const job = await openJob();
    const rule = await add(job, { is_on: false });
    const [moved, left] = [await apply(job), await apply(job)];
    const move = { idempotency_key: randomUUID(), ids: [moved], stage: 'interview' };
    await call('post', `${job.path}/applications/moves`, job.owner, move).expect(200);
    const on = { version: rule.version, ...newAutomation() };
    await call('patch', `${job.rules}/${rule.automation_id}`, job.owner, on).expect(200);
    const run = () => call('post', `${job.rules}/${rule.automation_id}/run`, job.owner).expect(200);
    expect((await run()).body).toEqual({ moved: 1, is_complete: true });
    expect([await read(job, moved), await read(job, left)].map(({ stage_id: id }) => id)).toEqual([
      'interview',
      'test',
    ]);
    const stored = await open()
      .database.db.collection<{ _id: string; operation_id: string }>('applications')
      .findOne({ _id: left });
    await call('post', `${job.path}/operations/${stored?.operation_id}/undo`, job.owner).expect(200);
    expect((await run()).body).toEqual({ moved: 0, is_complete: true });
    expect((await read(job, left)).stage_id).toBe('review');
  });

  test('a rule that does not fit its job or the others is refused', async () => {
    const job = await openJob({
      questions: [...posting.questions, { text: 'Berapa tahun?', kind: 'number', knock_out: null }],
    });
    const refused = async (changes: Partial<NewAutomation>, status: number, code: string) => {
      const body = { automation_id: randomUUID(), ...newAutomation(changes) };
      const answer = await call('post', job.rules, job.owner, body).expect(status);
      expect(answer.body.code).toBe(code);
    };
    const act = (stage_id: string, template_id: string | null = null) => ({
      stage_id,
      template_id,
      after_hours: 0,
    });
    const test = 'at_least' as const;
    for (const stage of ['nowhere', 'offer', 'hired', 'rejected'])
      await refused({ act: act(stage) }, 422, 'STAGE_UNKNOWN');
    await refused({ trigger: { event: 'moved', stage_id: 'nowhere' } }, 422, 'STAGE_UNKNOWN');
    await refused({ act: act('test', randomUUID()) }, 404, 'TEMPLATE_NOT_FOUND');
    await refused({ conditions: [{ question: 'Usia?', test, value: '3' }] }, 422, 'REQUEST_INVALID');
    await refused(
      { conditions: [{ question: 'Berapa tahun?', test, value: 'tiga' }] },
      422,
      'REQUEST_INVALID',
    );
    await refused(
      { conditions: [{ question: 'Bersedia bekerja malam?', test, value: 'yes' }] },
      422,
      'REQUEST_INVALID',
    );
    await add(job, { trigger: { event: 'moved', stage_id: 'test' }, act: act('interview') });
    await refused(
      { trigger: { event: 'moved', stage_id: 'interview' }, act: act('test') },
      409,
      'AUTOMATION_LOOP',
    );
  });

  test('a rule stops when its author or its letter is gone, and says so; another account is erased from it', async () => {
    const job = await openJob();
    const recruiter = await addMember(open(), job.companyId, 'recruiter');
    const templateId = randomUUID();
    const letter = { name: 'Tes', language: 'id', subject: 'Tes', text: 'Tes' };
    await call('post', `${job.path}/templates`, recruiter, { template_id: templateId, ...letter }).expect(
      201,
    );
    const act = { stage_id: 'test', template_id: templateId, after_hours: 0 };
    const body = { automation_id: randomUUID(), ...newAutomation({ act }) };
    await call('post', job.rules, recruiter, body).expect(201);
    const list = async (): Promise<Automation[]> =>
      (await call('get', job.rules, job.owner).expect(200)).body.automations;
    expect(await list()).toMatchObject([{ stopped: null, member_id: recruiter.userId }]);
    await call('delete', `${job.path}/templates/${templateId}`, job.owner).expect(204);
    expect(await list()).toMatchObject([{ stopped: 'template_gone' }]);
    await eraseAccount(recruiter);
    expect(await list()).toMatchObject([{ stopped: 'member_gone', member_id: null }]);
    const id = await apply(job);
    await pass(11);
    expect((await read(job, id)).stage_id).toBe('review');
  });

  const eraseAccount = async ({ userId }: Account) => {
    const { transact, outbox } = open().dependencies;
    await transact((transaction) =>
      outbox.append(createMessage(accountErased, { user_id: userId }), transaction),
    );
    await eventually(async () =>
      expect(await findCollectionsContaining(open().database.db, userId)).toEqual(['erased_accounts']),
    );
  };
}
