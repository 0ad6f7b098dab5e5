import { inquiryTrap } from '@sabi/contracts/profile/inquiry';
import { consultationTexts } from '@sabi/shared-texts/consultation';
import { cvAnalysisTexts } from '@sabi/shared-texts/cv-analysis';
import { type Language, languages, localizedPath, parseLocalizedPath } from '@sabi/contracts/language';
import { expectPasswordRefused, typedCv } from '../support/plain-form';
import { listSitemap } from '../support/site-pages';
import { expect, type Page, test } from '../support/test';
import { boardTexts } from '../texts/board';
import { scriptOffTexts } from '../texts/script-off';

test.use({ javaScriptEnabled: false });

// Sent in Indonesian here; plain-forms.spec.ts sends in English over HTTP.
const language: Language = 'id';
const own = scriptOffTexts[language];
const chat = consultationTexts[language];
const analysis = cvAnalysisTexts[language];
const at = (path: string) => localizedPath(language, path);

test('every public page is readable: its heading, its text, and nothing hidden for good', async ({
  page,
  request,
}) => {
  const listed = await listSitemap(request);
  expect(listed.length).toBeGreaterThan(40);
  const unlisted = languages.flatMap((language) =>
    ['/auth', '/auth?mode=sign-up', '/no-such-page'].map((path) => localizedPath(language, path)),
  );
  const pages = new Map<string, string[]>();
  for (const address of [...listed, ...unlisted]) {
    const { path } = parseLocalizedPath(address);
    pages.set(path, [...(pages.get(path) ?? []), address]);
  }
  // A page has the same parts in both languages, so each is checked in one of them.
  for (const [index, addresses] of [...pages.values()].entries()) {
    const address = addresses[index % addresses.length] ?? '';
    await open(page, address);
    await expect(page.locator('h1'), address).toHaveCount(1);
    await expect(page.locator('h1'), address).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, address).toBeGreaterThan(100);
    expect(await findHiddenTexts(page), address).toEqual([]);
  }
});

test('a message of the contact form is sent', { tag: '@core' }, async ({ page }) => {
  await open(page, at('/contact-us'));
  await page.locator('[name=first_name]').fill('Laksmi');
  await page.locator('[name=last_name]').fill('Rekawati');
  await page.locator('[name=email]').fill(`laksmi-${language}@mail.example`);
  await page.locator('[name=inquiry_type]').selectOption('company');
  await page.locator('[name=message]').fill('We look for three production planners.');
  await page.getByRole('button', { name: own.contact }).click();
  await expect(page).toHaveURL(at('/contact-us?sent=yes#message'));
  await expect(page.getByText(own.sent)).toBeVisible();
});

for (const path of ['/talent-solution', '/company-solution']) {
  test(`the chat of ${path} answers twice, then asks to sign up`, { tag: '@core' }, async ({ page }) => {
    await open(page, at(path));
    if (path === '/talent-solution') await page.getByRole('link', { name: own.consult }).click();
    const line = page.getByRole('textbox', { name: chat.message });
    const turns = page.getByRole('listitem').filter({ hasText: chat.speakers.bot });
    for (const [index, message] of ['Interview?', 'CV?'].entries()) {
      await line.fill(message);
      await page.getByRole('button', { name: chat.send }).click();
      await expect(page).toHaveURL('/functions/v1/ai-consultant');
      await expect(page.getByText(message)).toBeVisible();
      await expect(turns).toHaveCount(index + 1);
    }
    await line.fill('<b>Salary?</b>');
    await line.press('Enter');
    await expect(page.getByText('<b>Salary?</b>')).toBeVisible();
    await expect(page.getByPlaceholder(chat.gatedPlaceholder)).toBeDisabled();
    await expect(turns).toHaveCount(2);
    await expectReadable(page, language);
    await page.getByRole('link', { name: chat.unlock }).click();
    await expect(page).toHaveURL(at('/auth?mode=sign-up'));
  });
}

