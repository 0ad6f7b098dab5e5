export { blockingRules } from './blocking-rules';
export { checkPosting } from './check-posting';
export { lintPostings, type LintLine } from './import/lint-postings';
export { readPosting } from './import/read-posting';
export type { Bilingual, RuleFinding, Pay, Posting, Result, Sender, Verdict } from './posting';
export { minimumWages } from './pay/minimum-wages';
export { rulesVersion } from './rules/rule-set';
