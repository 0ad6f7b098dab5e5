/**
 * Tells the other tabs that somebody signs out in this one: their clients learn that the session is over, and not why.
 * @param onLeaving somebody signs out in another tab
 */
export function createLeavingChannel(storageKey: string, onLeaving: () => void): { announce(): void } {
  if (!('BroadcastChannel' in globalThis)) return { announce: () => undefined };
  const channel = new BroadcastChannel(`${storageKey}-leaving`);
  channel.addEventListener('message', onLeaving);
  return { announce: () => channel.postMessage(null) };
}
