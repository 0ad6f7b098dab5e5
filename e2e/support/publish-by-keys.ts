import type { Language } from '@sabi/contracts/language';
import { expect, type Page } from '@playwright/test';
import { companyToBoardTexts } from '../texts/company-to-board';
import { expectNoSidewaysScroll } from './accessibility-checks';
import { chooseByKeys, pressByKeys, typeByKeys } from './keyboard';

/** From the workspace of a recruiter without a company to the job's page on the board. */
export async function publishByKeys(
  page: Page,
  language: Language,
  { company, title }: { company: string; title: string },
): Promise<void> {
  const s = companyToBoardTexts[language];
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** The page has this heading, and fits the screen. */
  const arrive = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectNoSidewaysScroll(page, name);
  };
  await arrive(s.onboarding);
  await pressByKeys(page, link(s.openCompanyForm));
  await typeByKeys(page, box(s.name), company);
  await typeByKeys(page, box(s.legalName), `CV ${company}`);
  await expectNoSidewaysScroll(page, 'the form of the company');
  await page.keyboard.press('Enter');
  await arrive(s.jobs);

  await pressByKeys(page, link(s.newJob).first());
  await arrive(s.newJobTitle);
  await typeByKeys(page, box(s.title), title);
  await page.keyboard.press('Enter');
  await arrive(title);
  await chooseByKeys(page, choice(s.category), 'manufacturing');
  await chooseByKeys(page, choice(s.level), 'junior');
  await chooseByKeys(page, choice(s.contract), 'pkwtt');
  await chooseByKeys(page, choice(s.mode), 'onsite');
  await typeByKeys(page, choice(s.areas), 'Surabaya');
  await expect(page.getByRole('listbox', { name: s.areas })).toBeVisible();
  await page.keyboard.press('Enter');
  await typeByKeys(page, box(s.payMin), '6000000');
  await typeByKeys(page, box(s.payMax), '7500000');
  await typeByKeys(page, box(s.text), 'Merawat dan memperbaiki sepeda motor pelanggan.');
  await pressByKeys(page, button(s.addRequirement));
  await page.keyboard.type('Bisa membaca buku servis');
  await expectNoSidewaysScroll(page, 'the editor');
  await pressByKeys(page, button(s.publish));

  await pressByKeys(page, link(s.viewOnBoard));
  await expect(page).toHaveURL(/\/id\/jobs\/[^/]+$/); // the editor has the same heading
  await arrive(title);
  await pressByKeys(page, link(s.allJobs));
  await typeByKeys(page, page.getByRole('searchbox', { name: s.words }), title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=/);
  await pressByKeys(page, link(title));
  await arrive(title);
}
