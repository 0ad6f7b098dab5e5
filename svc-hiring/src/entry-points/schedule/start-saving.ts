import { sweepRepeatedly } from '@sabi/service-kit/sweeping';
import type { Dependencies } from '../../dependencies';

/** Takes due snapshots of the index, apart from the sweeps, which a large one would delay. @returns a function that stops it */
export function startSaving({
  indexSnapshots,
  sweepMs,
  logger,
}: Pick<Dependencies, 'indexSnapshots' | 'sweepMs' | 'logger'>): () => Promise<void> {
  if (!indexSnapshots) return () => Promise.resolve();
  return sweepRepeatedly({ 'index snapshot': indexSnapshots.takeDue }, { sweepMs, logger });
}
