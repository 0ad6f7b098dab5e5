import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { createTalent, signIn } from '../support/account';
import { expect, test } from '../support/test';

const words = {
  en: {
    greeting: 'Hello, Dewi!',
    next: 'Upload your CV (+15)',
    details: 'Complete personal details',
    cv: 'Upload my CV',
    tests: 'See plans and services',
    plan: 'Your plan',
    empty: ['Jobs for you', 'Events', 'Refer a friend'],
  },
  id: {
    greeting: 'Halo, Dewi!',
    next: 'Unggah CV Anda (+15)',
    details: 'Lengkapi data diri',
    cv: 'Unggah CV saya',
    tests: 'Lihat paket dan layanan',
    plan: 'Paket Anda',
    empty: ['Lowongan untuk Anda', 'Acara', 'Ajak teman'],
  },
} as const satisfies Record<Language, unknown>;

for (const language of languages) {
  const w = words[language];

  test(`the dashboard greets, leads to what is missing, and shows nothing made up (${language})`, async ({
    page,
    platform,
    mailbox,
    pageProblems,
  }) => {
    await signIn(page, language, await createTalent({ siteUrl: platform.url, mailbox }));
    const dashboard = localizedPath(language, '/dashboard');
    await page.goto(dashboard);
    await expect(page.getByRole('heading', { level: 1, name: w.greeting })).toBeVisible();
    await expect(page.getByRole('region', { name: w.plan })).toContainText('Starter');
    for (const name of w.empty)
      await expect(page.getByRole('region', { name, exact: true })).not.toContainText(/\d/);

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
    expect(pageProblems).toEqual([]);
  });
}
