import { contactRules } from './contact';
import { historyRules } from './history';
import { privacyRules } from './privacy';
import type { Rule } from './rule';
import { structureRules } from './structure';
import { wordingRules } from './wording';

/** In the order of the findings. */
export const allRules: readonly Rule[] = [
  ...contactRules,
  ...structureRules,
  ...historyRules,
  ...wordingRules,
  ...privacyRules,
];
