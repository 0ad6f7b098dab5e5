import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Job } from '@sabi/contracts/http/hiring/jobs';
import { eventually } from '@sabi/test-kit/eventually';
import type { LoopbackServer } from '@sabi/test-kit/loopback-server';
import {
  applyToJob,
  type Caller,
  callAs,
  createCaller,
  doAs,
  openCompany,
  publishJob,
} from '../support/apply';
import { type BillingService, startBillingService } from '../support/billing-service';
import { type HiringService, startHiringService } from '../support/hiring-service';
import { recordFigure } from '../support/measured-figures';
import { payForPro } from '../support/payment';
import { startProfileStandIn } from '../support/profile-stand-in';
import { expect, test } from '../support/resilience-test';
import type { Servers } from '../support/servers';
import { TcpGate } from '../support/tcp-gate';

const free = 1;
const ofPro = 50;
const settleTimeoutMs = 60_000;
/** After this svc-hiring asks for the outcome of a use. */
const settleAfterMs = 31_000;
const base = '/api/hiring/v1';

test.describe('R68 applications beyond the free ones, with svc-billing itself', () => {
  let real: Servers;
  let billing: BillingService;
  let hiring: HiringService;
  let gate: TcpGate;
  let profile: LoopbackServer;
  const closing: (() => Promise<unknown>)[] = [];

  test.beforeAll(async ({ servers }, testInfo) => {
    testInfo.setTimeout(180_000);
    test.skip(!servers, 'rabbitmq-server is not installed: svc-hiring and svc-billing were not run together');
    if (!servers) return;
    real = servers;
    const logFolder = testInfo.outputPath('logs');
    await mkdir(logFolder, { recursive: true });
    billing = await startBillingService(servers, logFolder);
    closing.push(() => billing.close());
    gate = await TcpGate.start(billing.process.url);
    closing.push(() => gate.close());
    profile = await startProfileStandIn();
    closing.push(() => profile.stop());
    hiring = await startHiringService(servers, {
      logFolder,
      profileUrl: profile.url,
      billingUrl: gate.url,
      env: { FREE_APPLICATIONS_A_MONTH: String(free) },
    });
    closing.push(() => hiring.close());
  });
  test.afterAll(async () => {
    for (const close of closing.toReversed()) await close();
  });

  test('one is debited once, however often it is sent, and comes back with a withdrawal within the hour', async () => {
    const [talent, jobs] = [await createTalent(), await publishJobs(2)];
    const [first, second] = [await apply(talent, jobs[0]), await apply(talent, jobs[1])];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect([first.body.allowance.kind, second.body.allowance.kind]).toEqual(['free', 'plan']);
    const again = await apply(talent, jobs[1], second.body.application_id);
    expect([again.status, again.body.application_id]).toEqual([201, second.body.application_id]);
    expect(await readUses(talent)).toEqual([[`use:application:${second.body.application_id}`, -1]]);
    expect(await readLeft(talent)).toBe(ofPro - 1);

    const path = `${base}/my/applications/${second.body.application_id}/withdraw`;
    await doAs(talent, hiring.process, { path, body: {} });
    await eventually(async () => expect(await readLeft(talent)).toBe(ofPro), settleTimeoutMs);
    expect((await readUses(talent)).map(([, amount]) => amount)).toEqual([-1, 1]);
  });

  test('one whose answer is lost and one sent while svc-billing is away are accepted, and each is debited once when it is back', async () => {
    test.setTimeout(240_000);
    const [talent, jobs] = [await createTalent(), await publishJobs(3)];
    expect((await apply(talent, jobs[0])).body.allowance.kind).toBe('free');
    gate.holdAnswers();
    const lost = await apply(talent, jobs[1]);
    expect([lost.status, lost.body.state]).toEqual([202, 'submitting']);
    await eventually(async () => expect(await readUses(talent)).toHaveLength(1), settleTimeoutMs);
    gate.shut();
    await billing.process.kill();
    const away = await apply(talent, jobs[2]);
    expect([away.status, away.body.state]).toEqual([202, 'submitting']);

    await hiring.process.stop();
    await letPass(settleAfterMs);
    await hiring.process.start(); // sweeps at once
    await eventually(async () => expect(await countAsked()).toBe(2), settleTimeoutMs);
    const states = async () =>
      Promise.all([lost, away].map(({ body }) => readState(talent, body.application_id)));
    expect(await states()).toEqual(['submitting', 'submitting']);
    const begun = performance.now();
    await billing.process.start();
    await eventually(async () => expect(await states()).toEqual(['applied', 'applied']), settleTimeoutMs);
    const settledMs = performance.now() - begun;
    expect((await readUses(talent)).toSorted()).toEqual(
      [lost, away].map(({ body }) => [`use:application:${body.application_id}`, -1]).toSorted(),
    );
    expect(await readLeft(talent)).toBe(ofPro - 2);
    recordFigure(
      'R68',
      `2 applications settled ${(settledMs / 1000).toFixed(1)} s after svc-billing began to start, 2 debits`,
    );
  });

  /** With Pro, paid at the sandbox. */
  async function createTalent(): Promise<Caller> {
    const talent = await createCaller(real);
    await payForPro(billing, real, talent.userId);
    await eventually(async () => expect(await readLeft(talent)).toBe(ofPro), settleTimeoutMs);
    return talent;
  }

  async function publishJobs(count: number): Promise<Job[]> {
    const company = await openCompany(real, hiring);
    const jobs: Job[] = [];
    for (let each = 0; each < count; each += 1)
      jobs.push(await publishJob(hiring, company, { title: `Operator ${each}` }));
    return jobs;
  }

  function apply(talent: Caller, job: Job | undefined, id: string = randomUUID()) {
    if (!job) throw new Error('There is no job left');
    return applyToJob(hiring, talent, job, { idempotency_key: id });
  }

  async function readState(talent: Caller, id: string): Promise<unknown> {
    const path = `${base}/my/applications/${id}`;
    return (await callAs(talent, hiring.process, { path })).body['state'];
  }

  const ledgerOf = ({ userId }: Caller) =>
    billing.database.db
      .collection<{ user_id: string; kind: string; type: string; amount: number; idempotency_key: string }>(
        'ledger_entries',
      )
      .find({ user_id: userId, kind: 'job_application' })
      .sort({ number: 1 })
      .toArray();

  /** Debits and what came back, by key. */
  async function readUses(talent: Caller): Promise<[string, number][]> {
    const entries = await ledgerOf(talent);
    return entries.flatMap(({ type, idempotency_key: key, amount }) =>
      type === 'grant' ? [] : [[key, amount]],
    );
  }

  async function readLeft(talent: Caller): Promise<number> {
    return (await ledgerOf(talent)).reduce((sum, { amount }) => sum + amount, 0);
  }

  const submitting = () => hiring.database.db.collection('applications');

  /** As if applications that wait for svc-billing had been sent earlier. */
  async function letPass(ms: number): Promise<void> {
    const earlier = (field: string) => ({ $subtract: [`$${field}`, ms] });
    await submitting().updateMany({ state: 'submitting' }, [
      { $set: { created_at: earlier('created_at'), next_at: earlier('next_at') } },
    ]);
  }

  const countAsked = () =>
    submitting().countDocuments({ state: 'submitting', settlement_requested_at: { $ne: null } });
});
