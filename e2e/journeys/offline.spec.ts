import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { restoreSession } from '../support/account';
import { acceptMailLinks } from '../support/accept-mail-links';
import { readDictionary } from '../support/dictionary';
import { listForms } from '../support/list-forms';
import { signedInForms, type ReachedForm, visitorForms } from '../support/offline-forms';
import { createVerifiedAccount } from '../support/operator';
import { typedCv } from '../support/plain-form';
import { openPage } from '../support/public-page';
import { expect, type Page, test } from '../support/test';

// An offline page loses no input: every form of every remote, as found in the sources.

const auth = readDictionary('en', 'mf-auth', 'auth');
const editing = readDictionary('en', 'mf-talent', 'editing');
const shell = readDictionary('en', 'shell', 'shell');

const secret = '[type=password], [autocomplete=one-time-code]';
// Texts of packages/ui, which a page has before its dictionary is loaded.
const [offline, send] = ['You are offline', 'Send now'];

async function reach(page: Page, { path, field, open }: ReachedForm): Promise<Locator> {
  await openPage(page, path);
  await open?.(page);
  const root = open ? page.getByRole('dialog') : page.getByRole('main');
  const form = root.locator('form').filter({ has: page.locator(field) });
  await expect(form.locator(field).first()).toBeEditable();
  return form;
}

const controlsOf = (form: Locator) =>
  form.locator(
    'input:not([type=hidden]):not([type=file]):not([type=radio]):not([type=checkbox]):not([tabindex="-1"]), textarea, select',
  );

/** Fills every field that the form requires. */
async function fill(form: Locator, { typed = {} }: ReachedForm, only?: string): Promise<void> {
  const controls = only ? form.locator(only) : controlsOf(form);
  for (const control of await controls.all()) {
    if (!(await control.isVisible()) || !(await control.isEditable())) continue;
    const { name, tag, type, autocomplete } = await control.evaluate((element: HTMLInputElement) => ({
      name: element.name,
      tag: element.tagName,
      type: element.type,
      autocomplete: element.autocomplete,
    }));
    if (tag === 'SELECT') await control.selectOption({ index: 1 });
    else if (typed[name]) await control.fill(typed[name]);
    else if (type === 'email') await control.fill(`${randomUUID()}@mail.example`);
    else if (type === 'tel') await control.fill('+62 812 0000 3301');
    else if (type === 'password') await control.fill('another horse battery');
    else if (autocomplete === 'one-time-code') await control.fill('123456');
    else await control.fill(tag === 'TEXTAREA' ? typedCv : 'Rekaan');
  }
  const radio = form.locator('[type=radio]:not([name=role])').last();
  if (!only && (await radio.count()) > 0) await radio.check();
}

/** The form's values, without secrets. */
const readTyped = (form: Locator) =>
  form.evaluate(
    (element, isSecret) =>
      [
        ...element.querySelectorAll<HTMLInputElement>(
          'input:not([type=hidden]):not([type=file]), textarea, select',
        ),
      ]
        .filter((control) => !control.matches(isSecret))
        .map((control) => (/radio|checkbox/.test(control.type) ? control.checked : control.value)),
    secret,
  );

async function walk(page: Page, reached: ReachedForm): Promise<void> {
  const sent: string[] = [];
  const note = (request: { method(): string; url(): string }) => {
    if (request.method() !== 'GET' && reached.sends.test(request.url())) sent.push(request.url());
  };
  page.on('request', note);
  const form = await reach(page, reached);
  await fill(form, reached);
  const typed = await readTyped(form);
  const submit = (within: Locator) => within.locator('[type=submit]').last().click();

  await page.context().setOffline(true);
  await submit(form);
  await expect(form.getByText(offline)).toBeVisible();
  expect(await readTyped(form)).toEqual(typed);
  await page.context().setOffline(false);
  await expect(form.getByRole('button', { name: send })).toBeVisible();
  expect(await readTyped(form)).toEqual(typed);
  expect(sent).toEqual([]);

  const again = await reach(page, reached);
  await expect.poll(() => readTyped(again)).toEqual(typed);
  await fill(again, reached, secret);
  await submit(again);
  await expect.poll(() => sent.length).toBe(1);
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  page.off('request', note);
}

async function walkAll(page: Page, forms: Readonly<Record<string, readonly ReachedForm[]>>): Promise<void> {
  const listed = listForms().filter((form) => form in forms);
  expect(listed).toHaveLength(Object.keys(forms).length);
  for (const form of listed)
    for (const reached of forms[form] ?? [])
      await test.step(`${form} at ${reached.path}`, () => walk(page, reached));
}

test("a visitor's forms keep what was typed without a network and over a reload, and are sent once", async ({
  page,
}) => {
  await acceptMailLinks(page);
  await walkAll(page, visitorForms);
});

test("a signed-in user's forms keep what was typed without a network and over a reload, and are sent once", async ({
  page,
  platform,
}) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await walkAll(page, signedInForms);
});

test('a CV chosen to sign up is there after a reload', async ({ page }) => {
  await openPage(page, '/auth?mode=sign-up');
  const cv = { name: 'CV Ayu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.getByLabel(auth('signUp.cv.input')).setInputFiles(cv);
  await expect(page.getByText(cv.name)).toBeVisible();
  // The name is shown before the file is stored, and the tab's mark is set after it.
  const mark = () => page.evaluate(() => sessionStorage.getItem('sabi-visitor-chosen-cv-draft'));
  await expect.poll(mark).not.toBeNull();
  await page.reload();
  await expect(page.getByText(cv.name)).toBeVisible();
});

test('a page that cannot be loaded says that one is offline, leaves the header, and opens by itself', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.context().setOffline(true);
  const link = page.getByRole('banner').getByRole('link', { name: 'Blog' }).first();
  await link.click();
  await expect(page.getByRole('main').getByText(shell('slot.offlineTitle'))).toBeVisible();
  await expect(page.getByText(shell('slot.failedTitle'))).toHaveCount(0);
  await expect(link).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(shell('slot.offlineTitle'))).toHaveCount(0);
});

test('a save that is refused for want of a session asks to sign in, and keeps what was typed', async ({
  page,
  platform,
}) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await page.route('**/api/profile/v1/profile', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 401, json: { code: 'TOKEN_INVALID', status: 401, title: 'Not valid' } })
      : route.fallback(),
  );
  const [reached] = signedInForms['mf-talent/src/editing/edit-dialog.tsx'] ?? [];
  if (!reached) throw new Error('There is no form');
  const form = await reach(page, reached);
  await fill(form, reached);
  await form.locator('[type=submit]').last().click();
  await expect(form.getByText(editing('signIn.title'))).toBeVisible();
  await expect(form.getByText(editing('failures.refused'))).toHaveCount(0);
  const again = await reach(page, reached);
  await expect.poll(() => readTyped(again)).toEqual([typedCv]);
});
