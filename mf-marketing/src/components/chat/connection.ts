import { isOnline } from '@sabi/ui/network';

/** Resolves once there is a network. @throws the signal's abort reason */
export async function whenOnline(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (isOnline()) return;
  await new Promise<void>((resolve, reject) => {
    const settled = new AbortController();
    const listening = { once: true, signal: settled.signal };
    const settle = (then: () => void) => () => {
      settled.abort();
      then();
    };
    addEventListener('online', settle(resolve), listening);
    signal.addEventListener(
      'abort',
      settle(() => reject(signal.reason as Error)),
      listening,
    );
  });
}
