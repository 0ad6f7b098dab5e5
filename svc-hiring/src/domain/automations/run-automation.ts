import { AppError } from '@sabi/service-kit/errors';
import { isLive, isReceived, type StoredApplication } from '../applications/application';
import { effectiveState, hasJobEnded } from '../applications/application-clock';
import { runMove, type RunMoveDependencies } from '../applications/operations/run-move';
import { uuidOf } from '../imports/uuid-of';
import type { StoredJob } from '../jobs/job';
import type { Tenant } from '../tenancy/tenant';
import type { AutomationRepository, StoredAutomation } from './automation';
import type { AuthorDependencies } from './open-author';
import type { ApplicationPlace } from './find-place';

export interface RunAutomationDependencies extends RunMoveDependencies, AuthorDependencies {
  readonly automations: AutomationRepository;
}

interface RunInput {
  readonly application: StoredApplication;
  readonly place: ApplicationPlace;
  /** That moves it on from there. */
  readonly automation: StoredAutomation;
  /** The rule's author. */
  readonly tenant: Tenant;
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
 * Moves an application by a rule, once for each event and rule, however often this is called and wherever it ends.
 * @returns whether it was moved by this call or an earlier one
 */
export async function runAutomation(
  { application, place, automation, tenant, now }: RunInput,
  dependencies: RunAutomationDependencies,
): Promise<boolean> {
  const { id } = application;
  const { id: automationId, name, act } = automation;
  const operationId = uuidOf(`automation ${automationId} ${id} ${place.eventNo}`);
  const earlier = await dependencies.operations.operationsOf(tenant).find(operationId);
  if (earlier?.undone_at) return false;
  try {
    const { results } = await runMove(
      {
        tenant,
        operationId,
        ids: [id],
        stage: act.stage_id,
        reason: null,
        before: null,
        mail: act.template_id === null ? null : { template_id: act.template_id },
        // By the event, so that a repeated call is the same one.
        sendAt: new Date(place.since.getTime() + act.after_hours * hourMs),
        automation: { id: automationId, name },
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
