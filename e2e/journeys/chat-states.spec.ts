import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectNoBarrier, expectReflow } from '../support/barriers';
import { openPage } from '../support/public-page';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { chatStatesTexts } from '../texts/chat-states';

// Requirements, D2-D5: what a chat shows, and says aloud, while there is no network, once it is stopped, and at a limit.

const consultant = '**/functions/v1/ai-consultant';
const answers = `${consultant}/answers/*`;
const allowance = '**/api/ai/v1/allowance';
const answerId = '0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e';
const log = (page: Page) => page.getByRole('log');
const event = (name: string, data: object, at = 0) =>
  `id: ${at}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const stream = (...events: readonly string[]) => ({
  contentType: 'text/event-stream; charset=utf-8',
  body: events.join(''),
});

/** What a browser says of its network. */
const sayOnline = (page: Page, isOnline: boolean) =>
  page.evaluate((said) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: said });
    dispatchEvent(new Event(said ? 'online' : 'offline'));
  }, isOnline);

// What fades in has arrived at once: the colours that are measured are those people read.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const language: Language = 'id';
const t = chatStatesTexts[language];
const input = (page: Page) => page.getByRole('textbox', { name: t.message });
const retry = (page: Page) => page.getByRole('button', { name: t.retry });
/** What is read out of the chat. */
const told = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });
const open = async (page: Page) => {
  await openPage(page, localizedPath(language, '/company-solution'));
  await expect(input(page)).toBeEditable();
};
const ask = async (page: Page) => {
  await input(page).fill(t.question);
  await input(page).press('Enter');
};
const cutAnswer = stream(
  event('start', { answer_id: answerId }),
  event('token', { text: t.half }, t.half.length),
);
const restOfAnswer = stream(
  event('token', { text: ` ${t.rest}` }, t.half.length + t.rest.length + 1),
  event('done', { state: 'done' }),
);

test('without a network a question is kept, told in words, and answered when it is tried again', async ({
  page,
}) => {
  await open(page);
  await page.context().setOffline(true);
  await ask(page);
  for (const text of [t.question, t.apology, t.offline]) await expect(log(page)).toContainText(text);
  await expect(told(page, t.offline)).toContainText(t.apology);
  await expect(input(page)).toBeFocused();
  await expectNoBarrier(page, 'a chat without a network');
  await expectReflow(page, 'a chat without a network');
  await page.context().setOffline(false);
  await retry(page).click();
  await expect(log(page)).toContainText(t.answer);
  await expect(log(page)).not.toContainText(t.apology);
  await expect(log(page).getByText(t.question)).toHaveCount(1);
  await expect(retry(page)).toHaveCount(0);
  await expect(input(page)).toBeFocused();
});

test('an answer whose network goes waits for it, says so, and goes on where it was', async ({ page }) => {
  await open(page);
  await page.route(consultant, async (route) => {
    await sayOnline(page, false); // the network itself would take along what is half said
    await route.fulfill(cutAnswer);
  });
  const readOn: (string | undefined)[] = [];
  await page.route(answers, async (route) => {
    readOn.push(route.request().headers()['last-event-id']);
    await route.fulfill(restOfAnswer);
  });
  await ask(page);
  for (const text of [t.half, t.waiting]) await expect(log(page)).toContainText(text);
  await expect(told(page, t.waiting)).toHaveCount(1);
  await expectNoBarrier(page, 'a chat that waits for its network');
  expect(readOn).toEqual([]);
  await sayOnline(page, true);
  await expect(log(page)).toContainText(`${t.half} ${t.rest}`);
  await expect(log(page)).not.toContainText(t.waiting);
  await expect(told(page, `${t.speaker} ${t.half} ${t.rest}`)).toHaveCount(1);
  expect(readOn).toEqual([String(t.half.length)]);
});

test('an answer that cannot be taken up again can be asked for again', async ({ page }) => {
  await open(page);
  await page.route(consultant, (route) => route.fulfill(cutAnswer));
  await page.route(answers, (route) => route.abort());
  await ask(page);
  for (const text of [t.half, t.apology]) await expect(log(page)).toContainText(text);
  await page.unroute(consultant);
  await page.unroute(answers);
  await retry(page).click();
  await expect(log(page)).toContainText(t.answer);
  for (const text of [t.half, t.apology]) await expect(log(page)).not.toContainText(text);
});

test('who stops a chat that still thinks sees and hears it', async ({ page }) => {
  await open(page);
  await page.route(consultant, () => undefined);
  await ask(page);
  await expect(told(page, t.thinking)).toHaveCount(1);
  await page.getByRole('button', { name: t.stop, exact: true }).click();
  await expect(log(page)).toContainText(t.stopped);
  await expect(log(page)).not.toContainText(t.thinking);
  await expect(told(page, `${t.speaker} ${t.stopped}`)).toHaveCount(1);
  await expect(input(page)).toBeFocused();
  await expectNoBarrier(page, 'a chat that was stopped');
});

test('an account sees what it has left, and at the limit what it is and when there is more', async ({
  page,
  platform,
}) => {
  await restoreSession(page, platform, await createMember(platform));
  await open(page);
  await expect(page.getByText(t.left)).toContainText('100');
  await ask(page);
  await expect(log(page)).toContainText(t.answer);
  await expect(page.getByText(t.left)).toContainText('99');
  await expectNoBarrier(page, 'a chat that tells what is left');
  const limited = { limit: 100, remaining: 0, renews_at: '2026-12-24T09:05:00.000Z' };
  await page.route(allowance, (route) => route.fulfill({ json: limited }));
  await page.route(consultant, (route) =>
    route.fulfill({ status: 429, json: { code: 'RATE_LIMITED', title: 'Too many', status: 429 } }),
  );
  await ask(page);
  await expect(page.getByText(t.none)).toHaveCount(1); // below the line to write on
  await expect(log(page)).toContainText(new RegExp(t.none.source.replaceAll(/^\^|\$$/g, '')));
  await expect(told(page, t.speaker)).toContainText('24');
  await expect(page.locator('#consultant').getByText(t.signUp)).toHaveCount(0);
  await expect(log(page)).not.toContainText(t.apology);
  await expectNoBarrier(page, 'a chat at its limit');
});
