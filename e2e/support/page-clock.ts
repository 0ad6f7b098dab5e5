import type { Page } from '@playwright/test';

/** The clock runs from the moment it is installed until it is stopped. */
const installMs = 60_000;

/** Stops the clock of pages opened from here on: their time passes by `pass` alone. @param at what the time is */
export async function stopClock(page: Page, at: Date | string = new Date()): Promise<void> {
  const stop = new Date(at).getTime();
  await page.clock.install({ time: stop - installMs });
  await page.clock.pauseAt(stop);
}

/** Lets time pass on the page, and the page do what it does by then. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(nextTasks);
}

/** Lets time pass in steps: where a timer starts the next one, each is to start on time, which takes the page a few tasks. */
export async function passInSteps(page: Page, steps: number, stepMs: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await page.clock.runFor(stepMs);
  await page.evaluate(nextTasks);
}

/** Runs in the page: what is drawn, and what starts once it is, comes by messages and not by timers. */
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
