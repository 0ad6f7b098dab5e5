import { accountRules } from './account-rules';
import { dataRules } from './data-rules';
import { planRules } from './plan-rules';
import { serviceRules } from './service-rules';
import type { ForbiddenText } from './text-rule';

/** Statements that would contradict the Terms of use or the privacy policy, by contradicted statement. */
export const policyRules: readonly ForbiddenText[] = [
  ...serviceRules,
  ...accountRules,
  ...planRules,
  ...dataRules,
];

/** Sections of the Terms that no page could contradict, with the reason. */
export const sectionsWithoutRule: Readonly<Record<string, string>> = {
  scope: 'says for whom and when the terms hold',
  talent: 'duties of talent',
  companies: 'duties of companies',
  forbidden: 'duties of everybody',
  property: 'rights in texts and uploads, which no page speaks of',
  law: 'law, court and language',
  contact: 'the address, which every page takes from one place',
};
