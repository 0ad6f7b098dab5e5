import { openIn } from '../support/visitor-steps';
import { publicTexts } from '../texts/public';
import { expect, type Page, test } from '../support/test';

const t = publicTexts.en;

/** Longer in total than any pause of moving content; in steps, as a page paints only between them. */
const observation = { steps: 14, stepMs: 500 };

const otherPages = ['/talent-solution', '/company-solution', '/sabiats', '/events', '/community', '/blog'];

test('what moves on home can be paused by keyboard, each by a control of its own; figures count up where they are seen', async ({
  page,
}) => {
  await openAlive(page, '/');
  const press = async (name: string) => {
    await page.getByRole('button', { name }).press('Enter');
    await leaveTheControls(page);
  };
  const moves = (moving: readonly string[]) => expect.poll(() => listMoving(page)).toEqual(moving);
  await moves(['headline', 'carousel']);
  await test.step('the headline is paused and goes on', async () => {
    await press(t.pauseHeadline);
    await moves(['carousel']);
    await press(t.playHeadline);
    await moves(['headline', 'carousel']);
  });
  await test.step('the testimonials are paused and go on', async () => {
    await press(t.pauseTestimonials);
    await moves(['headline']);
    await press(t.playTestimonials);
    await moves(['headline', 'carousel']);
  });
  await test.step('both are paused', async () => {
    await press(t.pauseHeadline);
    await press(t.pauseTestimonials);
    await moves([]);
  });
  await test.step('the figures count up once their band is in view', async () => {
    const band = page.getByRole('region', { name: t.figures });
    const figures = band.locator('dd [aria-hidden]');
    await expect(figures).toHaveText(['0+', '0+', '98%']);
    await band.scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.runFor(observation.stepMs);
      await expect(figures).toHaveText(['500K+', '500+', '98%'], {
        timeout: 1,
      });
    }).toPass();
  });
});

test('under reduced motion nothing moves on home, there is nothing to pause, and one page of testimonials is seen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, '/');
  await expectNothingToPause(page);
  await expect(page.getByRole('tabpanel').getByRole('listitem').filter({ visible: true })).toHaveCount(3);
});

test('on other pages nothing moves by itself, and there is nothing to pause', async ({ page }) => {
  for (const path of otherPages) {
    await test.step(path, async () => {
      await openAlive(page, path);
      await expectNothingToPause(page);
    });
  }
});

/** With fake timers; hydrated, as animations start only then. */
async function openAlive(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openIn(page, 'en', path);
  await page.waitForLoadState('networkidle');
}

/** Eventually, as figures count up once. */
async function expectNothingToPause(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => listMoving(page)).toEqual([]);
  await expect(page.getByRole('button', { name: /pause/i })).toHaveCount(0);
}

/** Elements that changed without interaction: by script or by an endless animation. */
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
    const observed = document.querySelector('main');
    if (observed) {
      observer.observe(observed, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    }
    Object.assign(window, {
      stopObserving: () => {
        observer.disconnect();
        for (const { effect } of document.getAnimations()) {
          const endless = effect?.getComputedTiming().iterations === Infinity;
          if (endless && effect instanceof KeyframeEffect) note(effect.target);
        }
        return [...moving].sort().reverse();
      },
    });
  });
  for (let step = 0; step < observation.steps; step += 1) await page.clock.runFor(observation.stepMs);
  return page.evaluate(() => (window as unknown as { stopObserving: () => string[] }).stopObserving());
}

/** Moves pointer and focus away from the carousel, which pauses while it has them. */
async function leaveTheControls(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}
