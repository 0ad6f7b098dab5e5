import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { addEntries } from '../support/add-entries';
import { createVerifiedAccount } from '../support/operator';
import { expect, test } from '../support/test';
import { dashboardTexts } from '../texts/dashboard';

const language: Language = 'id';
const w = dashboardTexts[language];

test(
  'the dashboard greets, leads to what is missing, and shows nothing made up: its number of jobs is that of the panel and of the board',
  { tag: '@core' },
  async ({ page, platform, pageProblems, request }) => {
    await restoreSession(page, platform, await createVerifiedAccount(platform));
    const dashboard = localizedPath(language, '/dashboard');
    await page.goto(dashboard);
    await expect(page.getByRole('heading', { level: 1, name: w.greeting })).toBeVisible();
    await expect(page.getByRole('region', { name: w.plan })).toContainText('Starter');
    for (const name of w.empty)
      await expect(page.getByRole('region', { name, exact: true })).not.toContainText(/\d/);
    const { total } = (await (await request.get('/api/hiring/v1/jobs')).json()) as { total: number };
    expect(total).toBeGreaterThan(0);
    await expect(page.getByRole('region', { name: w.newestJobs, exact: true })).toContainText(`(${total})`);

    for (const [name, anchor] of [
      [w.details, 'about-you'],
      [w.cv, 'cv'],
      [w.next, 'cv'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${localizedPath(language, '/profile')}#${anchor}$`));
      await expect(page.locator(`#${anchor}`)).toBeFocused();
      await page.goBack();
    }
    await page.getByRole('link', { name: w.tests, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${localizedPath(language, '/talent-solution')}$`));
    await page.goto(localizedPath(language, '/talent-solution?panel=positions'));
    await expect(page.getByRole('link', { name: w.allJobs(total) })).toBeVisible();
    await page.goto(localizedPath(language, '/jobs'));
    await expect(page.getByRole('region', { name: w.board }).getByRole('status')).toHaveText(w.count(total));
    expect(pageProblems).toEqual([]);
  },
);

test('jobs are recommended with words of profile and posting', async ({ page, platform, pageProblems }) => {
  const account = await createVerifiedAccount(platform);
  const skill = { skill_name: 'TypeScript', proficiency_level: null };
  await addEntries(platform.url, account, { skills: skill });
  await restoreSession(page, platform, account);
  await page.goto(localizedPath(language, '/dashboard'));
  const panel = page.getByRole('region', { name: w.recommendedJobs, exact: true });
  await expect(panel).toContainText(w.reason('TypeScript', 'TypeScript'));
  expect(pageProblems).toEqual([]);
});
