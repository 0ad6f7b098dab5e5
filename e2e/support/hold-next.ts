import type { Page } from '@playwright/test';

/**
 * Holds the next request to an address back, so that what is shown meanwhile can be read.
 * @returns lets it go, whether it has been made yet or not
 */
export async function holdNext(page: Page, address: Parameters<Page['route']>[0]): Promise<() => void> {
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
