import type { Logger } from '@sabi/service-kit/logger';
import { currentUses } from '../usage/usage-context';
import { sharedUses, type UsageCounters } from '../usage/usage-counters';
import type { ModelCall } from './model-call';

interface CallDependencies {
  readonly usage: Pick<UsageCounters, 'spend'>;
  readonly metrics: { recordCall(call: ModelCall): void };
  readonly logger: Logger;
}

/**
 * Logs a model call and counts its tokens for the caller and in total. A failing counter does not fail the
 * answer.
 */
export async function recordModelCall(
  call: ModelCall,
  { usage, metrics, logger }: CallDependencies,
): Promise<void> {
  const { prompt, outcome, durationMs, tokens } = call;
  metrics.recordCall(call);
  logger.info(
    {
      feature: prompt.feature,
      prompt: prompt.version,
      outcome,
      duration_ms: Math.round(durationMs),
      input_tokens: tokens.input,
      output_tokens: tokens.output,
    },
    'model.asked',
  );
  const amount = tokens.input + tokens.output;
  if (amount === 0) return;
  const uses = [sharedUses.tokens, ...currentUses()];
  const counted = await Promise.allSettled(uses.map((use) => usage.spend(use, amount)));
  for (const result of counted)
    if (result.status === 'rejected') logger.error({ err: result.reason as unknown }, 'tokens.not-counted');
}
