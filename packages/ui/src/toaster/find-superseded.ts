import type { ShownToast } from './toast-props';

/** More would cover a phone. */
const mostShown = 3;

/**
 * Messages that have had their time, oldest first: the same has been said again, what failed has succeeded, or too many
 * have come since. One that can be acted upon outlasts those that cannot.
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

/** People do one thing at a time: a success after a failure is of what they tried again. */
function makesGood(earlier: ShownToast, later: ShownToast): boolean {
  return earlier.tone === 'destructive' && !earlier.action && later.tone === 'success';
}

function saysTheSame(one: ShownToast, other: ShownToast): boolean {
  if (one.action || other.action) return false; // each acts on something of its own
  if (one.title !== other.title || one.tone !== other.tone) return false;
  // A failure under the same title is of the same action, tried again: only its newest reason holds.
  return one.tone === 'destructive' || one.description === other.description;
}
