import { payRangeRule } from './pay/check-pay';
import { ruleSet } from './rules/rule-set';

/** Ids of the rules of which one finding prevents publication. */
export const blockingRules: readonly string[] = [
  ...ruleSet.rules.filter(({ blocks }) => blocks).map(({ id }) => id),
  payRangeRule,
];
