import { automationDepthMax } from '@sabi/contracts/hiring/automation-terms';
import type {
  AutomationCondition,
  AutomationStep,
  AutomationTrigger,
} from '@sabi/contracts/http/hiring/automations';
import type { StoredApplication } from '../applications/application';
import type { StoredAutomation } from './automation';

type Answered = Pick<StoredApplication, 'answers'>;
type Rule = Pick<StoredAutomation, 'id' | 'name' | 'is_on' | 'trigger' | 'conditions' | 'act'>;

/** The rule that acts on an event: the first one that is on and fits. */
export const chooseAutomation = <Each extends Rule>(
  automations: readonly Each[],
  trigger: AutomationTrigger,
  application: Answered,
): Each | undefined =>
  automations.find(
    (each) =>
      each.is_on &&
      isSame(each.trigger, trigger) &&
      each.conditions.every((condition) => holds(condition, application)),
  );

const isSame = (one: AutomationTrigger, other: AutomationTrigger): boolean =>
  reachedStageOf(one) === reachedStageOf(other);

/** null where it is the arrival. */
const reachedStageOf = (trigger: AutomationTrigger): string | null =>
  trigger.event === 'moved' ? trigger.stage_id : null;

/** An answer that is missing, or no number where one is needed, fulfils nothing. */
function holds({ question, test, value }: AutomationCondition, { answers }: Answered): boolean {
  const given = answers.find((each) => fold(each.question) === fold(question))?.answer;
  if (given === undefined) return false;
  switch (test) {
    case 'is':
      return fold(given) === fold(value);
    case 'is_not':
      return fold(given) !== fold(value);
    case 'at_least':
      return Number(given) >= Number(value);
    case 'at_most':
      return Number(given) <= Number(value);
  }
}

const fold = (words: string): string => words.trim().toLowerCase();

interface Place {
  readonly trigger: AutomationTrigger;
  readonly stageId: string;
  /** Moves by rules in a row that have led there. */
  readonly depth: number;
}

/** The rule that moves an application on from a place. */
export function findNext<Each extends Rule>(
  automations: readonly Each[],
  application: Answered,
  { trigger, stageId, depth }: Place,
): Each | undefined {
  if (depth >= automationDepthMax) return undefined;
  const rule = chooseAutomation(automations, trigger, application);
  return rule?.act.stage_id === stageId ? undefined : rule;
}

/** What rules do with an application that has come to a place, one after the other. */
export function planSteps(
  automations: readonly Rule[],
  application: Answered,
  place: Place,
): AutomationStep[] {
  const rule = findNext(automations, application, place);
  if (!rule) return [];
  const { stageId, depth } = place;
  const step = { automation_id: rule.id, name: rule.name, from_stage_id: stageId, ...rule.act };
  const next = { event: 'moved', stage_id: rule.act.stage_id } as const;
  return [
    step,
    ...planSteps(automations, application, {
      trigger: next,
      stageId: rule.act.stage_id,
      depth: depth + 1,
    }),
  ];
}

/**
 * Whether rules could move an application in a circle, or more often in a row than allowed. Conditions do not count, so that
 * nothing depends on what a talent answers.
 */
export function isLoop(
  automations: readonly Pick<Rule, 'is_on' | 'trigger' | 'act'>[],
  firstStageId: string,
): boolean {
  const active = automations.filter(({ is_on: isOn }) => isOn);
  const targetsOf = (trigger: AutomationTrigger): readonly string[] =>
    active.flatMap((each) => (isSame(each.trigger, trigger) ? [each.act.stage_id] : []));
  const goesOnFrom = (targets: readonly string[], passed: readonly string[]): boolean =>
    targets.some(
      (target) =>
        passed.includes(target) ||
        passed.length > automationDepthMax ||
        goesOnFrom(targetsOf({ event: 'moved', stage_id: target }), [...passed, target]),
    );
  const stages = active.flatMap(({ trigger }) => (trigger.event === 'moved' ? [trigger.stage_id] : []));
  return (
    goesOnFrom(targetsOf({ event: 'submitted' }), [firstStageId]) ||
    stages.some((stage) => goesOnFrom(targetsOf({ event: 'moved', stage_id: stage }), [stage]))
  );
}
