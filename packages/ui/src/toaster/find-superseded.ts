import type { ShownToast } from './toast-props';

/** More would cover a phone's screen. */
const mostShown = 3;

/**
 * Outdated messages, oldest first: repeated since, succeeded after a failure, or too many. Messages with an action
 * outlast those without.
 */
export function findSuperseded(toasts: readonly ShownToast[]): readonly string[] {
  const repeated = toasts.filter((toast, place) =>
    toasts.slice(place + 1).some((later) => saysTheSame(toast, later) || makesGood(toast, later)),
  );
  const left = toasts.filter((toast) => !repeated.includes(toast));
  const earlier = left.slice(0, -1);
  const surplus = [
    ...earlier.filter(({ action }) => !action),
    ...earlier.filter(({ action }) => action),
  ].slice(0, Math.max(0, left.length - mostShown));
  return [...repeated, ...surplus].map(({ id }) => id);
}

/** A success after a failure is assumed to be the retry, as people do one thing at a time. */
function makesGood(earlier: ShownToast, later: ShownToast): boolean {
  return earlier.tone === 'destructive' && !earlier.action && later.tone === 'success';
}

function saysTheSame(one: ShownToast, other: ShownToast): boolean {
  if (one.action || other.action) return false; // each has a different action
  if (one.title !== other.title || one.tone !== other.tone) return false;
  // A failure with the same title is a retry of the same action: only the newest reason counts.
  return one.tone === 'destructive' || one.description === other.description;
}
