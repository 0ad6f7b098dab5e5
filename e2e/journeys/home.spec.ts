import { type Language, localizedPath } from '@sabi/contracts/language';
import { openPage } from '../support/public-page';
import { expect, test } from '../support/test';
import { homeTexts } from '../texts/home';

// Specification, section 2: where the home page leads. What moves on it by itself: moving-content.

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
