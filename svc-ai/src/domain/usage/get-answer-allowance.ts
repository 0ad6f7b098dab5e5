import type { AnswerAllowance } from '@sabi/contracts/http/ai/answer-allowance';
import type { UsageCounters } from './usage-counters';

/** Remaining answers of an account; none once its tokens of the day or month are used up. */
export async function getAnswerAllowance(
  { userId: key }: { userId: string },
  { usage }: { usage: Pick<UsageCounters, 'measure'> },
): Promise<AnswerAllowance> {
  const [answers, ...tokens] = await Promise.all([
    usage.measure({ meter: 'answer-account', key }),
    usage.measure({ meter: 'tokens-account', key }),
    usage.measure({ meter: 'tokens-account-month', key }),
  ]);
  const spent = tokens.filter(({ used, limit }) => used >= limit);
  const isSpent = spent.length > 0;
  const endsInSeconds = Math.max(...(isSpent ? spent : [answers]).map((each) => each.endsInSeconds));
  return {
    limit: answers.limit,
    remaining: isSpent ? 0 : Math.max(0, answers.limit - answers.used),
    renews_at: endsInSeconds > 0 ? new Date(Date.now() + endsInSeconds * 1000).toISOString() : null,
  };
}
