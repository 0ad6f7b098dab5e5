import { type Language, localizedPath } from '@sabi/contracts/language';
import type { APIRequestContext } from '@playwright/test';
import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { priceOf } from '@sabi/svc-billing/catalogue';
import { findAmounts } from '../support/find-prices';
import { NetworkLog } from '../support/network-log';
import { pass, stopClock } from '../support/page-clock';
import { openPage } from '../support/public-page';
import { listSitemap } from '../support/site-pages';
import { fetchPage, type ServedPage } from '../support/served-page';
import { openAnalyzer } from '../support/visitor-steps';
import { expect, type Page, test } from '../support/test';
import { visitorSeesNoPriceTexts } from '../texts/visitor-sees-no-price';

// Requirements, T4: prices are for signed-in users. A visitor's browser receives none, in any format.

const promoDelayMs = 60_000;
const [basicPrice, elitePrice] = [priceOf('basic'), priceOf('elite')];
const hasExtension = /\.[a-z0-9]+$/;

test(
  'no page and no file of the site holds a price, in either language',
  { tag: '@core' },
  async ({ request }) => {
    const log = new NetworkLog();
    const files = new Set(['/sitemap.xml', '/robots.txt', '/remotes.json', '/api/billing/v1/catalogue']);
    for (const file of await listRemoteFiles(request)) files.add(file);
    const routes = await listSitemap(request);
    expect(routes.length).toBeGreaterThan(50);
    for (const route of routes) {
      const page = await fetchPage(request, route);
      await log.add(route, Buffer.from(page.html));
      for (const file of listFiles(page)) files.add(file);
    }
    for (const file of files) {
      const response = await request.get(file);
      expect(response.status(), file).toBe(200);
      await log.add(file, await response.body(), response.headers()['content-type']);
    }
    const kinds = new Set(log.addresses.map((address) => hasExtension.exec(address)?.[0]));
    for (const kind of ['.js', '.css', '.svg', '.pdf', '.xml']) expect([...kinds], kind).toContain(kind);
    expect(await log.findPrices()).toEqual([]);
  },
);

test('no panel, dialog or answer holds a price, and one among all that is sent would be found', async ({
  page,
  context,
}) => {
  const log = new NetworkLog();
  log.record(context);
  await openEverything(page, 'id');
  expect(await log.findPrices()).toEqual([]);

  await page.route('**/terms', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', `<p>${formatRupiah(elitePrice)}</p></main>`);
    await route.fulfill({ response, body });
  });
  await page.route('**/*page-terms*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};const basic = ${basicPrice};` });
  });
  const script = page.waitForResponse('**/*page-terms*.js');
  await page.goto('/terms');
  await script;
  const found = await log.findPrices();
  expect(
    found.some((each) => each.includes('/terms') && each.includes(elitePrice.toLocaleString('id'))),
  ).toBe(true);
  expect(found.some((each) => each.includes('.js') && each.includes(String(basicPrice)))).toBe(true);
});

test('a price is known however it is written, and no other number is taken for one', { tag: '@core' }, () => {
  const amounts = [350_000, 2_000_000];
  for (const text of [
    '350000',
    'Rp350,000.',
    'Rp 350.000',
    '350 000',
    '350\u00a0000',
    '350K',
    '350rb',
    '{price:35e4,',
    '{"a":350000}',
  ])
    expect(findAmounts(text, amounts), text).toHaveLength(1);
  for (const text of [
    '1350000',
    '350,0001',
    '3.350.000',
    '#350000',
    '500,000+',
    '350 people',
    '2 juta orang',
  ])
    expect(findAmounts(text, amounts), text).toEqual([]);
});

/** Every file of every remote, requested by a page or not. */
async function listRemoteFiles(request: APIRequestContext): Promise<string[]> {
  const { remotes } = (await (await request.get('/remotes.json')).json()) as {
    remotes: { release: { integrity: Record<string, string> } }[];
  };
  return remotes.flatMap(({ release }) => Object.keys(release.integrity));
}

/** Resources of the page, and the feeds, calendars and brochures that it links to. */
function listFiles({ document, url }: ServedPage): string[] {
  return document
    .querySelectorAll('a[href], link[href], script[src], img[src]')
    .map((element) => new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', url))
    .filter(({ origin, pathname }) => origin === url.origin && hasExtension.test(pathname))
    .map(({ pathname }) => pathname);
}

async function openEverything(page: Page, language: Language): Promise<void> {
  const t = visitorSeesNoPriceTexts[language];
  await stopClock(page);
  await openPage(page, localizedPath(language, '/'));
  await pass(page, promoDelayMs);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.resume();
  await openPage(page, localizedPath(language, '/company-solution'));
  await askConsultant(page, language);
  const analyze = await openAnalyzer(page, language);
  await page.getByRole('button', { name: t.open }).click();
  await askConsultant(page, language);
  await page.getByRole('button', { name: t.closeChat }).click();
  await expect(page.getByRole('tab')).toHaveCount(4);
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await page.getByRole('tab').nth(1).click();
  await page.getByLabel(t.cv).fill('Ayu Rekawati. What would a makeover cost in rupiah? '.repeat(3));
  await analyze.click();
  await expect(page.getByRole('dialog', { name: t.result })).toBeVisible();
}

async function askConsultant(page: Page, language: Language): Promise<void> {
  const t = visitorSeesNoPriceTexts[language];
  await page.getByRole('textbox', { name: t.message }).fill(t.question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(t.answer);
}
