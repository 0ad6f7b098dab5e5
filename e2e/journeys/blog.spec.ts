import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { openPage } from '../support/public-page';
import { fetchPage } from '../support/served-page';
import { expect, type Page, test } from '../support/test';
import { blogTexts } from '../texts/blog';

// Specification, section 2; requirements, B1 to B7: the listing with search and topics, and an article.

/** Two related articles of each article: specification, section 2. */
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
      const { document: list } = await fetchPage(request, listing);
      for (const [slug, [one, other]] of Object.entries(related)) {
        const { document: article } = await fetchPage(request, `${listing}/${slug}`);
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
