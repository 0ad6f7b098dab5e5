import { type Language, localizedPath } from '@sabi/contracts/language';
import { openPage } from '../support/public-page';
import { expect, test } from '../support/test';
import { homeTexts } from '../texts/home';

// Specification, section 2: links of the home page. Animations are in moving-content.

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

test('testimonials are as high on each of their pages, so that nothing below them jumps on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' }); // the test turns them
  await openPage(page, home);
  const sides = page.getByRole('tab');
  await expect(sides).toHaveCount(2);
  for (const side of await sides.all()) {
    await side.click();
    const testimonials = page.getByRole('tabpanel').getByRole('group');
    const turners = testimonials.getByRole('button', { name: t.turners });
    const heights = new Set<number | undefined>();
    for (const turner of await turners.all()) {
      await turner.click();
      await expect(turner).toHaveAttribute('aria-current', 'true');
      heights.add((await testimonials.boundingBox())?.height);
    }
    expect(await turners.count()).toBeGreaterThan(1);
    expect([...heights]).toEqual([expect.any(Number)]);
  }
});
