import { readFile } from 'node:fs/promises';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { eventually } from '@sabi/test-kit/eventually';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { type SignedInAccount, restoreSession } from '../support/account';
import type { Mail, Mailbox } from '../support/mailbox';
import { createVerifiedAccount } from '../support/operator';
import { askAs, readCv } from '../support/own-profile';
import { expect, test } from '../support/test';
import { notificationsTexts } from '../texts/notifications';

const language: Language = 'id';
const w = notificationsTexts[language];

test('mails about a CV are stopped and had back by the link in the mail, by a click of the mailbox, and in the settings', async ({
  page,
  platform,
  mailbox,
  pageProblems,
}) => {
  const account = await createVerifiedAccount(platform, {
    user_type: 'talent',
    first_name: 'Dewi',
    last_name: 'Rekaan',
    language,
  });
  const cv = cvFixtures().find((fixture) => fixture.language === language && fixture.format === 'pdf');
  if (!cv) throw new Error(`There is no PDF in ${language}`);
  const content = await readFile(cv.path);
  await readCv(askAs(platform, account), account.userId, { format: 'pdf', name: 'CV.pdf', content });
  const mail = await expectMailAbout(w.read, account, mailbox);
  const source = await mailbox.readSource(mail);
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const oneClick = /^List-Unsubscribe:\s+<(http[^>]+\/api\/profile\/v1\/unsubscribe\?token=[^>]+)>\r?$/m;
  const [, mailboxUrl = ''] = oneClick.exec(source) ?? [];
  await restoreSession(page, platform, account);

  await test.step('by the link, which a mail scanner may open', async () => {
    const link = findWayOut(mail);
    expect((await fetch(link)).status).toBe(200);
    await page.goto(link);
    await page.getByRole('button', { name: w.stop, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.stopped })).toBeFocused();
    await page.getByRole('button', { name: w.undo }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.resumed })).toBeFocused();
  });

  await test.step('by one click of the mailbox, without a session', async () => {
    const answered = await fetch(mailboxUrl, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'error',
    });
    expect(answered.status).toBe(200);
  });

  await test.step('in the settings, where what is switched stays switched', async () => {
    await page.getByRole('link', { name: w.toPreferences }).click();
    await expect(page).toHaveURL(new RegExp(`${localizedPath(language, '/settings/notifications')}$`));
    await expect(page.getByRole('switch', { name: w.profile })).not.toBeChecked();
    const articles = page.getByRole('switch', { name: w.articles });
    await expect(articles).not.toBeChecked();
    await articles.press('Space');
    await expect(page.getByText(w.saved, { exact: true })).toBeVisible();
    await page.reload();
    await expect(articles).toBeChecked();
    await expect(page.getByRole('switch', { name: w.profile })).not.toBeChecked();
  });
  expect(pageProblems).toEqual([]);
});

/** Waits for a mail with the subject. */
async function expectMailAbout(subject: string, { email }: SignedInAccount, mailbox: Mailbox): Promise<Mail> {
  return eventually(async () => {
    const mail = (await mailbox.listMails(email)).find((each) => each.subject === subject);
    if (!mail) throw new Error(`There is no mail about "${subject}"`);
    return mail;
  });
}

/** The last link of a mail's plain text. */
function findWayOut({ text }: Mail): string {
  const link = /https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(text)?.[0];
  if (!link) throw new Error('The mail has no way out');
  return link;
}
