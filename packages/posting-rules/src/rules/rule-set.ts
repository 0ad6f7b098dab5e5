import type { RuleSet } from '../matching/compile-rules';
import { offPlatformContact } from './off-platform-contact';
import { classes } from './classes';
import { currentPay } from './current-pay';
import { discrimination } from './discrimination';
import { pledge } from './document-pledge';
import { exceptions } from './exceptions';
import { fee } from './fee';
import { identity } from './identity-early';
import { contrasts, harmless, negation, reasons } from './negation';
import { task } from './task-and-reward';
import { travel } from './travel-agent';

/** Year, month and number of the change; results are stored with it. Raise it when a rule, a word or a figure changes. */
export const rulesVersion = '2026.11.4';

export const ruleSet: RuleSet = {
  classes,
  rules: [fee, pledge, identity, offPlatformContact, task, travel, currentPay, ...discrimination],
  exceptions,
  commonExceptions: ['fraud-teaching', 'helps-victims'],
  negation,
  harmless,
  contrasts,
  reasons,
};
