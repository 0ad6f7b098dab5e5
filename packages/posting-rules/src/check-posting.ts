import { checkWords } from './check-words';
import { checkPay } from './pay/check-pay';
import type { Finding, Posting, Result, Sender, Verdict } from './posting';
import { rulesVersion } from './rules/rule-set';
import { checkSender } from './sender/check-sender';

const blockFrom = 60;
const reviewFrom = 30;
const highest = 100;

/**
 * Checks a posting, and what is known about who sends it. Points add up, those of comfort reduce them; a finding that blocks does so
 * whatever the score is. The same input gives the same result; its time grows with the length of the text.
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
