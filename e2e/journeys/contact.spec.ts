import { randomUUID } from 'node:crypto';
import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { contactTexts } from '../texts/contact';
import { delayNextRequest } from '../support/delay-next-request';
import { openPage } from '../support/public-page';
import { expect, type Page, test } from '../support/test';

// Specification, sections 3, 4, 5 and 8: the contact form.

const inquiries = '**/api/profile/v1/inquiries';
const staff = 'staff@sabi.example';
const justEnough = () => ['Bo', 'Pu', `${randomUUID()}@mail.example`, 'partnership', 'Ten signs.'];

function stepsIn(language: Language) {
  const t = contactTexts[language];
  const field = (page: Page, index: number) => page.getByLabel(t.fields[index] ?? '', { exact: true });
  const submit = (page: Page) => page.locator('form').getByRole('button');
  const fill = async (
    page: Page,
    [first = '', last = '', email = '', type = '', message = '']: readonly string[],
  ) => {
    for (const [index, value] of [first, last, email].entries()) await field(page, index).fill(value);
    await field(page, 3).selectOption(type);
    await field(page, 4).fill(message);
  };
  const open = (page: Page) => openPage(page, localizedPath(language, '/contact-us'));
  return { t, field, submit, fill, open };
}

for (const language of languages) {
  const { t, field, submit, fill, open } = stepsIn(language);

  test(
    `sent once however often it is clicked; then empty, and a mail is on its way to the staff (${language})`,
    { tag: '@core' },
    async ({ page, mailbox }) => {
      const values = justEnough();
      const [, , email = ''] = values;
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/profile/v1/inquiries')) sent.push(request.method());
      });
      const release = await delayNextRequest(page, inquiries);
      await open(page);
      await fill(page, values);
      await submit(page).click();
      await expect(submit(page)).toHaveText(t.sending);
      await submit(page).click({ force: true });
      await page.keyboard.press('Enter');
      release();
      for (const text of t.success) await expect(page.getByText(text, { exact: true })).toBeVisible();
      for (const index of [0, 1, 2, 3, 4]) await expect(field(page, index)).toHaveValue('');
      await expect(submit(page)).toHaveText(t.submit);
      const mails = async () => (await mailbox.listMails(staff)).filter(({ text }) => text.includes(email));
      await expect.poll(async () => (await mails()).length).toBe(1);
      expect((await mails())[0]?.text).toContain('Ten signs.');
      expect(sent).toEqual(['POST']);
    },
  );
}

const language: Language = 'en';
const { t, field, open } = stepsIn(language);

test('what was typed is still there in the other language and after a reload', async ({ page }) => {
  await open(page);
  await field(page, 0).fill('Bima');
  await field(page, 4).fill('We need a plant manager.');
  await page.getByRole('banner').getByRole('link', { name: t.other }).click();
  await expect(page.locator('html')).not.toHaveAttribute('lang', language);
  await expect(page.locator('textarea')).toHaveValue('We need a plant manager.');
  await page.reload();
  await expect(page.locator('textarea')).toHaveValue('We need a plant manager.');
  await expect(page.locator('input[name="first_name"]')).toHaveValue('Bima');
});
