import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The levels of WCAG 2.2 the site keeps, and what axe advises beyond them. Named, for axe leaves some of them out by itself. */
const kept = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Pixels: a desk and a phone. */
const widths = [1280, 360];

/** The narrowest width at which a page still has to need no scrolling sideways (WCAG 1.4.10). */
const reflowWidth = 320;

/** Nothing that axe finds, wide or narrow; the page is left as wide as it was. */
export async function expectNoBarrier(page: Page, place: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findBarriers(page), `${place}, ${width} px wide`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** What axe has to say about the page as it stands, one line for each rule. */
export async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(kept).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

export async function expectReflow(page: Page, place: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: reflowWidth, height: 740 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${place} is ${overflow} px too wide at ${reflowWidth} px`).toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
}
