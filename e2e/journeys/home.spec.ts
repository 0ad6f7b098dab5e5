import { type Language, localizedPath } from '@sabi/contracts/language';
import { pass, stopClock } from '../support/page-clock';
import { openPage } from '../support/public-page';
import { expect, type Page, test } from '../support/test';
import { homeTexts } from '../texts/home';

// Specification, sections 2, 4 and 9: the home page from top to bottom. What moves on it by itself: home-motion.

const mapHost = /^https:\/\/www\.openstreetmap\.org\//;

const language: Language = 'id';
const t = homeTexts[language];
const home = localizedPath(language, '/');

test(
  'its links lead where they say, to twelve industries among others',
  { tag: '@core' },
  async ({ page }) => {
    await openPage(page, home);
    const main = page.getByRole('main');
    const hrefOf = (name: string) => main.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(await hrefOf(t.signUp)).toBe(localizedPath(language, '/register'));
    expect(await hrefOf(t.career)).toBe(localizedPath(language, '/talent-solution'));
    expect(await hrefOf(t.hiring)).toBe(localizedPath(language, '/company-solution'));
    expect(await hrefOf(t.closing)).toBe(localizedPath(language, '/signup'));
    await expect(main.locator(`a[href^="${localizedPath(language, '/blog/')}"]`)).toHaveCount(12);
    await expect(page.getByRole('region', { name: t.partners }).getByRole('listitem')).toHaveCount(8);
  },
);

test('testimonials: two tabs, three a page, arrows wrap, dots jump', async ({ page }) => {
  await stopClock(page);
  await openPage(page, home);
  const shows = expectShown(page, [...t.clients, ...t.talents]);
  await shows(t.clients.slice(0, 3));
  for (const arrow of [t.next, t.previous]) {
    await page.getByRole('button', { name: arrow }).click();
    await shows(t.clients.slice(3));
    await page.getByRole('button', { name: arrow }).click();
    await shows(t.clients.slice(0, 3));
  }
  await page.getByRole('button', { name: t.dot(2) }).click();
  await shows(t.clients.slice(3));
  await expect(page.getByRole('button', { name: t.dot(2) })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('tab', { name: t.tabs[1] }).click();
  await shows(t.talents.slice(0, 3));
  await page.getByRole('tab', { name: t.tabs[0] }).click();
  await shows(t.clients.slice(0, 3));
});

test('testimonials turn every 5000 ms, not under the pointer and not when paused', async ({ page }) => {
  await stopClock(page);
  await openPage(page, home);
  const shows = expectShown(page, [...t.clients, ...t.talents]);
  await pass(page, 4999);
  await shows(t.clients.slice(0, 3));
  await pass(page, 1);
  await shows(t.clients.slice(3));
  await pass(page, 5000);
  await shows(t.clients.slice(0, 3));
  await page.getByText(t.clients[0]).hover();
  await pass(page, 20_000);
  await shows(t.clients.slice(0, 3));
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: t.pause }).click();
  await pass(page, 20_000);
  await shows(t.clients.slice(0, 3));
  await page.getByRole('button', { name: t.play }).click();
  await pass(page, 5000);
  await shows(t.clients.slice(3));
});

test('the map is fetched by a click and not before; phone and WhatsApp are links', async ({ page }) => {
  const asked: string[] = [];
  await page.route(mapHost, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>map</p>' });
  });
  await openPage(page, home);
  const load = page.getByRole('button', { name: t.loadMap });
  await load.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await load.click();
  await expect(page.frameLocator(`iframe[title="${t.map}"]`).getByText('map')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveAttribute('href', /;ext=1307$/);
  const chat = page.getByRole('main').getByRole('link', { name: t.whatsApp });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
  expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toBe(t.greeting);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', /noopener/);
});

/** @returns what asserts that of all these people exactly the named ones are in view, in this order */
function expectShown(page: Page, people: readonly string[]) {
  const shown = () =>
    page.evaluate(
      (names) =>
        [...document.querySelectorAll('main *')]
          .filter(
            (element) =>
              element.children.length === 0 && element.checkVisibility({ visibilityProperty: true }),
          )
          .map(({ textContent }) => textContent)
          .filter((text) => names.includes(text)),
      people,
    );
  return (expected: readonly string[]) => expect.poll(shown).toEqual(expected);
}
