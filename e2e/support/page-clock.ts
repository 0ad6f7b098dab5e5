import type { Page } from '@playwright/test';

/** The clock runs from the moment it is installed until it is stopped. */
const installMs = 60_000;

/** Stops the clock of pages opened from now on; `pass` advances it. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now - installMs });
  await page.clock.pauseAt(now);
}

/** Advances the page's timers, and waits for what they start. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(nextTasks);
}

/** Runs in the page: rendering and its effects are scheduled by messages and not by timers. */
async function nextTasks(): Promise<void> {
  for (let task = 0; task < 4; task += 1) {
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    port1.close();
  }
}
