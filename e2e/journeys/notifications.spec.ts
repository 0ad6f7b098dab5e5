import { type Language, localizedPath } from '@sabi/contracts/language';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { type SignedInAccount, restoreSession } from '../support/account';
import type { Mail, Mailbox } from '../support/mailbox';
import { chooseCv, openProfile } from '../support/profile-page';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { notificationsTexts } from '../texts/notifications';
import { texts } from '../texts/common';

const language: Language = 'id';
const w = notificationsTexts[language];

test('mails about a CV are stopped from the mail itself', async ({
  page,
  platform,
  mailbox,
  pageProblems,
}) => {
  const account = await createMember(platform, {
    user_type: 'talent',
    first_name: 'Dewi',
    last_name: 'Rekaan',
    language,
  });
  const mails = () => listMailsAbout(w.read, account, mailbox);
  await restoreSession(page, platform, account);
  await uploadCv(page, language);
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  if (!mail) throw new Error('The mail is gone');
  const source = await mailbox.readSource(mail);
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(source).toMatch(/^List-Unsubscribe:\s+<http[^>]+\/api\/profile\/v1\/unsubscribe\?token=[^>]+>\r?$/m);

  const link = findWayOut(mail);
  expect((await fetch(link)).status).toBe(200); // as a mail scanner does
  await page.goto(link);
  await page.getByRole('button', { name: w.stop, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.stopped })).toBeFocused();
  await page.getByRole('link', { name: w.toPreferences }).click();
  await expect(page).toHaveURL(new RegExp(`${localizedPath(language, '/settings/notifications')}$`));
  await expect(page.getByRole('switch', { name: w.profile })).not.toBeChecked();

  await uploadCv(page, language);
  await page.goto(link);
  await page.getByRole('button', { name: w.undo }).click();
  await expect(page.getByRole('heading', { level: 1, name: w.resumed })).toBeFocused();
  await uploadCv(page, language);
  await expect.poll(async () => (await mails()).length).toBe(2); // of three that were read
  expect(pageProblems).toEqual([]);
});

test('what is switched stays switched', async ({ page, platform, pageProblems }) => {
  await restoreSession(page, platform, await createMember(platform));
  await page.goto(localizedPath(language, '/settings/notifications'));
  const articles = page.getByRole('switch', { name: w.articles });
  await expect(articles).not.toBeChecked();
  await articles.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(w.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(articles).toBeChecked();
  await expect(page.getByRole('switch', { name: w.profile })).toBeChecked();
  expect(pageProblems).toEqual([]);
});

test('a mailbox stops mails by one click, without a session', async ({ page, platform, mailbox }) => {
  const account = await createMember(platform);
  await restoreSession(page, platform, account);
  await uploadCv(page, 'en');
  await expect
    .poll(async () => (await listMailsAbout(notificationsTexts.en.read, account, mailbox)).length)
    .toBe(1);
  const [mail] = await listMailsAbout(notificationsTexts.en.read, account, mailbox);
  const source = mail ? await mailbox.readSource(mail) : '';
  const url = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(source)?.[1] ?? '';
  const answered = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'error',
  });
  expect(answered.status).toBe(200);
  await page.goto('/settings/notifications');
  await expect(page.getByRole('switch', { name: notificationsTexts.en.profile })).not.toBeChecked();
});

async function uploadCv(page: Page, language: Language): Promise<void> {
  const cv = cvFixtures().find((fixture) => fixture.language === language && fixture.format === 'pdf');
  if (!cv) throw new Error(`There is no PDF in ${language}`);
  await openProfile(page, language);
  await chooseCv(page, language, cv.path);
  await expect(page.getByText(texts[language].cvRead, { exact: true }).first()).toBeVisible();
}

async function listMailsAbout(
  subject: string,
  { email }: SignedInAccount,
  mailbox: Mailbox,
): Promise<Mail[]> {
  return (await mailbox.listMails(email)).filter((mail) => mail.subject === subject);
}

/** The link at the end of a mail, as its plain text has it. */
function findWayOut({ text }: Mail): string {
  const link = /https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(text)?.[0];
  if (!link) throw new Error('The mail has no way out');
  return link;
}
