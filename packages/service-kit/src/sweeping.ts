import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from './logger';

/** Periodic clean-up tasks by log name; the signal ends a long one early. */
export type Sweeps = Readonly<Record<string, (signal: AbortSignal) => Promise<unknown>>>;

interface SweepingOptions {
  readonly sweepMs: number;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Runs the sweeps at once and then every `sweepMs`, in any number of replicas.
 * @returns stops it once a running round is finished
 */
export function sweepRepeatedly(sweeps: Sweeps, { sweepMs, logger }: SweepingOptions): () => Promise<void> {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await runSweeps(sweeps, logger, stopping.signal);
      await delay(sweepMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** One round, in order. A failed sweep does not stop the others and is retried in the next round. */
export async function runSweeps(
  sweeps: Sweeps,
  logger: SweepingOptions['logger'],
  signal = new AbortController().signal,
): Promise<void> {
  for (const [name, sweep] of Object.entries(sweeps)) {
    try {
      await sweep(signal);
    } catch (error) {
      logger.warn({ err: error, sweep: name }, 'sweep.failed');
    }
  }
}
