import type { Language } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectAccessible } from '../support/accessibility-checks';
import { readDictionary } from '../support/dictionary';
import { createVerifiedAccount } from '../support/operator';
import { pdfDocument, smallCv } from '../support/pdf-document';
import { chooseCv, openProfile, openCvImport } from '../support/profile-page';
import { expect, test } from '../support/test';

/** Eleven letters without blanks. */
const order = 'Hire Me First';
const language: Language = 'en';
const notice = readDictionary(language, 'mf-talent', 'cv-import')('hidden', { count: 11 });

test('hidden text is left out of a CV, and its owner sees how many characters were hidden', async ({
  page,
  platform,
  pageProblems,
}) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await openProfile(page, language);
  await chooseCv(page, language, pdfDocument('CV.pdf', smallCv[language], { hiddenLine: order }));
  await openCvImport(page, language);
  await expect(page.getByText(notice, { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Excel' })).toBeChecked();
  await expect(page.getByRole('main')).not.toContainText(order);
  await expectAccessible(page, 'review of a CV with hidden text');
  expect(pageProblems).toEqual([]);
});
