import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import type { Locator } from '@playwright/test';
import { restoreSession } from '../support/account';
import { expectAccessible } from '../support/accessibility-checks';
import { createVerifiedAccount } from '../support/operator';
import { askAs, fetchProfile, readCv } from '../support/own-profile';
import { expect, test } from '../support/test';
import { wordDocument } from '../support/word-document';
import { texts } from '../texts/common';
import { cvImportTexts } from '../texts/cv-import';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const smallestTarget = 44;
const widths = [360, 1440];

/** A position of which no word says what is the post and what the employer, and lines above the first entries. */
const lost = ['Zul-Qarnain 7741', 'Rekaan Zeta 55'] as const;
const posts: Readonly<Record<Language, string>> = { en: 'Data Analyst', id: 'Analis Data' };
const odd = ['', 'Harmoni Kita', 'Rekan Sejawat', '2018 - 2019'];
const lines: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Dewi Rekaan',
    'dewi@example.com',
    'WORK EXPERIENCE',
    lost[0],
    '',
    posts.en,
    'PT Maju Rekaan, Bandung',
    'January 2020 - March 2022',
    '- Prepared weekly reports',
    ...odd,
    'EDUCATION',
    lost[1],
    '',
    'Universitas Contoh Nusantara',
    'Bachelor of Statistics',
    '2012 - 2016',
  ],
  id: [
    'Dewi Rekaan',
    'dewi@example.com',
    'PENGALAMAN KERJA',
    lost[0],
    '',
    posts.id,
    'PT Maju Rekaan, Bandung',
    'Januari 2020 - Maret 2022',
    '- Menyiapkan laporan mingguan',
    ...odd,
    'PENDIDIKAN',
    lost[1],
    '',
    'Universitas Contoh Nusantara',
    'Sarjana Statistika',
    '2012 - 2016',
  ],
};

for (const language of languages)
  test(`what is unsure is checked first, and a line without a place gets one (${language})`, async ({
    page,
    platform,
    pageProblems,
  }) => {
    const r = cvImportTexts[language];
    const account = await createVerifiedAccount(platform);
    const ask = askAs(platform, account);
    const { name, buffer } = await wordDocument('CV Dewi.docx', lines[language]);
    await readCv(ask, account.userId, { format: 'docx', name, content: buffer });
    await restoreSession(page, platform, account);
    await page.goto(localizedPath(language, '/profile/review'));
    const check = page.getByRole('region', { name: r.check, exact: true });
    const rest = page.getByRole('region', { name: r.rest, exact: true });

    await test.step('the page leads with both, and fits a phone and a desk', async () => {
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(r.check);
      await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText(r.rest);
      for (const line of lost) await expect(rest.getByText(line, { exact: true }).first()).toBeVisible();
      await expect(check.getByRole('blockquote').first()).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const section of [check, rest]) await expectLargeTargets(section);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
      await expectAccessible(page, 'review with unsure values and lines without a place');
    });

    await test.step('the keyboard corrects, confirms and places', async () => {
      const company = check.getByRole('textbox').first();
      await company.fill('PT Harmoni Rekaan');
      await check.getByRole('button', { name: r.corrected }).first().press('Enter');
      await expect(check.getByText('PT Harmoni Rekaan')).toBeVisible();
      await expect(check.locator(':focus')).toHaveCount(1); // the next value, or the title
      await rest.getByRole('button', { name: r.addTo(posts[language]) }).click();
      await rest.getByRole('button', { name: r.undoPlace }).press('Enter');
      await rest.getByRole('combobox').first().selectOption({ label: r.newSkill });
      await expect(rest.getByRole('textbox')).toHaveValue(lost[0]);
      await expect(rest.getByRole('button', { name: r.undoPlace })).toHaveCount(1);
      await expectAccessible(page, 'review with a placed line');
    });

    await test.step('all of it is in the profile', async () => {
      await page.getByRole('button', { name: texts[language].acceptAll }).click();
      await expect(page.getByText(texts[language].success, { exact: true }).first()).toBeVisible();
      const profile = await fetchProfile(ask);
      expect(profile.lists.skills.map(({ skill_name }) => skill_name)).toContain(lost[0]);
      expect(JSON.stringify(profile.lists.work_experiences)).toContain('PT Harmoni Rekaan');
    });
    expect(pageProblems).toEqual([]);
  });

/** Every control of a section can be hit by a thumb. */
async function expectLargeTargets(section: Locator): Promise<void> {
  for (const control of await section.locator('button, input, select, textarea').all()) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(smallestTarget);
  }
}
