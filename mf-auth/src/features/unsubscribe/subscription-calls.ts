import type {
  MailSubscription,
  viewUnsubscribeLinkRoute,
} from '@sabi/contracts/http/profile/notification-preferences';
import { requestJson } from '@sabi/shell-sdk/http';

const path: (typeof viewUnsubscribeLinkRoute)['path'] = '/api/profile/v1/unsubscribe';

export type LinkUse = 'view' | 'stop' | 'undo';

const methods: Readonly<Record<LinkUse, string>> = { view: 'GET', stop: 'POST', undo: 'DELETE' };

/** Uses the link of a mail; viewing changes nothing. @throws {RequestFailed} */
export function followLink(
  fetch: typeof globalThis.fetch,
  { token, use, signal }: { token: string; use: LinkUse; signal?: AbortSignal },
): Promise<MailSubscription> {
  const query = new URLSearchParams({ token }).toString();
  return requestJson<MailSubscription>(fetch, `${path}?${query}`, {
    method: methods[use],
    headers: { Accept: 'application/json' },
    ...(signal && { signal }),
  });
}
