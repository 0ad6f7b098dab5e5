import type { Locator } from '@playwright/test';
import { restoreSession } from '../support/account';
import { tabTo } from '../support/keyboard';
import { openIn } from '../support/visitor-steps';
import { publicTexts } from '../texts/public';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';

const t = publicTexts.en;

test('the panels of talent solution are tabs one below the other', async ({ page }) => {
  await openIn(page, 'en', '/talent-solution');
  const tabs = page.getByRole('tab');
  await tabTo(page, tabs.first());
  for (const [key, selected] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', 3],
    ['Home', 0],
    ['End', 3],
    ['ArrowDown', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectSelected(tabs, selected);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel')).toBeFocused();
});

test('the sides of the testimonials are tabs beside each other', async ({ page }) => {
  await openIn(page, 'en', '/');
  const tabs = page.getByRole('tab');
  await tabTo(page, tabs.first());
  for (const [key, selected] of [
    ['ArrowRight', 1],
    ['ArrowRight', 0],
    ['ArrowLeft', 1],
    ['Home', 0],
    ['End', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expectSelected(tabs, selected);
  }
});

test('the carousel of companies turns by its buttons and dots, and says where it is', async ({ page }) => {
  await openIn(page, 'en', '/company-solution');
  const carousel = page.getByRole('group', { name: t.companyVoices });
  const isAt = (place: number) => expect(carousel.getByRole('status')).toHaveText(`Page ${place} of 5`);
  await tabTo(page, carousel.getByRole('button', { name: t.previous }));
  await page.keyboard.press('Enter');
  await isAt(5);
  await tabTo(page, carousel.getByRole('button', { name: t.next }));
  await page.keyboard.press(' ');
  await isAt(1);
  await carousel.getByRole('button', { name: 'Page 3 of 5' }).press('Enter');
  await isAt(3);
  await expect(carousel.getByRole('button', { name: 'Page 3 of 5' })).toBeFocused();
});

test('the testimonials turn by keys, and stand still while the keyboard is there', async ({ page }) => {
  await page.clock.install();
  await openIn(page, 'en', '/');
  const carousel = page.getByRole('tabpanel').getByRole('group');
  const current = carousel.locator('[aria-current]');
  await tabTo(page, carousel.getByRole('button', { name: t.next }));
  const first = await current.getAttribute('aria-label');
  await page.clock.runFor(20_000);
  await expect(current).toHaveAccessibleName(first ?? '');
  await page.keyboard.press('Enter');
  await expect(current).not.toHaveAccessibleName(first ?? '');
  await page.keyboard.press('Enter');
  await expect(current).toHaveAccessibleName(first ?? '');
});

test('the share menu opens by Enter, moves by arrows, and closes on Escape', async ({ page }) => {
  await openIn(page, 'en', '/blog/design-industry');
  const button = page.getByRole('button', { name: t.share });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expectMenuKeys(page);
  await expect(button).toBeFocused();
});

test("an account's menu opens by Enter, moves by arrows, and closes on Escape", async ({
  page,
  platform,
}) => {
  await restoreSession(page, platform, await createMember(platform));
  await openIn(page, 'en', '/dashboard');
  const button = page.getByRole('banner').getByRole('button', { name: 'Dewi' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expectMenuKeys(page);
  await expect(button).toBeFocused();
});

test('the menu of a phone opens by Enter, holds the links that follow, and closes on Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openIn(page, 'en', '/');
  const menu = page.locator('header details');
  const button = menu.locator('summary');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Blog' })).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Blog' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog');
});

async function expectSelected(tabs: Locator, index: number): Promise<void> {
  await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(index)).toBeFocused();
}

/** From the first item, where an opened menu begins, to the last and back; then away. */
async function expectMenuKeys(page: Page): Promise<void> {
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
}
