import type { BrowserContext } from '@playwright/test';

/** Ends the stream of the inbox after its first event: a page with an open stream never has an idle network. */
export const shortenInboxStream = (context: BrowserContext): Promise<unknown> =>
  context.route('**/api/notification/v1/stream', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'event: inbox\nid: 0\ndata: {"unread":0,"sequence":0,"notification_ids":[]}\n\n',
    }),
  );
