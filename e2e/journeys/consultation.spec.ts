import { type Language, localizedPath } from '@sabi/contracts/language';
import { openPage } from '../support/public-page';
import { createVerifiedAccount } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { consultationTexts } from '../texts/consultation';
import { texts as account } from '../texts/common';

// Specification, sections 2, 3, 5 and 6: booking a consultation requires an account, and keeps the input.

const staff = 'staff@sabi.example';

const language: Language = 'en';
const t = consultationTexts[language];
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test(
  'a visitor fills it in, signs in and finds it as it was; then it is sent',
  { tag: '@core' },
  async ({ page, platform, mailbox }) => {
    const { email, password } = await createVerifiedAccount(platform);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/inquiries')) sent.push(request.method());
    });
    await openPage(page, localizedPath(language, '/talent-solution'));
    await page.getByRole('button', { name: t.submit }).click();
    for (const [index, name] of [t.first, t.last, t.email].entries())
      await expect(field(page, name)).toHaveAccessibleDescription(t.faults[index] ?? '');
    await field(page, t.first).fill('Bima');
    await field(page, t.last).fill('P');
    await field(page, t.email).fill(email);
    await field(page, t.phone).fill('0812 0000 1307');
    await field(page, t.about).selectOption('interview');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page).toHaveURL(localizedPath(language, '/auth'));
    expect(sent).toEqual([]);
    await page.getByLabel(account[language].email, { exact: true }).fill(email);
    await page.getByLabel(account[language].password, { exact: true }).fill(password);
    await page.getByRole('button', { name: account[language].signIn, exact: true }).click();
    await expect(page).toHaveURL(localizedPath(language, '/talent-solution?panel=expert'));
    await expect(field(page, t.first)).toHaveValue('Bima');
    await expect(field(page, t.last)).toHaveValue('P');
    await expect(field(page, t.phone)).toHaveValue('0812 0000 1307');
    await expect(field(page, t.about)).toHaveValue('interview');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(t.success, { exact: true })).toBeVisible();
    const mails = async () => (await mailbox.listMails(staff)).filter(({ text }) => text.includes(email));
    await expect
      .poll(async () => (await mails()).map(({ subject }) => subject))
      .toEqual(['Consultation: Interview preparation, from Bima P']);
  },
);
