import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { openPage } from '../support/public-page';
import { readPage } from '../support/whole-page';
import { expect, type Page, test } from '../support/test';
import { blogTexts } from '../texts/blog';

// Specification, section 2; requirements, B1 to B7: the listing with search and topics, and an article.

/** The two that each article leads on to: specification, section 2. */
const related = {
  'manufacture-industry': ['it-industry', 'logistics-industry'],
  'retail-industry': ['consumer-goods-industry', 'marketing-industry'],
  'healthcare-industry': ['it-industry', 'energy-industry'],
  'it-industry': ['marketing-industry', 'design-industry'],
  'marketing-industry': ['design-industry', 'retail-industry'],
  'design-industry': ['marketing-industry', 'it-industry'],
  'food-industry': ['retail-industry', 'hospitality-industry'],
  'logistics-industry': ['retail-industry', 'it-industry'],
  'energy-industry': ['manufacture-industry', 'it-industry'],
  'hospitality-industry': ['retail-industry', 'food-industry'],
  'consumer-goods-industry': ['retail-industry', 'marketing-industry'],
  'real-estate-industry': ['consumer-goods-industry', 'marketing-industry'],
} as const;
const slugs = Object.keys(related);

const count = (page: Page) => page.getByRole('main').getByRole('status').first();

function stepsIn(language: Language) {
  const t = blogTexts[language];
  const listing = localizedPath(language, '/blog');
  const cards = (page: Page) =>
    page.getByRole('main').locator(`article a[href^="${listing}/"], li a[href^="${listing}/"]`);
  return { t, listing, cards };
}

for (const language of languages) {
  const { t, listing } = stepsIn(language);

  test(
    `every article is dated as its card and leads on to its two (${language})`,
    { tag: '@core' },
    async ({ request }) => {
      const { document: list } = await readPage(request, listing);
      for (const [slug, [one, other]] of Object.entries(related)) {
        const { document: article } = await readPage(request, `${listing}/${slug}`);
        const card = list
          .querySelectorAll('article')
          .find((each) => each.querySelector(`a[href="${listing}/${slug}"]`));
        const date = card?.querySelector('time')?.getAttribute('datetime');
        expect(date, slug).toMatch(/^\d{4}-/);
        expect(article.querySelectorAll(`time[datetime="${date}"]`), slug).not.toEqual([]);
        const section = article
          .querySelectorAll('main section, main aside')
          .findLast((each) => each.querySelector('h2')?.text === t.related);
        const links = section
          ?.querySelectorAll(`a[href^="${listing}/"]`)
          .map((link) => link.getAttribute('href')?.split('/').at(-1));
        expect([slug, ...new Set(links)]).toEqual([slug, one, other]);
      }
    },
  );
}

const language: Language = 'id';
const { t, listing, cards } = stepsIn(language);

test(
  'twelve cards; what is searched stands in the address, and finding nothing offers ways on',
  { tag: '@core' },
  async ({ page }) => {
    await openPage(page, listing);
    const found = async () =>
      [...new Set(await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))))]
        .length;
    await expect(count(page)).toHaveText(t.all);
    await expect.poll(found).toBe(slugs.length);
    for (const name of t.ways)
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(1);
    const field = page.getByRole('searchbox', { name: t.search });
    await field.fill('hotel');
    await expect(page).toHaveURL(`${listing}?q=hotel`);
    await expect(count(page)).not.toHaveText(t.all);
    await expect(async () =>
      expect(await found()).toBe(Number.parseInt((await count(page).textContent()) ?? '', 10)),
    ).toPass();
    await field.fill('xylophone');
    await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('xylophone');
    await page.getByRole('link', { name: t.clear }).click();
    await expect(page).toHaveURL(listing);
    await expect(count(page)).toHaveText(t.all);
    await expect(field).toHaveValue('');
  },
);

test('a topic narrows the list down, together with a search', async ({ page }) => {
  await openPage(page, listing);
  await page.getByRole('link', { name: t.topic, exact: true }).click();
  await expect(page).toHaveURL(`${listing}?topic=production`);
  await expect(count(page)).not.toHaveText(t.all);
  await page.getByRole('searchbox', { name: t.search }).fill('forklift');
  await expect(page).toHaveURL(`${listing}?q=forklift&topic=production`);
  await expect(count(page)).toHaveText(t.found);
  await page.goBack();
  await expect(count(page)).toHaveText(t.all);
});

test('an article has its parts, leads back and on, and is shared by its whole address', async ({
  page,
  context,
  platform,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const address = localizedPath(language, '/blog/energy-industry');
  await openPage(page, address);
  await expect(page.locator('blockquote')).toHaveCount(1);
  for (const name of t.caseStudy)
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: t.partner })).toHaveAttribute(
    'href',
    localizedPath(language, '/company-solution'),
  );
  await page.getByRole('button', { name: t.share }).click();
  for (const name of ['WhatsApp', 'LinkedIn', 'X', 'Facebook']) {
    const item = page.getByRole('menuitem', { name, exact: true });
    expect(decodeURIComponent((await item.getAttribute('href')) ?? '')).toContain(
      `${platform.url}${address}`,
    );
  }
  await page.getByRole('menuitem', { name: t.copy }).click();
  await expect(page.getByText(t.copied, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${platform.url}${address}`);
  await page.getByRole('link', { name: t.back }).click();
  await expect(page).toHaveURL(listing);
});

test('where the device can share, it is asked to', async ({ page }) => {
  await page.addInitScript(() => {
    const share = async (data: unknown) => void Object.assign(window, { shared: data });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await openPage(page, '/blog/it-industry');
  await page.getByRole('button', { name: blogTexts.en.share }).click();
  await expect
    .poll(() => page.evaluate(() => 'shared' in window && window.shared))
    .toMatchObject({
      url: expect.stringMatching(/\/blog\/it-industry$/),
    });
});
