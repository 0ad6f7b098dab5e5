import { randomUUID } from 'node:crypto';
import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { contactTexts } from '../texts/contact';
import { holdNext } from '../support/hold-next';
import { openPage } from '../support/public-page';
import { expect, type Page, test } from '../support/test';

// Specification, sections 3, 4, 5 and 8: the contact form in every state.

const inquiries = '**/api/profile/v1/inquiries';
const staff = 'staff@sabi.example';
const tooShort = ['B', 'P', 'bima@', '', 'Too short'];
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
      const release = await holdNext(page, inquiries);
      await open(page);
      await fill(page, values);
      await submit(page).click();
      await expect(submit(page)).toHaveText(t.sending);
      await submit(page).click({ force: true });
      await page.keyboard.press('Enter');
      release();
      for (const words of t.success) await expect(page.getByText(words, { exact: true })).toBeVisible();
      for (const index of [0, 1, 2, 3, 4]) await expect(field(page, index)).toHaveValue('');
      await expect(submit(page)).toHaveText(t.submit);
      const mails = async () => (await mailbox.listMails(staff)).filter(({ text }) => text.includes(email));
      await expect.poll(async () => (await mails()).length).toBe(1);
      expect((await mails())[0]?.text).toContain('Ten signs.');
      expect(sent).toEqual(['POST']);
    },
  );

  test(`what was typed is still there in the other language and after a reload (${language})`, async ({
    page,
  }) => {
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
}

const language: Language = 'en';
const { t, field, submit, fill, open } = stepsIn(language);

test('every rule has its words, one character short and not at the limit', async ({ page }) => {
  await page.route(inquiries, (route) => route.fulfill({ status: 201, json: { id: randomUUID() } }));
  await open(page);
  await fill(page, tooShort);
  await submit(page).click();
  for (const [index, fault] of t.faults.entries()) {
    await expect(field(page, index)).toHaveAccessibleDescription(fault);
    await expect(field(page, index)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 0)).toBeFocused();
  await fill(page, justEnough());
  for (const fault of t.faults) await expect(page.getByText(fault)).toHaveCount(0);
  await submit(page).click();
  await expect(page.getByText(t.success[0], { exact: true })).toBeVisible();
});

test('when it cannot be sent, the words stay, also in the other language; sent again it is the same', async ({
  page,
  mailbox,
}) => {
  const values = justEnough();
  const [, , email = ''] = values;
  const ids: unknown[] = [];
  await page.route(inquiries, async (route) => {
    ids.push((route.request().postDataJSON() as { submission_id?: unknown }).submission_id);
    // It arrives, but the answer does not.
    if (ids.length === 1) await route.fetch();
    await (ids.length === 1 ? route.abort() : route.continue());
  });
  await open(page);
  await fill(page, values);
  await submit(page).click();
  for (const words of t.error) await expect(page.getByText(words, { exact: true })).toBeVisible();
  for (const [index, value] of values.entries()) await expect(field(page, index)).toHaveValue(value);
  await submit(page).click();
  await expect(page.getByText(t.success[0], { exact: true })).toBeVisible();
  expect(ids).toEqual([expect.any(String), ids[0]]);
  const mails = async () => (await mailbox.listMails(staff)).filter(({ text }) => text.includes(email));
  await expect.poll(async () => (await mails()).length).toBe(1);
});

test('what the service finds fault with is said at the field; too many are told when to come again', async ({
  page,
}) => {
  const answers = [
    { status: 422, json: { status: 422, code: 'REQUEST_INVALID', title: 'x', errors: { email: ['No'] } } },
    {
      status: 429,
      headers: { 'Retry-After': '400' },
      json: { status: 429, code: 'RATE_LIMITED', title: 'x' },
    },
  ];
  await page.route(inquiries, (route) => route.fulfill(answers.shift() ?? { status: 500 }));
  await open(page);
  await fill(page, justEnough());
  await submit(page).click();
  await expect(field(page, 2)).toHaveAccessibleDescription(t.faults[2]);
  await expect(field(page, 2)).toBeFocused();
  await submit(page).click();
  await expect(page.getByText(t.limited).first()).toBeVisible();
  await expect(field(page, 0)).toHaveValue('Bo');
});

test('the service itself takes ten messages from one address an hour, and checks each', async ({
  request,
}) => {
  const send = (email: string, message = 'Ten signs.') =>
    request.post('/api/profile/v1/inquiries', {
      data: {
        kind: 'contact',
        first_name: 'Bo',
        last_name: 'Pu',
        email,
        inquiry_type: 'general',
        language: 'en',
        message,
      },
    });
  const refused = await send('bima@mail.example', 'Too short');
  expect(refused.status()).toBe(422);
  expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['message']);
  const email = `${randomUUID()}@mail.example`;
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1)
    statuses.push((await send(email, `Message ${index} of many`)).status());
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
});
