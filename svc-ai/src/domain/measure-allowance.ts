import type { AnswerAllowance } from '@sabi/contracts/http/answer-allowance';
import type { UsageCounters } from './within-allowance';

/** What an account may still ask for. Nothing is left either once what its answers may cost is used up. */
export async function measureAllowance(
  { userId: key }: { userId: string },
  { usage }: { usage: Pick<UsageCounters, 'measure'> },
): Promise<AnswerAllowance> {
  const [answers, tokens] = await Promise.all([
    usage.measure({ meter: 'answer-account', key }),
    usage.measure({ meter: 'tokens-account', key }),
  ]);
  const isSpent = tokens.used >= tokens.limit;
  const endsInSeconds = isSpent ? tokens.endsInSeconds : answers.endsInSeconds;
  return {
    limit: answers.limit,
    remaining: isSpent ? 0 : Math.max(0, answers.limit - answers.used),
    renews_at: endsInSeconds > 0 ? new Date(Date.now() + endsInSeconds * 1000).toISOString() : null,
  };
}
