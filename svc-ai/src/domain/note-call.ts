import type { Logger } from '@sabi/service-kit/logger';
import type { ModelCall } from '../integrations/model-call';
import { currentSpender } from './spending';
import { everybodysUses, type UsageCounters } from './within-allowance';

interface CallDependencies {
  readonly usage: Pick<UsageCounters, 'spend'>;
  readonly metrics: { noteCall(call: ModelCall): void };
  readonly logger: Logger;
}

/** Counts what a question has cost, for whoever asked it and for everybody. An answer is not lost for want of a count. */
export async function noteCall(call: ModelCall, { usage, metrics, logger }: CallDependencies): Promise<void> {
  const { prompt, outcome, durationMs, tokens } = call;
  metrics.noteCall(call);
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
  const uses = [everybodysUses.tokens, ...currentSpender()];
  const counted = await Promise.allSettled(uses.map((use) => usage.spend(use, amount)));
  for (const result of counted)
    if (result.status === 'rejected') logger.error({ err: result.reason as unknown }, 'tokens.not-counted');
}
