import type { InboxState } from '@sabi/contracts/http/notification/notifications';
import { followInbox } from './follow-inbox';

interface SharedInbox {
  readonly userId: string;
  readonly fetch: typeof globalThis.fetch;
  readonly onState: (state: InboxState) => void;
}

/** Between the tabs of an account: the state of its inbox, or null to ask for it. */
type Shared = InboxState | null;

/**
 * Follows the inbox while the page is visible, by one connection for all tabs of the browser. Without locks or
 * channels each visible tab has its own.
 * @returns a function that ends it
 */
export function shareInbox({ userId, fetch, onState }: SharedInbox): () => void {
  const name = `sabi-inbox-${userId}`;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  /** Of the connection of this tab. */
  let own: InboxState | null = null;
  let visible: AbortController | null = null;

  const lead = async (signal: AbortSignal) => {
    const onChange = (state: InboxState) => {
      own = state;
      onState(state);
      channel?.postMessage(state);
    };
    await followInbox({ fetch, signal, onState: onChange });
    own = null;
  };
  const start = () => {
    if (visible) return;
    visible = new AbortController();
    const { signal } = visible;
    channel?.postMessage(null);
    if (!channel || !('locks' in navigator)) void lead(signal);
    // Aborted while another tab has the connection.
    else navigator.locks.request(name, { signal }, () => lead(signal)).catch(() => undefined);
  };
  const stop = () => {
    visible?.abort();
    visible = null;
  };
  const followVisibility = () => (document.hidden ? stop() : start());

  channel?.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    if (data) onState(data);
    else if (own) channel.postMessage(own);
  });
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    stop();
    channel?.close();
  };
}
