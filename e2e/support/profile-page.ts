import { type Language, localizedPath } from '@sabi/contracts/language';
import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { expect, type Page } from '@playwright/test';
import { texts } from '../texts/common';

export async function openProfile(page: Page, language: Language): Promise<void> {
  await page.goto(localizedPath(language, '/profile'));
  await expect(page.getByLabel(texts[language].cvFile)).toBeAttached();
}

export async function chooseCv(
  page: Page,
  language: Language,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByLabel(texts[language].cvFile).setInputFiles(file);
}

/** Waits until the CV is parsed, then opens its import. */
export async function openCvImport(page: Page, language: Language): Promise<void> {
  await page.getByRole('link', { name: texts[language].review }).click();
  await expect(page).toHaveURL(localizedPath(language, '/profile/review'));
}

/** Waits until the CV is parsed, and accepts all of its import. */
export async function acceptEverything(page: Page, language: Language): Promise<void> {
  await openCvImport(page, language);
  await page.getByRole('button', { name: texts[language].acceptAll }).click();
  await expect(page.getByText(texts[language].success, { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(localizedPath(language, '/profile'));
}

/** The profile shows every part of the CV in order, and nothing else. */
export async function expectProfileShows(page: Page, language: Language, cv: ParsedCv): Promise<void> {
  const { lists } = texts[language];
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const headings = (name: string) => section(name).getByRole('heading', { level: 3 });
  const items = (name: string) => section(name).getByRole('listitem');
  const ability = (name: string, level: string | null) => (level ? `${name} · ${level}` : name);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${cv.first_name} ${cv.last_name}`);
  if (cv.phone_number) await expect(page.getByRole('main')).toContainText(cv.phone_number);
  if (cv.personal_summary) {
    await expect(section(lists.summary).locator('p')).toHaveText(cv.personal_summary);
  }
  await expect(headings(lists.career)).toHaveText(
    cv.work_experiences.map(({ job_title, company_name }) => job_title || company_name),
  );
  await expect(headings(lists.education)).toHaveText(
    cv.educations.map(({ institution_name }) => institution_name),
  );
  await expect(items(lists.skills)).toHaveText(
    cv.skills.map(({ skill_name, proficiency_level }) => ability(skill_name, proficiency_level)),
  );
  await expect(items(lists.languages)).toHaveText(
    cv.languages.map(({ language_name, proficiency_level }) => ability(language_name, proficiency_level)),
  );
  await expect(headings(lists.certifications)).toHaveText(cv.licenses_certifications.map(({ name }) => name));
}
