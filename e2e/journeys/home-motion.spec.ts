import { type Language, localizedPath } from '@sabi/contracts/language';
import { pass, passInSteps, stopClock } from '../support/page-clock';
import { openPage } from '../support/public-page';
import { expect, type Page, test } from '../support/test';
import { homeMotionTexts } from '../texts/home-motion';

// Specification, sections 4 and 9: what moves on the home page, and when.

const typed = (page: Page) => page.getByTestId('typed');

test('a phrase stands 2000 ms, goes by 50 ms and the next comes by 100 ms a character', async ({ page }) => {
  await openStill(page, 'en');
  const [first, second] = homeMotionTexts.en.phrases;
  await pass(page, 2000);
  await expect(typed(page)).toHaveText(first);
  await pass(page, 49);
  await expect(typed(page)).toHaveText(first);
  await pass(page, 1);
  await expect(typed(page)).toHaveText(first.slice(0, -1));
  await passInSteps(page, first.length - 1, 50);
  await expect(typed(page)).toHaveText('');
  await pass(page, 99);
  await expect(typed(page)).toHaveText('');
  await pass(page, 1);
  await expect(typed(page)).toHaveText(second.slice(0, 1));
  await passInSteps(page, second.length - 1, 100);
  await expect(typed(page)).toHaveText(second);
  await pass(page, 2049);
  await expect(typed(page)).toHaveText(second);
});

test('the six phrases follow each other and begin again', async ({ page }) => {
  await openStill(page, 'en');
  const { phrases } = homeMotionTexts.en;
  const seen: string[] = [phrases[0]];
  for (const [index, phrase] of phrases.entries()) {
    const next = phrases[(index + 1) % phrases.length] ?? '';
    await pass(page, 2000);
    await passInSteps(page, phrase.length, 50);
    await passInSteps(page, next.length, 100);
    seen.push((await typed(page).textContent()) ?? '');
  }
  expect(seen).toEqual([...phrases, phrases[0]]);
});

const language: Language = 'id';
const { phrases, pause, figures, band } = homeMotionTexts[language];

test('the headline can be paused, and says every phrase to who cannot see it', async ({ page }) => {
  await openStill(page, language);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(phrases.join(', '));
  await pass(page, 2100);
  await page.getByRole('button', { name: pause }).click();
  await pass(page, 30_000);
  await expect(typed(page)).toHaveText(phrases[0]);
});

test('figures wait for 30% of their band, then count up in 40 and 42 ticks of 50 ms', async ({ page }) => {
  await openStill(page, language);
  const region = page.getByRole('region', { name: band });
  const shown = region.locator('dd [aria-hidden]');
  await expect(region.locator('dt')).toHaveText([...figures]);
  await expect(shown).toHaveText(['0+', '0+', '98%']);
  await showShare(page, band, 0.25);
  await pass(page, 5000);
  await expect(shown).toHaveText(['0+', '0+', '98%']);
  await showShare(page, band, 0.35);
  await expect.poll(() => tickOnce(page, shown)).not.toBe('0+');
  await expect(shown).toHaveText(['12K+', '12+', '98%']);
  await passInSteps(page, 38, 50);
  await expect(shown).toHaveText(['487K+', '468+', '98%']);
  await pass(page, 50);
  await expect(shown).toHaveText(['500K+', '480+', '98%']);
  await passInSteps(page, 2, 50);
  await expect(shown).toHaveText(['500K+', '500+', '98%']);
  await pass(page, 5000);
  await expect(shown).toHaveText(['500K+', '500+', '98%']);
});

test('where motion is unwelcome nothing moves, and the figures are there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, 'en');
  await pass(page, 30_000);
  await expect(typed(page)).toHaveText(homeMotionTexts.en.phrases[0]);
  const shown = page.getByRole('region', { name: homeMotionTexts.en.band }).locator('dd [aria-hidden]');
  await expect(shown).toHaveText(['500K+', '500+', '98%']);
  await expect(page.getByRole('button', { name: homeMotionTexts.en.pause })).toHaveCount(0);
});

async function openStill(page: Page, language: Language): Promise<void> {
  await stopClock(page);
  await openPage(page, localizedPath(language, '/'));
}

/** Scrolls until this share of the region is in view, at the lower edge. */
async function showShare(page: Page, name: string, share: number): Promise<void> {
  await page.getByRole('region', { name }).evaluate((element, wanted) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + height * wanted - window.innerHeight, behavior: 'instant' });
  }, share);
}

/** @returns what the first figure is after a tick; nothing moves before the browser has seen the band */
async function tickOnce(page: Page, shown: ReturnType<Page['locator']>): Promise<string | null> {
  await pass(page, 50);
  return shown.first().textContent();
}