test('a CV is analyzed, its end waits for an account', { tag: '@core' }, async ({ page, context }) => {
  await open(page, at('/talent-solution?panel=cv-upload'));
  await page.getByRole('textbox', { name: own.cv.box }).fill(typedCv);
  await page.getByRole('button', { name: own.cv.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: analysis.result.title })).toBeVisible();
  await expectReadable(page, language);
  // Line breaks between parts belong to the page.
  const shown = (await page.locator('.text').innerText()).replaceAll(/\s*\n\s*/g, ' ');
  expect(shown.length).toBeGreaterThan(200);
  expect(shown.length).toBeLessThanOrEqual(400);
  await expect(page.locator('.text').getByRole('heading', { level: 2 }).first()).toBeAttached();
  expect((await context.cookies()).map(({ name }) => name)).toContain('sabi-cv-claim');
  await page.getByRole('link', { name: analysis.result.signUp }).click();
  await expect(page).toHaveURL(at('/auth?mode=sign-up'));
});

test('the blog is searched', { tag: '@core' }, async ({ page }) => {
  await open(page, at('/blog'));
  await page.getByRole('searchbox', { name: own.search.label }).fill(own.search.query);
  await page.getByRole('button', { name: own.search.submit }).click();
  await expect(page).toHaveURL(at(`/blog?q=${own.search.query}`));
  await expect(page.getByText(own.search.found)).toBeVisible();
});

test('jobs are searched, filtered and read, and one is reported', async ({ page }) => {
  const t = boardTexts[language];
  const titles = page.getByRole('region', { name: t.results }).getByRole('heading', { level: 2 });
  await open(page, at('/jobs'));
  const firstOfAll = await titles.first().innerText();
  await page.getByRole('link', { name: t.next }).click();
  await expect(page).toHaveURL(/\/jobs\?after=/);
  await expect(titles.first()).not.toHaveText(firstOfAll);
  await page.getByRole('link', { name: t.first }).click();
  await expect(titles.first()).toHaveText(firstOfAll);
  await page.locator('[name=q]').fill('operator');
  await page.locator('[name=mode][value=onsite]').check();
  await page.locator('[name=pay_min]').selectOption('4000000');
  await page.getByRole('button', { name: t.search, exact: true }).click();
  await expect(page).toHaveURL(/\/jobs\?q=operator&.*pay_min=4000000.*mode=onsite/);
  await expect(titles.first()).toContainText(/operator/i);
  await expect(page.locator('[name=mode][value=onsite]')).toBeChecked();
  const title = await titles.first().innerText();
  await titles.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // Jobs of the demonstration data are not for search engines.
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const job = new URL(page.url()).pathname;
  await page.locator('main a[href*="/companies/"]').first().click();
  await expect(page).toHaveURL(/\/companies\//);
  await page.getByRole('heading', { level: 3 }).getByRole('link', { name: title }).click();
  await page.getByText(t.report, { exact: true }).click();
  await page.locator('[name=reason]').selectOption('asks_for_money');
  await page.getByRole('button', { name: t.sendReport }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.reportSent })).toBeVisible();
  await expectReadable(page, language);
  await page.locator('main a').click();
  await expect(page).toHaveURL(job);
});

test(
  'accounts say that they need script, and no form lets a password go',
  { tag: '@core' },
  async ({ page, request }) => {
    for (const path of ['/auth', '/auth?mode=sign-up']) {
      await open(page, at(path));
      await expect(page.getByRole('status')).toContainText(own.needsScript);
      await page.locator('[name=password]').fill('correct horse');
      await page.locator('[name=password]').press('Enter');
      await expect(page).toHaveURL(at(path));
    }
    await expectPasswordRefused(request, at('/auth'), { language, notSent: own.notSent });
  },
);

/** Retries a page that the server was too busy to render. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 240_000 });
}

/** A service's answer is a whole page: language, one heading, and no wider than a phone. */
async function expectReadable(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1')).toHaveCount(1);
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  if (viewport) await page.setViewportSize(viewport);
}

/**
 * Texts that are never visible, except in closed `details`, decoration, the honeypot, and texts visible elsewhere on the page.
 */
async function findHiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate((trap) => {
    const apart = `script, style, title, option, details:not([open]), [aria-hidden=true], div:has(> [name="${trap}"]), label:has([data-theme-select])`; // the theme's select would do nothing
    const texts = { seen: new Set<string>(), unseen: new Set<string>() };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim();
      if (!text || !element) continue;
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isSeen) texts.seen.add(text);
      else if (!element.closest(apart)) texts.unseen.add(text);
    }
    return [...texts.unseen].filter((text) => !texts.seen.has(text));
  }, inquiryTrap);
}
