// What a remote is waited for. Only time counts in which it could have gone on: in view, online, and while none of its files
// arrive. A file that is being received when the time is over has taken longer than all of a page's scripts take at 22 kbps.
import { isOnline } from '@sabi/ui/network';

/** For each step of a remote: its module, `prepare`, `mount`, and until its page reacts. */
export const stalledAfterSeconds = 20;

/** A step of a remote did not end. */
export class RemoteStalled extends Error {
  override readonly name = 'RemoteStalled';
}

/**
 * Settles as `work` does, which itself continues after a rejection.
 * @param seconds without progress; seconds in a hidden tab, without a network or while the machine sleeps are not counted
 * @throws {RemoteStalled} named by `step`
 */
export function unlessStalled<T>(
  step: string,
  work: Promise<T> | T,
  seconds: number = stalledAfterSeconds,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = seconds;
    const stopFiles = watchFiles(() => (left = seconds));
    // A timer that is late, in a throttled tab or behind a long task, counts as one second.
    const clock = setInterval(() => {
      if (document.visibilityState === 'hidden' || !isOnline()) return;
      left -= 1;
      if (left > 0) return;
      stop();
      reject(new RemoteStalled(`${step} has not ended after ${seconds} s`));
    }, 1000);
    const stop = () => {
      clearInterval(clock);
      stopFiles();
    };
    Promise.resolve(work).finally(stop).then(resolve, reject);
  });
}

/** Calls back for each file of a remote that has arrived, once: one that is asked for again and again is no progress. */
function watchFiles(onArrival: () => void): () => void {
  if (!('PerformanceObserver' in window)) return () => undefined; // the DOM of unit tests
  const seen = new Set<string>();
  const observer = new PerformanceObserver((list) => {
    const fresh = list.getEntries().filter(({ name }) => name.includes('/remotes/') && !seen.has(name));
    for (const { name } of fresh) seen.add(name);
    if (fresh.length > 0) onArrival();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
