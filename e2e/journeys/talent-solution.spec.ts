import { type Language, localizedPath } from '@sabi/contracts/language';
import { openPage } from '../support/public-page';
import { expect, type Page, test } from '../support/test';
import { talentSolutionTexts } from '../texts/talent-solution';

// Specification, sections 2, 4, 6 and 9: plans without a session.

const planNames = ['Starter', 'Basic', 'Pro', 'Elite'];

const plan = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

const language: Language = 'en';
const t = talentSolutionTexts[language];
const path = localizedPath(language, '/talent-solution');

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
