import {
  automatedStageKinds,
  type AutomationStop,
  testsOfKind,
} from '@sabi/contracts/hiring/automation-terms';
import type { StageKind } from '@sabi/contracts/hiring/application-terms';
import { AppError } from '@sabi/service-kit/errors';
import { firstStageOf, stageOf } from '../applications/stages';
import type { StoredJob } from '../jobs/job';
import type { TemplateRepository } from '../letters/letter-template';
import type { Tenant } from '../tenancy/tenant';
import type { AutomationContent, StoredAutomation } from './automation';
import { isLoop } from './choose-automation';

export interface ContentDependencies {
  readonly templates: Pick<TemplateRepository, 'templatesOf'>;
}

interface Checked {
  readonly tenant: Tenant;
  readonly job: StoredJob;
  readonly draft: AutomationContent & Pick<StoredAutomation, 'id'>;
  /** Of the same job; one with the draft's id is replaced by it. */
  readonly others: readonly StoredAutomation[];
}

/**
 * A rule fits its job and the other rules.
 * @throws {AppError} STAGE_UNKNOWN, REQUEST_INVALID for a condition, TEMPLATE_NOT_FOUND, AUTOMATION_LOOP
 */
export async function assertRunnable(
  { tenant, job, draft, others }: Checked,
  { templates }: ContentDependencies,
): Promise<void> {
  if (findMissingStage(draft, job)) throw new AppError('STAGE_UNKNOWN');
  const strange = draft.conditions.filter((condition) => !isAnswerable(condition, job));
  if (strange.length > 0)
    throw new AppError('REQUEST_INVALID', {
      errors: { conditions: strange.map(({ question }) => `Does not fit the question: ${question}`) },
    });
  const { template_id: templateId } = draft.act;
  if (templateId !== null && !(await templates.templatesOf(tenant).find(templateId)))
    throw new AppError('TEMPLATE_NOT_FOUND');
  const rules = [...others.filter(({ id }) => id !== draft.id), draft];
  if (isLoop(rules, firstStageOf(job))) throw new AppError('AUTOMATION_LOOP');
}

/** Why a rule would do nothing. */
export function findStop(
  automation: Pick<StoredAutomation, 'trigger' | 'act'>,
  { job, mayAct, hasTemplate }: { job: StoredJob; mayAct: boolean; hasTemplate: boolean },
): AutomationStop | null {
  if (!mayAct) return 'member_gone';
  if (!hasTemplate) return 'template_gone';
  return findMissingStage(automation, job) ? 'stage_gone' : null;
}

const isAutomated = (kind: StageKind): boolean =>
  (automatedStageKinds as readonly StageKind[]).includes(kind);

function findMissingStage(
  { trigger, act }: Pick<StoredAutomation, 'trigger' | 'act'>,
  job: StoredJob,
): boolean {
  const target = stageOf(job, act.stage_id);
  if (!target || !isAutomated(target.kind)) return true;
  return trigger.event === 'moved' && !stageOf(job, trigger.stage_id);
}

function isAnswerable(
  { question, test, value }: AutomationContent['conditions'][number],
  { posting }: StoredJob,
): boolean {
  const asked = posting.questions.find(({ text }) => text === question);
  if (!asked || !(testsOfKind[asked.kind] as readonly string[]).includes(test)) return false;
  if (asked.kind === 'number') return Number.isFinite(Number(value));
  return asked.kind === 'text' || value === 'yes' || value === 'no';
}
