import { type LocalRemote, localOrigin } from '@sabi/contracts/gateway/local-remote';
import type { LocalState } from './local-state';

/**
 * Reloads the page when another version is built, or the server starts. Its stream begins with the current version.
 * @param report called when the server of a shown version ends
 */
export function followBuilds(
  { port }: LocalRemote,
  state: LocalState,
  report: (state: LocalState) => void,
): void {
  const events = new EventSource(`${localOrigin(port)}/builds`);
  const known = state.kind === 'not-served' ? null : state.version;
  events.addEventListener('message', ({ data }) => {
    if (data !== known) window.location.reload();
    else report(state);
  });
  events.addEventListener('error', () => {
    if (state.kind === 'shown') report({ ...state, kind: 'ended' });
  });
}
