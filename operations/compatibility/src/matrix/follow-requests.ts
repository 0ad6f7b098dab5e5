import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const quietMs = 500;
const pauseMs = 50;
/** A page that goes on asking for longer is not waited for. */
const longestMs = 15_000;

/**
 * Follows the page's requests from here on. Playwright's `networkidle` does not come while an event stream is open, as every
 * signed-in page has one.
 * @returns waits until nothing but event streams was under way for half a second
 */
export function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let changedAt = Date.now();
  const change = () => {
    changedAt = Date.now();
  };
  page.on('request', (request) => {
    if (isStream(request)) return;
    pending.add(request);
    change();
  });
  const end = (request: Request) => {
    if (pending.delete(request)) change();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const deadline = Date.now() + longestMs;
    while (pending.size > 0 || Date.now() - changedAt < quietMs) {
      if (Date.now() > deadline || page.isClosed()) return;
      await delay(pauseMs);
    }
  };
}

const isStream = (request: Request): boolean =>
  request.resourceType() === 'eventsource' ||
  (request.headers()['accept'] ?? '').includes('text/event-stream');
