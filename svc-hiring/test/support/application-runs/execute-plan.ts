import { randomUUID } from 'node:crypto';
import { rejectedStage } from '@sabi/contracts/hiring/application-terms';
import { getApplication } from '../../../src/domain/applications/get-application';
import { markApplications } from '../../../src/domain/applications/mark-applications';
import { moveApplications } from '../../../src/domain/applications/move-applications';
import { runMove } from '../../../src/domain/applications/operations/run-move';
import { undoOperation } from '../../../src/domain/applications/operations/undo-operation';
import { settleUsage } from '../../../src/domain/applications/settle-application';
import { submitApplication } from '../../../src/domain/applications/submit-application';
import { sweepApplications } from '../../../src/domain/applications/sweep-applications';
import { withdrawApplication } from '../../../src/domain/applications/withdraw-application';
import { sweepCvFiles } from '../../../src/domain/cv-files/sweep-cv-files';
import { newApplication } from '../talents';
import type { Plan, Step } from './plan';
import { type Call, isExpected, member, type Operation, type World } from './world';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Executes a plan's moments in order. @returns failures that the plan does not explain */
export async function executePlan(plan: Plan, world: World): Promise<string[]> {
  const surprises: string[] = [];
  for (const [index, moment] of plan.moments.entries())
    await Promise.all(
      moment.map((step) =>
        take(step, world).catch((error: unknown) => {
          if (!isExpected(error)) surprises.push(`moment ${index}: ${String(error)}`);
        }),
      ),
    );
  return surprises;
}

/** svc-billing answers again, killed processes are replaced, and all deadlines pass. */
export async function reachFinalState(world: World): Promise<void> {
  world.billingIs = 'up';
  world.instance.killSwitch.endAfter(Infinity);
  // A caller who had no answer sends the same again.
  for (const operation of world.operations) {
    const { results } = await run(operation, world);
    if (results.length !== operation.ids.length) throw new Error('A repeated operation lacks results');
  }
  for (const ms of [0, 31_000, 15 * minuteMs, 2 * minuteMs, 8 * dayMs, 7 * dayMs, 8 * dayMs]) {
    world.advance(ms);
    for (const jobId of world.endedJobs.splice(0))
      await markApplications({ jobId, now: world.clock }, world.instance);
    await sweep(world);
    await deliver(world, { copies: 1, isAnswerLost: false, isMixed: false });
  }
}

async function take(step: Step, world: World): Promise<void> {
  switch (step.type) {
    case 'apply':
      return apply(step, world);
    case 'repeat': {
      const call = pickOrNone(world.calls, step.which);
      return call && submit(call, world);
    }
    case 'withdraw':
    case 'open':
    case 'move':
      return touch(step, world);
    case 'operate':
      return operate(step, world);
    case 'undo':
      return undo(step, world);
    case 'freeze':
    case 'close':
      return world.endJob(step.job, step.type);
    case 'deliver':
      return deliver(world, step);
    case 'sweep':
      return sweep(world);
    case 'buy':
      return world.billing.grant(world.talents[step.talent] ?? '', step.units);
    case 'wait':
      return world.advance(step.ms);
    case 'billing':
      world.billingIs = step.is;
      return;
    case 'kill':
      return world.instance.killSwitch.endAfter(step.afterCalls);
  }
}

async function sweep(world: World): Promise<void> {
  await sweepApplications({ now: world.clock }, world.instance);
  await sweepCvFiles({ now: world.clock }, world.instance);
}

async function apply({ talent, job, times }: Extract<Step, { type: 'apply' }>, world: World): Promise<void> {
  const calls = Array.from({ length: times }, (): Call => ({
    talent: world.talents[talent] ?? '',
    publicNo: job + 1,
    application: newApplication({ idempotency_key: randomUUID() }),
    answer: null,
  }));
  world.calls.push(...calls);
  const done = await Promise.allSettled(calls.map((call) => submit(call, world)));
  for (const result of done)
    if (result.status === 'rejected' && !isExpected(result.reason)) throw result.reason;
}

