import { checkWords } from './check-words';
import { checkPay } from './pay/check-pay';
import type { Finding, Posting, Result, Sender, Verdict } from './posting';
import { rulesVersion } from './rules/rule-set';
import { checkSender } from './sender/check-sender';

const blockFrom = 60;
const reviewFrom = 30;
const highest = 100;

/**
 * Checks a posting and its sender. Points of findings add up, signs of trust reduce them; a blocking finding blocks at any score. The
 * same input gives the same result; its time grows with the length of the text.
 */
export function checkPosting(posting: Posting, sender: Sender = {}): Result {
  const findings = [...checkWords(posting), ...checkPay(posting), ...checkSender(sender)];
  const sum = findings.reduce((total, { points }) => total + points, 0);
  const score = Math.min(Math.max(sum, 0), highest);
  return { verdict: verdictOf(findings, score), score, findings, version: rulesVersion };
}

function verdictOf(findings: readonly Finding[], score: number): Verdict {
  if (score >= blockFrom || findings.some(({ blocks }) => blocks)) return 'block';
  return score >= reviewFrom ? 'review' : 'ok';
}
