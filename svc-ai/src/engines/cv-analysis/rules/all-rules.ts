import { contactRules } from './contact';
import { historyRules } from './history';
import { privacyRules } from './privacy';
import type { Rule } from './rule';
import { structureRules } from './structure';
import { wordingRules } from './wording';

/** Everything a CV is reviewed by, in the order it is spoken of. */
export const allRules: readonly Rule[] = [
  ...contactRules,
  ...structureRules,
  ...historyRules,
  ...wordingRules,
  ...privacyRules,
];
