import { acceptMailLinks } from '../support/accept-mail-links';
import { expectAccessible } from '../support/accessibility-checks';
import { readDictionary } from '../support/dictionary';
import { expectFocusIn, walkByTab } from '../support/keyboard';
import { messagesOf } from '../support/messages';
import { createVerifiedAccount } from '../support/operator';
import { chatUntilGated, openIn } from '../support/visitor-steps';
import { publicTexts } from '../texts/public';
import { expect, test } from '../support/test';
import { texts } from '../texts/common';

const t = publicTexts.en;
const companySolution = readDictionary('en', 'mf-marketing', 'company-solution');
const inquiry = readDictionary('en', 'mf-marketing', 'inquiry');
const shell = readDictionary('en', 'shell', 'shell');

/** One page of each kind. */
const pages = [
  '/',
  '/talent-solution',
  '/talent-solution?panel=cv-upload',
  '/company-solution',
  '/sabiats',
  '/contact-us',
  '/events',
  '/events/interview-answers',
  '/community',
  '/privacy',
  '/blog',
  '/blog/design-industry',
  '/auth',
  '/auth?mode=sign-up',
  '/auth/forgot-password',
  '/auth/reset-password?token=x',
  '/no-such-page',
];

const widths = [1280, 360];
/** Header and footer, which are on every page, and the fullest page are checked at each width; other pages alternate. */
const walkedAtEachWidth = 2;

test(`Tab reaches whatever can be worked, and shows where it is (${widths.join(' or ')} px)`, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await acceptMailLinks(page);
  for (const [index, path] of pages.entries()) {
    // Lazily mounted parts replace elements, so Tab starts after them.
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const isWalkedAt = (_: number, turn: number) =>
      index < walkedAtEachWidth || turn === index % widths.length;
    for (const width of widths.filter(isWalkedAt)) {
      await test.step(`${path} (${width} px)`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const { missed, unseen, stops } = await walkByTab(page);
        expect({ missed, unseen }, path).toEqual({ missed: [], unseen: [] });
        expect(stops, path).toBeGreaterThan(5);
      });
    }
  }
});

test('the first Tab offers to skip the navigation, and Enter does', { tag: '@core' }, async ({ page }) => {
  await openIn(page, 'en', '/company-solution');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shell('skipToContent') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectFocusIn(page.getByRole('main'));
});

test('on company solution a question opens, a link leads into the chat, and its gate is reached, by keys alone', async ({
  page,
}) => {
  await openIn(page, 'en', '/company-solution');
  const question = page.locator('details', { hasText: companySolution('faq.guarantee.question') });
  for (const key of ['Enter', ' ']) {
    await question.locator('summary').press(key);
    await expect(question.getByRole('paragraph')).toBeVisible();
    await question.locator('summary').press(key);
    await expect(question.getByRole('paragraph')).toBeHidden();
  }
  await page.getByRole('link', { name: t.tryConsultant }).press('Enter');
  await expect(page.getByRole('textbox', { name: t.message })).toBeFocused();
  const unlock = await chatUntilGated(page.getByRole('main'), 'en');
  await expect(unlock).toBeFocused();
  await expectAccessible(page, 'company consultant with the gate shown');
});

const forms = [
  { path: '/contact-us', submit: t.sendMessage, first: inquiry('fields.first_name') },
  { path: '/talent-solution?panel=expert', submit: t.book, first: inquiry('fields.first_name') },
  { path: '/auth', submit: texts.en.signIn, first: texts.en.email },
  { path: '/auth?mode=sign-up', submit: texts.en.signUp, first: texts.en.firstName },
];

for (const { path, submit, first } of forms) {
  test(
    `Enter on an empty form at ${path} leads to its first mistake, and says what it is`,
    { tag: '@core' },
    async ({ page }) => {
      await openIn(page, 'en', path);
      const main = page.getByRole('main');
      const send = page.getByRole('button', { name: submit, exact: true });
      await send.press('Enter');
      const field = main.getByLabel(first, { exact: true });
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/\S/);
    },
  );
}

test('who presses Enter before the sign-in form is alive is signed in once it is', async ({
  page,
  platform,
}) => {
  const { email, password } = await createVerifiedAccount(platform);
  const [awake, wake] = makeGate();
  await page.route(/\.js$/, async (route) => {
    if (!/\/start\./.test(route.request().url())) await awake;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'domcontentloaded' });
  await page.getByLabel(texts.en.email, { exact: true }).fill(email);
  const field = page.getByLabel(texts.en.password, { exact: true });
  await field.fill(password);
  await field.press('Enter');
  await expect(page.getByRole('button', { name: texts.en.signIn, exact: true })).toBeDisabled();
  wake();
  await expect(page).toHaveURL('/dashboard');
});

test('mistakes of a form and the news that it was sent hold no barrier, and are read and closed without a mouse', async ({
  page,
}) => {
  await openIn(page, 'en', '/contact-us');
  const send = page.getByRole('button', { name: t.sendMessage });
  await expect(page.locator('form').filter({ has: send })).toHaveJSProperty('noValidate', true);
  await send.press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page, 'form with mistakes');
  const fields = ['Dewi', 'Rekaan', 'dewi@example.com', '', '', 'General', 'Do you recruit in Jayapura?'];
  await page.getByLabel(inquiry('fields.first_name')).focus();
  for (const [index, typed] of fields.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const toast = messagesOf(page);
  await expect(toast).toContainText(t.sent);
  await page.keyboard.press('F8'); // moves the focus to the toasts, as a focused one does not close
  await expectAccessible(page, 'message that was sent');
  await page.keyboard.press('Tab');
  await expectFocusIn(toast);
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});

/** A promise, and the function that resolves it. */
function makeGate(): [Promise<unknown>, () => void] {
  const gate = new EventTarget();
  const opened = new Promise((resolve) => gate.addEventListener('open', resolve, { once: true }));
  return [opened, () => gate.dispatchEvent(new Event('open'))];
}
