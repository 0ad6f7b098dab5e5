import type { Page } from '@playwright/test';

/**
 * Delays the next request to an address, so that a test can read the page meanwhile.
 * @returns a function that releases it, whether or not it has been sent yet
 */
export async function delayNextRequest(
  page: Page,
  address: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    address,
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  return release;
}
