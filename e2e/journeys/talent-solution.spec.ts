import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { openPage } from '../support/public-page';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { talentSolutionTexts } from '../texts/talent-solution';

// Specification, sections 2, 4, 6 and 9: the four panels, and the plans with and without a session.

const panelNames = ['expert', 'cv-upload', 'positions', 'community'];
const planNames = ['Starter', 'Basic', 'Pro', 'Elite'];
/** Of Basic, Pro and Elite: what they cost and the list price, as it is written in both languages. */
const amounts = [
  ['Rp 350.000', 'Rp 800.000'],
  ['Rp 1.000.000', 'Rp 2.500.000'],
  ['Rp 2.000.000', 'Rp 4.350.000'],
];
const catalogue = '**/api/billing/v1/catalogue';

const plan = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

const language: Language = 'en';
const t = talentSolutionTexts[language];
const path = localizedPath(language, '/talent-solution');

test("four panels, the expert's first; a click shows another and the address keeps it", async ({ page }) => {
  await openPage(page, path);
  await expectOpen(page, language, 0);
  for (const index of [1, 2, 3, 0]) {
    await page.getByRole('tab', { name: t.tabs[index] ?? '' }).click();
    await expectOpen(page, language, index);
    await expect(page).toHaveURL(`${path}?panel=${panelNames[index]}`);
  }
  await openPage(page, `${path}?panel=positions`);
  await expectOpen(page, language, 2);
});

test(
  "a visitor reads 'Login to See Details' on every plan and is led to sign in",
  { tag: '@core' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPage(page, path);
    for (const name of planNames) {
      await expect(plan(page, name)).toContainText(t.hidden);
      await expect(plan(page, name)).not.toContainText('Rp');
      const choose = plan(page, name).getByRole('link', { name: t.choose(name) });
      await expect(choose).toHaveAttribute('href', localizedPath(language, '/auth'));
    }
    await expect(page.getByText(t.popular, { exact: true })).toHaveCount(1);
    await expect(plan(page, 'Pro')).toContainText(t.popular);
    await expect(plan(page, 'Elite')).toContainText(t.elite);
    expect(asked.filter((url) => url.includes('/api/billing/'))).toEqual([]);
  },
);

test('with a session every plan has its price; when that fails one may ask again', async ({
  page,
  platform,
}) => {
  await restoreSession(page, platform, await createMember(platform));
  await page.route(catalogue, (route) => route.fulfill({ status: 403, json: {} }));
  await openPage(page, path);
  await expect(page.getByRole('alert')).toContainText(t.failed);
  await page.unroute(catalogue);
  await page.getByRole('button', { name: t.retry }).click();
  await expect(plan(page, 'Starter')).toContainText(t.free);
  for (const [index, [price = '', listPrice = '']] of amounts.entries()) {
    const card = plan(page, planNames[index + 1] ?? '');
    await expect(card.locator('strong')).toHaveText(price);
    await expect(card.locator('s')).toHaveText(listPrice);
  }
  await expect(page.getByText(t.hidden)).toHaveCount(0);
});

test('openings ask a visitor to sign in and lead on to them', async ({ page, platform }) => {
  const account = await createMember(platform);
  await openPage(page, `${path}?panel=positions`);
  await page.getByRole('link', { name: t.inside[2] }).click();
  await expect(page).toHaveURL(localizedPath(language, '/auth'));
  await page.locator('input[type="email"]').fill(account.email);
  await page.locator('input[type="password"]').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(localizedPath(language, '/jobs'));
});

test('three voices, three events and a way to sign up close the page', async ({ page }) => {
  await openPage(page, path);
  await expect(
    page.getByRole('main').locator('figure, blockquote').filter({ visible: true }),
  ).not.toHaveCount(0);
  await expect(
    page.getByRole('main').locator(`a[href^="${localizedPath(language, '/events/')}"]`),
  ).toHaveCount(3);
  const signUp = page.getByRole('main').getByRole('link', { name: t.signUpNow });
  await expect(signUp.last()).toHaveAttribute('href', localizedPath(language, '/signup'));
});

async function expectOpen(page: Page, language: Language, index: number): Promise<void> {
  const { tabs, inside } = talentSolutionTexts[language];
  const [tab = '', control = ''] = [tabs[index], inside[index]];
  await expect(page.getByRole('tab', { selected: true })).toContainText(tab);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  const panel = page.getByRole('tabpanel');
  await expect(
    panel.getByRole('button', { name: control }).or(panel.getByRole('link', { name: control })),
  ).toBeVisible();
}
