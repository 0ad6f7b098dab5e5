import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { stopClock } from '../support/page-clock';
import { openPage } from '../support/public-page';
import { expect, type Page, test } from '../support/test';
import { eventsTexts } from '../texts/events';

// Requirements, H1: what is ahead and what is over, by the visitor's clock; times in the zone of the event.

test.use({ timezoneId: 'Asia/Jakarta' });

function stepsIn(language: Language) {
  const t = eventsTexts[language];
  const slugsIn = (page: Page, region: string) =>
    page
      .getByRole('region', { name: region })
      .locator(`a[href^="${localizedPath(language, '/events/')}"]`)
      .evaluateAll((links) => [
        ...new Set(links.map((link) => link.getAttribute('href')?.split('/').at(-1))),
      ]);
  return { t, slugsIn };
}

for (const language of languages) {
  const { t } = stepsIn(language);

  test(`an event tells its time there and here, and goes into a calendar; once over it says so (${language})`, async ({
    page,
  }) => {
    await openEventsAt(page, language, '2027-01-20T12:00:00+08:00');
    const path = localizedPath(language, '/events/makassar-evening');
    await page.locator(`a[href="${path}"]`).first().click();
    const main = page.getByRole('main');
    await expect(main).toContainText(t.date);
    await expect(main).toContainText(t.hours);
    await expect(main).toContainText(t.own);
    await expect(main.getByRole('link', { name: t.signUp })).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: t.file }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    await openEventsAt(page, language, '2027-01-22T12:00:00+08:00');
    await page.locator(`a[href="${path}"]`).first().click();
    await expect(main.getByText(t.over)).toBeVisible();
    await expect(main.getByRole('link', { name: t.signUp })).toHaveCount(0);
  });
}

const language: Language = 'id';
const { t, slugsIn } = stepsIn(language);

test('an event is ahead until the minute it ends, then over; a kind narrows the list down', async ({
  page,
}) => {
  await openEventsAt(page, language, '2027-01-21T20:59:59+08:00');
  await expect
    .poll(() => slugsIn(page, t.upcoming))
    .toEqual(['makassar-evening', 'structured-interviews', 'jayapura-evening']);
  await expect.poll(async () => (await slugsIn(page, t.past))[0]).toBe('talking-about-pay');
  await openEventsAt(page, language, '2027-01-21T21:00:00+08:00');
  await expect.poll(() => slugsIn(page, t.upcoming)).toEqual(['structured-interviews', 'jayapura-evening']);
  await expect.poll(async () => (await slugsIn(page, t.past))[0]).toBe('makassar-evening');
  await page.getByRole('link', { name: t.workshops, exact: true }).click();
  await expect(page).toHaveURL(/\?kind=/);
  await expect.poll(() => slugsIn(page, t.upcoming)).toEqual(['structured-interviews']);
});

test('with nothing ahead it says so', async ({ page }) => {
  await openEventsAt(page, language, '2030-01-01T00:00:00Z');
  await expect(page.getByText(t.empty)).toBeVisible();
  await expect.poll(() => slugsIn(page, t.past)).toHaveLength(8);
});

/** By a link of another page: a page from the server shows the server's time. */
async function openEventsAt(page: Page, language: Language, time: string): Promise<void> {
  await stopClock(page, time);
  await openPage(page, localizedPath(language, '/community'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: eventsTexts[language].footer, exact: true })
    .click();
  await expect(page).toHaveURL(localizedPath(language, '/events'));
  await expect(page.getByRole('region', { name: eventsTexts[language].past })).toBeVisible();
}
