import { openIn } from '../support/visitor-steps';
import { publicTexts } from '../texts/public';
import { expect, type Page, test } from '../support/test';

const t = publicTexts.en;

/** Together longer than anything that moves by itself stands still; in steps, for a page draws only between them. */
const watch = { steps: 14, stepMs: 500 };

const pages = ['/', '/talent-solution', '/company-solution', '/sabiats', '/events', '/community', '/blog'];

test('both things that move on home can be paused by keyboard, and then nothing moves', async ({ page }) => {
  await openAlive(page, '/');
  await expect.poll(() => listMoving(page)).toEqual(['headline', 'carousel']);
  await page.getByRole('button', { name: t.pauseHeadline }).press('Enter');
  await page.getByRole('button', { name: t.pauseTestimonials }).press('Enter');
  await leaveTheControls(page);
  await expectStill(page);
});

test.describe('each has a control of its own', () => {
  for (const [pause, play, moving] of [
    [t.pauseHeadline, t.playHeadline, 'carousel'],
    [t.pauseTestimonials, t.playTestimonials, 'headline'],
  ] as const) {
    test(`"${pause}" leaves the ${moving} moving, and can be taken back`, async ({ page }) => {
      await openAlive(page, '/');
      await page.getByRole('button', { name: pause }).press('Enter');
      await leaveTheControls(page);
      await expect.poll(() => listMoving(page)).toEqual([moving]);
      await page.getByRole('button', { name: play }).press('Enter');
      await leaveTheControls(page);
      await expect.poll(() => listMoving(page)).toEqual(['headline', 'carousel']);
    });
  }
});

for (const path of pages) {
  test(`under reduced motion nothing moves at ${path}, and there is nothing to pause`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expectStill(page);
    await expect(page.getByRole('button', { name: /pause/i })).toHaveCount(0);
  });
}

for (const path of pages.slice(1)) {
  test(`nothing moves by itself at ${path}`, async ({ page }) => {
    await openAlive(page, path);
    await expectStill(page);
  });
}

/** With the clock in our hands; alive, for what has not begun to run yet does not move either. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openIn(page, 'en', path);
  await page.waitForLoadState('networkidle');
  // Without script they are no tabs.
  if (path === '/') await expect(page.getByRole('tab').first()).toBeVisible();
}

/** In the end: a page that has just arrived may still be coming alive, and figures count up once. */
async function expectStill(page: Page): Promise<void> {
  await expect.poll(() => listMoving(page)).toEqual([]);
}

/** What changed by itself in a while: by script or by a style that runs without end. */
async function listMoving(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const moving = new Set<string>();
    const note = (element: Element | null | undefined) => {
      if (element?.closest('h1')) moving.add('headline');
      else if (element?.closest('[role="group"]')) moving.add('carousel');
      else moving.add(element?.outerHTML.slice(0, 120) ?? 'nowhere');
    };
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) note(target instanceof Element ? target : target.parentElement);
    });
    const watched = document.querySelector('main');
    if (watched) {
      observer.observe(watched, { subtree: true, childList: true, characterData: true, attributes: true });
    }
    Object.assign(window, {
      stopWatching: () => {
        observer.disconnect();
        for (const { effect } of document.getAnimations()) {
          const endless = effect?.getComputedTiming().iterations === Infinity;
          if (endless && effect instanceof KeyframeEffect) note(effect.target);
        }
        return [...moving].sort().reverse();
      },
    });
  });
  for (let step = 0; step < watch.steps; step += 1) await page.clock.runFor(watch.stepMs);
  return page.evaluate(() => (window as unknown as { stopWatching: () => string[] }).stopWatching());
}

/** A carousel waits for whoever is at it; who has gone on reading sees whether it moves. */
async function leaveTheControls(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}
