import { checkWords } from './check-words';
import { checkPay } from './pay/check-pay';
import type { RuleFinding, Posting, Result, Sender, Verdict } from './posting';
import { rulesVersion } from './rules/rule-set';
import { checkSender } from './sender/check-sender';

const blockFrom = 60;
const reviewFrom = 30;
const highest = 100;
/** Limit of the points that pay adds to other findings; alone it may count for more. */
const mostPayPoints = 20;

/**
 * Checks a posting and its sender. Points of findings add up, signs of trust subtract; a blocking finding blocks at any
 * score. Deterministic, in time linear in the text.
 */
export function checkPosting(posting: Posting, sender: Sender = {}): Result {
  const findings = [...checkWords(posting), ...checkPay(posting), ...checkSender(sender)];
  const score = Math.min(Math.max(sumOf(findings), 0), highest);
  return { verdict: verdictOf(findings, score), score, findings, version: rulesVersion };
}

function sumOf(findings: readonly RuleFinding[]): number {
  const isBesideOthers = findings.some(({ field, points }) => field !== 'pay' && points > 0);
  const pointsOf = ({ field, points }: RuleFinding) =>
    field === 'pay' && isBesideOthers ? Math.min(points, mostPayPoints) : points;
  return findings.reduce((total, finding) => total + pointsOf(finding), 0);
}

function verdictOf(findings: readonly RuleFinding[], score: number): Verdict {
  if (score >= blockFrom || findings.some(({ blocks }) => blocks)) return 'block';
  return score >= reviewFrom ? 'review' : 'ok';
}
