import { AppError } from '@sabi/service-kit/errors';
import { isLive, isReceived, type StoredApplication } from '../applications/application';
import { effectiveState, hasJobEnded } from '../applications/application-clock';
import { runMove, type RunMoveDependencies } from '../applications/operations/run-move';
import { uuidOf } from '../imports/uuid-of';
import type { StoredJob } from '../jobs/job';
import { may } from '../tenancy/rights';
import type { Memberships } from '../tenancy/memberships';
import type { AutomationRepository, StoredAutomation } from './automation';
import { planSteps } from './choose-automation';
import type { ApplicationPlace } from './find-place';

export interface RunAutomationDependencies extends RunMoveDependencies {
  readonly automations: AutomationRepository;
  readonly memberships: Pick<Memberships, 'findRole'>;
}

interface RunInput {
  readonly application: StoredApplication;
  readonly place: ApplicationPlace;
  /** Of the job, first made first. */
  readonly automations: readonly StoredAutomation[];
  readonly now: Date;
}

const hourMs = 3_600_000;

/** Whether rules may move it: its job is open to it, and no person has just decided something else. */
export const isMovable = (application: StoredApplication, job: StoredJob, now: Date): boolean =>
  isReceived(application) &&
  isLive(effectiveState(application, now)) &&
  !application.held &&
  !hasJobEnded(job, now);

/**
 * Applies the rules of a job to an application in its place: one at most moves it, once for each event and rule, however often this is
 * called and wherever it ends.
 * @returns whether it was moved by this call or an earlier one
 */
export async function runAutomation(
  { application, place, automations, now }: RunInput,
  dependencies: RunAutomationDependencies,
): Promise<boolean> {
  const { id, company_id: companyId, stage_id: stageId } = application;
  const [step] = planSteps(automations, application, { ...place, stageId });
  const rule = automations.find((each) => each.id === step?.automation_id);
  if (!rule) return false;
  const role = await dependencies.memberships.findRole({ companyId, userId: rule.member_id });
  if (!role || !may({ role }, 'jobs.change')) return false;
  const { act } = rule;
  const operationId = uuidOf(`automation ${rule.id} ${id} ${place.eventNo}`);
  const earlier = await dependencies.operations.operationsOf({ companyId }).find(operationId);
  if (earlier?.undone_at) return false;
  try {
    const { results } = await runMove(
      {
        tenant: { companyId, role, userId: rule.member_id },
        operationId,
        ids: [id],
        stage: act.stage_id,
        reason: null,
        before: null,
        mail: act.template_id === null ? null : { template_id: act.template_id },
        // By the event, so that a repeated call is the same one.
        sendAt: new Date(place.since.getTime() + act.after_hours * hourMs),
        automation: { id: rule.id, name: rule.name },
        now,
      },
      dependencies,
    );
    return results.some(({ result }) => result === 'moved');
  } catch (error) {
    // Its letter was deleted, or it was changed between two calls: the list of rules says what is missing.
    if (error instanceof AppError && stops.has(error.code)) return false;
    throw error;
  }
}

const stops: ReadonlySet<string> = new Set(['TEMPLATE_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED']);
