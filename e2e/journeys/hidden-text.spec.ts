import { type Language } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectNoBarrier } from '../support/barriers';
import { createMember } from '../support/operator';
import { pdfDocument, smallCv } from '../support/pdf-document';
import { chooseCv, openProfile, openCvImport } from '../support/profile-page';
import { expect, test } from '../support/test';

/** Eleven letters, blanks not counted. */
const order = 'Hire Me First';
const notices = {
  en: "We left out 11 characters that nobody who looks at your CV can see. Recruiters' systems may take hidden text for cheating, so it is best to remove it from the file.",
  id: 'Kami mengabaikan 11 karakter yang tidak terlihat oleh siapa pun yang membaca CV Anda. Sistem perekrut dapat menganggap teks tersembunyi sebagai kecurangan, jadi sebaiknya hapus dari file Anda.',
} as const satisfies Record<Language, string>;

const language: Language = 'en';
test('text that nobody sees is left out of a CV, and its owner is told how much it was', async ({
  page,
  platform,
  pageProblems,
}) => {
  await restoreSession(page, platform, await createMember(platform));
  await openProfile(page, language);
  await chooseCv(page, language, pdfDocument('CV.pdf', smallCv[language], order));
  await openCvImport(page, language);
  await expect(page.getByText(notices[language], { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Excel' })).toBeChecked();
  await expect(page.getByRole('main')).not.toContainText(order);
  await expectNoBarrier(page, 'review of a CV with hidden text');
  expect(pageProblems).toEqual([]);
});
