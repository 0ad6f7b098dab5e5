import { AppError } from '@sabi/service-kit/errors';
import type { RemoteUse } from './remote-use';

/**
 * Applies a change to the state that its sender has seen. What holds already counts as done, whatever was seen.
 * @param revision of the state that was seen; undefined: any
 * @throws {AppError} REMOTE_CHANGED for another state; those of the change
 */
export function assertSeen(
  use: RemoteUse,
  next: (use: RemoteUse) => RemoteUse,
  revision: number | undefined,
): RemoteUse {
  const isSeen = revision === undefined || revision === use.revision;
  try {
    const after = next(use);
    if (after === use || isSeen) return after;
  } catch (error) {
    if (isSeen) throw error; // of another state, the refusal may be about what the sender could not know
  }
  throw new AppError('REMOTE_CHANGED');
}
