/**
 * Announces a sign-out to other tabs, whose clients only see that the session has ended.
 * @param onSignOut called after a sign-out in another tab
 */
export function createSignOutChannel(storageKey: string, onSignOut: () => void): { announce(): void } {
  if (!('BroadcastChannel' in globalThis)) return { announce: () => undefined };
  const channel = new BroadcastChannel(`${storageKey}-leaving`);
  channel.addEventListener('message', onSignOut);
  return { announce: () => channel.postMessage(null) };
}