async function submit(call: Call, world: World): Promise<void> {
  const { talent: userId, publicNo, application } = call;
  const principal = { userId, email: 'ayu@mail.example', isAnonymous: false };
  const input = { principal, publicNo, application, authorization: userId, now: world.clock };
  const { state } = await submitApplication(input, world.instance);
  call.answer = state === 'submitting' ? (call.answer ?? 'submitting') : 'submitted';
}

async function touch(
  step: Extract<Step, { type: 'withdraw' | 'open' | 'move' }>,
  world: World,
): Promise<void> {
  const application = pickOrNone(await world.readApplications(), step.which);
  if (!application) return;
  const { id: applicationId, talent_id: userId } = application;
  const now = world.clock;
  if (step.type === 'withdraw')
    await withdrawApplication({ applicationId, userId: userId ?? '', now }, world.instance);
  if (step.type === 'open') await getApplication({ tenant: member, applicationId, now }, world.instance);
  if (step.type !== 'move') return;
  const { stage } = step;
  const reason = stage === rejectedStage ? 'other' : undefined;
  await moveApplications({ tenant: member, ids: [applicationId], stage, reason, now }, world.instance);
}

async function operate(
  { which, count, stage }: Extract<Step, { type: 'operate' }>,
  world: World,
): Promise<void> {
  const applications = await world.readApplications();
  const ids = Array.from({ length: count }, (_, index) => pickOrNone(applications, which + index)?.id);
  const operation: Operation = {
    operationId: randomUUID(),
    ids: [...new Set(ids.flatMap((id) => id ?? []))],
    stage,
    reason: stage === rejectedStage ? 'other' : null,
    before: null,
    mail: { language: 'id', subject: 'Lamaran Anda', text: 'Halo {talent_name}' },
    sendAt: null,
    undone: [],
  };
  if (operation.ids.length === 0) return;
  world.operations.push(operation);
  await run(operation, world);
}

const run = ({ undone: _undone, ...operation }: Operation, world: World) =>
  runMove({ tenant: member, ...operation, now: world.clock }, world.instance);

async function undo({ last }: Extract<Step, { type: 'undo' }>, world: World): Promise<void> {
  const operation = world.operations.at(-last);
  if (!operation) return;
  const { operationId } = operation;
  const results = await undoOperation({ tenant: member, operationId, now: world.clock }, world.instance);
  operation.undone = results.flatMap(({ application_id: id, result }) => (result === 'undone' ? [id] : []));
}

interface Delivery {
  readonly copies: number;
  /** The answers of svc-billing do not arrive. */
  readonly isAnswerLost: boolean;
  /** The last come first, and half of the answers stay under way. */
  readonly isMixed: boolean;
}

/** Hands messages over, at least once: one is removed only after it was taken. */
async function deliver(world: World, { copies, isAnswerLost, isMixed }: Delivery): Promise<void> {
  const sent = await world.readOutbox();
  for (const { id, request } of isMixed ? sent.toReversed() : sent) {
    if (world.billingIs === 'away') break;
    for (let copy = 0; copy < copies; copy += 1) {
      const settled = world.billing.settle(request);
      if (!isAnswerLost) world.answers.push(settled);
    }
    await world.removeFromOutbox(id);
  }
  const answers = world.answers.splice(0, isMixed ? Math.ceil(world.answers.length / 2) : Infinity);
  for (const [index, settled] of answers.entries())
    try {
      const effect = await settleUsage(settled, world.instance);
      if (effect) await world.instance.transact(effect as never);
    } catch (error) {
      world.answers.push(...answers.slice(index)); // delivered again
      throw error;
    }
  if (isMixed) return;
  for (const jobId of world.endedJobs.splice(0))
    try {
      await markApplications({ jobId, now: world.clock }, world.instance);
    } catch (error) {
      world.endedJobs.push(jobId);
      throw error;
    }
}

const pickOrNone = <T>(items: readonly T[], which: number): T | undefined =>
  items[which % Math.max(1, items.length)];
