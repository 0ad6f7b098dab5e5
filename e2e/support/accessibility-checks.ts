import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The levels of WCAG 2.2 that the site meets, and axe's best practices. Listed, as axe omits some by default. */
const checkedTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Widths at which every screen is checked outside CI, in pixels: a desk, a tablet, a phone. */
export const checkedWidths = [1440, 768, 360] as const;

/** Pixels. */
const widths = { desk: 1280, phone: 360 };

/** Screen width: a phone has stacked columns. */
export type ScreenSize = keyof typeof widths;

/** Narrowest width without horizontal scrolling, in pixels (WCAG 1.4.10). */
export const reflowWidth = 320;

const animationTimeoutMs = 1000;

/** axe finds no violation at these widths; restores the page's width. @param skippedRules ids of rules of axe */
export async function expectAccessible(
  page: Page,
  what: string,
  sizes: readonly ScreenSize[] = ['desk', 'phone'],
  skippedRules: readonly string[] = [],
): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize({ width: widths[size], height: 900 });
    expect(await findViolations(page, skippedRules), `${what} on a ${size}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** Violations that axe finds on the page, one line per rule. axe is injected once per page. */
export async function findViolations(page: Page, skippedRules: readonly string[] = []): Promise<string[]> {
  await waitForAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ values, skipped }) => {
      const loaded = (window as unknown as { axe: Pick<typeof axe, 'run'> }).axe;
      const looking: Promise<axe.AxeResults> = loaded.run(document, {
        runOnly: { type: 'tag', values: [...values] },
        rules: Object.fromEntries(skipped.map((id) => [id, { enabled: false }])),
        resultTypes: ['violations'],
        selectors: false,
      });
      const { violations } = await looking;
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { values: checkedTags, skipped: skippedRules },
  );
}

/** Waits for animations to end, as fading elements have too little contrast; not for long or endless ones. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async (timeoutMs) => {
    const arriving = document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && typeof endTime === 'number' && endTime <= timeoutMs;
      })
      .map(({ finished }) => finished);
    const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
    await Promise.race([Promise.allSettled(arriving), timeout]);
  }, animationTimeoutMs);
}

/** The page does not scroll horizontally at 320 pixels (WCAG 1.4.10). */
export async function expectReflow(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: reflowWidth, height: 740 });
  await expectNoSidewaysScroll(page, what);
  if (before) await page.setViewportSize(before);
}

/** The page fits its window's width. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = await readOverflow(page);
  expect(
    overflow,
    `${what} is ${overflow} px too wide at ${page.viewportSize()?.width} px`,
  ).toBeLessThanOrEqual(0);
}

/** By how many pixels the page, or a dialog on it, is wider than the room it has. */
export const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = [document.documentElement, ...document.querySelectorAll('[role="dialog"]')];
    return Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
