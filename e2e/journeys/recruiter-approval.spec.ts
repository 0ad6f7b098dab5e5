import { type Language } from '@sabi/contracts/language';
import { createTalent, signIn } from '../support/account';
import { expect, test } from '../support/test';
import { recruiterApprovalTexts } from '../texts/recruiter-approval';

const recruiter = {
  user_type: 'recruiter',
  first_name: 'Bayu',
  last_name: 'Rekaan',
  current_organization: 'PT Rekaan',
};

const language: Language = 'en';
test('a recruiter sees after signing in that their business is under review', async ({
  page,
  platform,
  mailbox,
  pageProblems,
}) => {
  const t = recruiterApprovalTexts[language];
  const account = await createTalent({ siteUrl: platform.url, mailbox }, recruiter);
  await signIn(page, language, account);
  await expect(page).toHaveURL(/\/auth\/recruiter-review$/);
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expect(page.getByText(t.until)).toBeVisible();
  const subjects = async () => (await mailbox.listMails(account.email)).map(({ subject }) => subject);
  await expect.poll(async () => (await subjects()).length).toBeGreaterThan(1);
  await page.getByRole('button', { name: t.signOut }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(pageProblems).toEqual([]);
});
