import { type Language, localizedPath, parseLocalizedPath } from '@sabi/contracts/language';
import { expect, type Page, test } from '@playwright/test';
import {
  checkedWidths,
  expectAccessible,
  expectReflow,
  findViolations,
  readOverflow,
  reflowWidth,
  type ScreenSize,
} from './accessibility-checks';
import { untilHydrated } from './public-page';

/** Screen sizes at which the pages of a language are checked. */
export const screensOf = { en: ['desk'], id: ['phone'] } as const;

/** A page of the site, or a state of it such as an open dialog. */
export interface Screen {
  /** Without language prefix. */
  readonly path: string;
  /** Name of the state, and the steps to it; absent for the page as it opens. */
  readonly state?: string;
  readonly open?: (page: Page, language: Language) => Promise<void>;
}

/** Opens a page and checks it as `expectNoBarrier` does. @param path without language prefix */
export function visit(
  page: Page,
  language: Language,
  path: string,
  screens: readonly ScreenSize[],
): Promise<void> {
  const address = localizedPath(language, path);
  return test.step(address, async () => {
    await openAddress(page, address);
    await expectNoBarrier(page, address, screens);
  });
}

/** Opens a page and waits for its data. @returns whether there is such a page */
export async function openAddress(page: Page, address: string): Promise<boolean> {
  const response = await page.goto(address, { waitUntil: 'load' });
  await untilLoaded(page);
  return response?.status() === 200;
}

/** Follows a link to a page of another title, without loading the shell again. */
export async function followLink(page: Page, address: string): Promise<void> {
  await untilHydrated(page);
  const before = await page.title();
  await clickLink(page, address);
  await expect(page).not.toHaveTitle(before);
  await untilLoaded(page);
}

/** Shows the page in another language, without loading the shell again. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  await untilHydrated(page);
  const { pathname, search } = new URL(page.url());
  await clickLink(page, localizedPath(language, `${parseLocalizedPath(pathname).path}${search}`));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await untilLoaded(page);
}

/** The shell follows links of the same site itself, wherever they are. */
const clickLink = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);

/** No placeholder of what is loading is left: a status with a label. */
async function untilLoaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.locator('[role="status"][aria-label]').first().waitFor({ state: 'detached' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The page fits the narrowest screen, and axe finds nothing, in folded parts neither. */
export async function expectNoBarrier(
  page: Page,
  address: string,
  screens: readonly ScreenSize[],
  skippedRules: readonly string[] = [],
): Promise<void> {
  await unfold(page);
  await expectAccessible(page, address, screens, skippedRules);
  await expectReflow(page, address);
}

/**
 * Loads each screen once and checks it at every width, and that it fits the narrowest one. Goes on after a finding; what
 * leads to a page that was checked, such as the sign-in, is not checked again. Pictures are among the test's results.
 */
export async function expectNoBarrierAnywhere(
  page: Page,
  language: Language,
  screens: readonly Screen[],
): Promise<void> {
  const seen = new Set<string>();
  for (const { path, state = '', open } of screens) {
    const address = localizedPath(language, path);
    const name = state ? `${address}, ${state}` : address;
    await test.step(name, async () => {
      await page.setViewportSize({ width: checkedWidths[0], height: 900 });
      await openAddress(page, address);
      await unfold(page);
      const failure = await open?.(page, language).catch((error: unknown) => String(error));
      expect.soft(failure, `${name} opens`).toBeUndefined();
      const reached = `${page.url()} ${state}`;
      if (failure !== undefined || seen.has(reached)) return;
      seen.add(reached);
      for (const width of checkedWidths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findViolations(page), `${name} at ${width} px`).toEqual([]);
        expect.soft(await readOverflow(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
        await page.screenshot({ path: picturePath(name, width) });
      }
      await page.setViewportSize({ width: reflowWidth, height: 740 });
      expect.soft(await readOverflow(page), `${name} at ${reflowWidth} px`).toBeLessThanOrEqual(0);
    });
  }
  console.log(`${language}: ${seen.size} screens at ${checkedWidths.join(', ')} px`);
}

const picturePath = (name: string, width: number) =>
  test.info().outputPath(`${name.replaceAll(/\W+/g, '-')}-${width}.png`);

/** Opens folded parts, so that axe checks them too. Before hydration a form would stay the one without script. */
async function unfold(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('main details').forEach((each) => (each.open = true)),
  );
}
