import { type Language, localizedPath } from '@sabi/contracts/language';
import { pass, stopClock } from '../support/page-clock';
import { openPage } from '../support/public-page';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { chatTexts } from '../texts/chat';
import { texts as account } from '../texts/common';

// Specification, sections 4, 8 and 9; requirements, T20: two messages are answered, the third is gated, by the service.

const greetings = [
  "Hello! I'm your AI talent consultant.",
  '您好！',
  'Halo! Saya konsultan talenta AI Anda.',
];
const consultant = '**/functions/v1/ai-consultant';
const log = (page: Page) => page.getByRole('log');

const language: Language = 'en';
const t = chatTexts[language];
const input = (page: Page) => page.getByRole('textbox', { name: t.message });
const say = async (page: Page, text: string) => {
  await input(page).fill(text);
  await page.keyboard.press('Enter');
};

test("the company's chat greets in three languages, thinks, and apologises when it cannot answer", async ({
  page,
}) => {
  const requests: string[] = [];
  let release: () => void = () => undefined;
  await page.route(consultant, async (route) => {
    requests.push(route.request().postData() ?? '');
    await new Promise<void>((resolve) => (release = resolve));
    await route.abort();
  });
  await openPage(page, localizedPath(language, '/company-solution'));
  for (const greeting of greetings) await expect(log(page)).toContainText(greeting);
  await say(page, '   ');
  await say(page, t.questions[0]);
  await expect(log(page)).toContainText(t.thinking);
  await expect(input(page)).toBeDisabled();
  await expect.poll(() => requests).toHaveLength(1);
  release();
  await expect(log(page)).toContainText(t.failed);
  await expect(log(page)).not.toContainText(t.thinking);
  await expect(input(page)).toBeFocused();
});

test('an answer is read while it is written, and ends where one stops it', async ({ page }) => {
  await openPage(page, localizedPath(language, '/company-solution'));
  await say(page, t.plans);
  await expect(log(page)).toContainText(t.firstOfPlans);
  await page.getByRole('button', { name: t.stop }).click();
  await expect(log(page)).toContainText(t.stopped);
  await expect(log(page)).not.toContainText(t.lastOfPlans);
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toBeEnabled();
});

test('who reloads the page in the middle of an answer reads on', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/ai-consultant')) asked.push(request.method());
  });
  await openPage(page, localizedPath(language, '/company-solution'));
  await say(page, t.plans);
  await expect(log(page)).toContainText(t.firstOfPlans);
  await page.reload();
  for (const text of [t.plans, t.firstOfPlans, t.lastOfPlans]) await expect(log(page)).toContainText(text);
  await expect(input(page)).toBeEnabled();
  expect(asked).toEqual(['POST', 'GET']);
});

test(
  'talent: two answers, then a teaser that leads to an account and the conversation goes on',
  { tag: '@core' },
  async ({ page, platform }) => {
    const { email, password } = await createMember(platform);
    await openPage(page, localizedPath(language, '/talent-solution'));
    await page.getByRole('button', { name: t.open }).click();
    for (const index of [0, 1]) {
      await say(page, t.questions[index] ?? '');
      await expect(log(page)).toContainText(t.answers[index] ?? '');
    }
    await say(page, t.questions[2]);
    await page.getByRole('link', { name: t.unlock }).click();
    await expect(page).toHaveURL(localizedPath(language, '/auth'));
    await page.getByLabel(account[language].email, { exact: true }).fill(email);
    await page.getByLabel(account[language].password, { exact: true }).fill(password);
    await page.getByRole('button', { name: account[language].signIn, exact: true }).click();
    await expect(page).toHaveURL(localizedPath(language, '/talent-solution'));
    for (const text of [...t.questions, ...t.answers]) await expect(log(page)).toContainText(text);
    await expect(input(page)).toBeEnabled();
    await page.getByRole('button', { name: t.close }).click();
    await expect(log(page)).toHaveCount(0);
    await page.getByRole('button', { name: t.open }).click();
    await expect(log(page)).toContainText(t.answers[2]);
  },
);

test('the teaser comes 1000 ms after the third message, and a reload does not give two more', async ({
  page,
}) => {
  const t = chatTexts.en;
  for (const message of t.questions.slice(0, 2)) {
    const response = await page.request.post('/functions/v1/ai-consultant', {
      data: { message, type: 'company' },
    });
    expect(await response.json()).toMatchObject({ response: expect.stringMatching(/\w/) });
  }
  await stopClock(page);
  await openPage(page, '/company-solution');
  const input = page.getByRole('textbox', { name: t.message });
  await input.fill(t.questions[2]);
  const answered = page.waitForResponse(consultant);
  await input.press('Enter');
  expect(await (await answered).json()).toEqual({ response: '', gated: true });
  await pass(page, 999);
  await expect(log(page)).toContainText(t.thinking);
  await expect(page.getByRole('link', { name: t.unlock })).toHaveCount(0);
  await pass(page, 1);
  await expect(page.getByRole('link', { name: t.unlock })).toHaveAttribute('href', '/auth');
  await expect(input).toBeDisabled();
  await expect(input).toHaveAttribute('placeholder', t.gated);
});
