// Terms of rules that move applications by themselves, for pages and services. No dependency, so that a page can import it.
import type { StageKind } from './application-terms';

export const conditionTests = ['is', 'is_not', 'at_least', 'at_most'] as const;
export type ConditionTest = (typeof conditionTests)[number];

/** Tests that fit the answer to a question of a kind. */
export const testsOfKind = {
  text: ['is', 'is_not'],
  yes_no: ['is', 'is_not'],
  number: ['at_least', 'at_most', 'is'],
} as const satisfies Record<string, readonly ConditionTest[]>;

/** Why a rule that is on does nothing. */
export const automationStops = ['member_gone', 'template_gone', 'stage_gone'] as const;
export type AutomationStop = (typeof automationStops)[number];

/** Where a rule may move an application: an offer, a hire and a rejection are decided by people. */
export const automatedStageKinds = [
  'lead',
  'review',
  'test',
  'interview',
] as const satisfies readonly StageKind[];

/** Moves by rules in a row, without a person in between. */
export const automationDepthMax = 3;
