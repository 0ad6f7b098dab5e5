import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectAccessible, expectReflow } from '../support/accessibility-checks';
import { openPage } from '../support/public-page';
import { createVerifiedAccount } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { chatStatesTexts } from '../texts/chat-states';

// Requirements, D2-D5: a chat without a network, after it was stopped, and at a limit.

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

/** Sets the browser's online state. */
const setOnline = (page: Page, isOnline: boolean) =>
  page.evaluate((said) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: said });
    dispatchEvent(new Event(said ? 'online' : 'offline'));
  }, isOnline);

// Without animations, so that axe measures the final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const language: Language = 'id';
const t = chatStatesTexts[language];
const cutAnswer = stream(
  event('start', { answer_id: answerId }),
  event('token', { text: t.half }, t.half.length),
);
const restOfAnswer = stream(
  event('token', { text: ` ${t.rest}` }, t.half.length + t.rest.length + 1),
  event('done', { state: 'done' }),
);

test('a chat without a network, one that was stopped, that waits for its network or is at its limit holds no barrier', async ({
  page,
  platform,
}) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await openPage(page, localizedPath(language, '/company-solution'));
  const input = page.getByRole('textbox', { name: t.message });
  const ask = async () => {
    await input.fill(t.question);
    await input.press('Enter');
  };
  await expect(page.getByText(t.left)).toBeVisible(); // loaded after the chat, and not while offline
  await test.step('without a network, then tried again', async () => {
    await page.context().setOffline(true);
    await ask();
    for (const text of [t.apology, t.offline]) await expect(log(page)).toContainText(text);
    await expect(input).toBeFocused();
    await expectAccessible(page, 'a chat without a network');
    await expectReflow(page, 'a chat without a network');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: t.retry }).click();
    await expect(log(page)).toContainText(t.answer);
    await expect(log(page)).not.toContainText(t.apology);
    await expect(input).toBeFocused();
  });
  await test.step('stopped, then waiting for its network', async () => {
    await expect(input).toBeEnabled();
    await page.route(consultant, () => undefined, { times: 1 });
    await ask();
    await page.getByRole('button', { name: t.stop, exact: true }).click();
    await expect(log(page)).toContainText(t.stopped);
    await expect(input).toBeFocused();
    await page.route(
      consultant,
      async (route) => {
        await setOnline(page, false); // a network failure would also drop the part already sent
        await route.fulfill(cutAnswer);
      },
      { times: 1 },
    );
    const readOn: (string | undefined)[] = [];
    await page.route(answers, async (route) => {
      readOn.push(route.request().headers()['last-event-id']);
      await route.fulfill(restOfAnswer);
    });
    await ask();
    for (const text of [t.half, t.waiting]) await expect(log(page)).toContainText(text);
    await expectAccessible(page, 'a chat that was stopped and one that waits for its network');
    await setOnline(page, true);
    await expect(log(page)).toContainText(`${t.half} ${t.rest}`);
    await expect(log(page)).not.toContainText(t.waiting);
    expect(readOn).toEqual([String(t.half.length)]);
  });
  await test.step('at its limit', async () => {
    await expect(input).toBeEnabled();
    const limited = { limit: 100, remaining: 0, renews_at: '2026-12-24T09:05:00.000Z' };
    await page.route(allowance, (route) => route.fulfill({ json: limited }));
    await page.route(consultant, (route) =>
      route.fulfill({ status: 429, json: { code: 'RATE_LIMITED', title: 'Too many', status: 429 } }),
    );
    await ask();
    await expect(page.getByText(new RegExp(`^${t.none.source}$`))).toHaveCount(1); // below the composer
    await expect(log(page)).toContainText(t.none);
    await expectAccessible(page, 'a chat at its limit');
  });
});
