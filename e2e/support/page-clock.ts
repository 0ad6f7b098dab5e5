import type { Page } from '@playwright/test';

/** The clock runs between its installation and its stop. */
const installMs = 60_000;

/** Stops the clock of pages opened from now on; `pass` advances it. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now - installMs });
  await page.clock.pauseAt(now);
}

/** Advances the page's timers, and waits for their effects. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(nextTasks);
}

/** Runs in the page: React schedules rendering and effects by messages, not by timers. */
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
