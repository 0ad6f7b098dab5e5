import {
  rejectedStage,
  type RejectionReason,
  type StageKind,
} from '@sabi/contracts/hiring/application-terms';
import type { MoveResult } from '@sabi/contracts/http/hiring/applications';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { StoredJob } from '../jobs/job';
import { assertMay } from '../tenancy/rights';
import type { Tenant } from '../tenancy/tenant';
import { isLive, isReceived, type StoredApplication } from './application';
import { effectiveState } from './application-clock';
import { maySeeApplications } from './may-see-applications';
import { rankAtEnd } from './board/rank';
import { isPastReview, stageOf, stateOfKind } from './stages';
import { notifyTalent } from './notify-talent';
import {
  type ApplicationDependencies,
  byMember,
  type NewEvent,
  transitionApplication,
} from './transition-application';

interface MoveDependencies extends ApplicationDependencies {
  readonly transact: Transact;
}

interface MoveInput {
  readonly tenant: Tenant;
  readonly ids: readonly string[];
  readonly stage: string;
  /** With `rejected` alone. */
  readonly reason: RejectionReason | undefined;
  readonly now: Date;
}

/** Applications of one transaction: fewer commits than one each, and shorter locks than all. */
const batchSize = 25;

interface MovedApplication {
  readonly application_id: string;
  readonly result: MoveResult;
}

/**
 * Moves applications to a stage of their jobs, or rejects them; what cannot be moved is left out and named.
 * @throws {AppError} ACCESS_DENIED
 */
export async function moveApplications(
  input: MoveInput,
  dependencies: MoveDependencies,
): Promise<MovedApplication[]> {
  assertMay(input.tenant, 'applications.read');
  const ids = [...new Set(input.ids)];
  const results: MovedApplication[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    results.push(
      ...(await dependencies.transact((transaction) => moveBatch(batch, input, dependencies, transaction))),
    );
  }
  return results;
}

async function moveBatch(
  ids: readonly string[],
  input: MoveInput,
  dependencies: MoveDependencies,
  transaction: Transaction,
): Promise<MovedApplication[]> {
  const { tenant } = input;
  const found = await dependencies.applications.applicationsOf(tenant).findMany(ids, transaction);
  const applicationOf = new Map(found.map((application) => [application.id, application]));
  const jobOf = new Map<string, StoredJob | null>();
  for (const { job_id: id } of found)
    if (!jobOf.has(id)) jobOf.set(id, await dependencies.jobs.jobsOf(tenant).find(id, transaction));
  const moved: MovedApplication[] = [];
  for (const id of ids) {
    const application = applicationOf.get(id);
    const job = application && jobOf.get(application.job_id);
    const result =
      application && job ? await moveOne(application, job, input, dependencies, transaction) : 'not_found';
    moved.push({ application_id: id, result });
  }
  return moved;
}

async function moveOne(
  application: StoredApplication,
  job: StoredJob,
  { tenant, stage, reason, now }: MoveInput,
  dependencies: ApplicationDependencies,
  transaction: Transaction,
): Promise<MoveResult> {
  if (!isReceived(application) || !maySeeApplications(tenant, job, now)) return 'not_found';
  const { held } = application;
  if (!isLive(effectiveState(application, now)) || (held && !isLive(held.state))) return 'state_unfit';
  if (stage === (held?.stage_id ?? application.stage_id)) return 'unchanged';
  const kind = stageOf(job, stage)?.kind;
  if (!reason && !kind) return 'stage_unknown';
  // First of an earlier move, which nobody can undo from now on.
  const notifiedAt = held && held.notify_at < now ? held.notify_at : now;
  const notified = (await notifyTalent(application, notifiedAt, dependencies, transaction)) ?? application;
  const actor = byMember(tenant.userId);
  const plan = reason
    ? planRejection(notified, { reason, actor, now })
    : kind && planMove(notified, { kind, stage, actor, now });
  if (plan) await transitionApplication({ application: notified, ...plan, now }, dependencies, transaction);
  return 'moved';
}

interface Plan {
  readonly changes: Partial<StoredApplication>;
  readonly events: readonly NewEvent[];
}

/** A rejection is an answer: the talent reads it. */
function planRejection(
  { clock }: StoredApplication,
  { reason, actor, now }: { reason: RejectionReason; actor: NewEvent['actor']; now: Date },
): Plan {
  const answered = clock.answered_at ? [] : [{ type: 'answered', actor } as const];
  return {
    changes: {
      state: 'rejected',
      reason,
      operation_id: null,
      clock: { ...clock, answered_at: clock.answered_at ?? now, ended_at: now },
    },
    events: [{ type: 'rejected', actor, stage_id: rejectedStage, reason }, ...answered],
  };
}

function planMove(
  { clock }: StoredApplication,
  { kind, stage, actor, now }: { kind: StageKind; stage: string; actor: NewEvent['actor']; now: Date },
): Plan {
  const isAnswer = isPastReview(kind) && !clock.answered_at;
  const state = stateOfKind[kind];
  return {
    changes: {
      state,
      stage_id: stage,
      rank: rankAtEnd(now, 0),
      entered_at: now,
      operation_id: null,
      clock: {
        ...clock,
        ...(isAnswer && { answered_at: now }),
        ...(!isLive(state) && { ended_at: now }),
      },
    },
    events: [
      { type: 'moved', actor, stage_id: stage },
      ...(isAnswer ? [{ type: 'answered', actor } as const] : []),
    ],
  };
}
