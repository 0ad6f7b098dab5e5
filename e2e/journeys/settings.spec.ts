import { type Language, localizedPath } from '@sabi/contracts/language';
import { restoreSession, signIn } from '../support/account';
import { createMember } from '../support/operator';
import { expect, test } from '../support/test';
import { settingsTexts } from '../texts/settings';

const newPassword = 'jendela-7-biru';

test(
  'a new password ends the other device, and is the one that signs in',
  { tag: '@core' },
  async ({ page, browser, platform }) => {
    const account = await createMember(platform);
    const otherDevice = await browser.newContext({ baseURL: platform.url });
    const otherPage = await otherDevice.newPage();
    await signIn(otherPage, 'en', account);
    await signIn(page, 'en', account);

    await page.goto('/settings/security');
    const devices = page.getByRole('region', { name: 'Where you are signed in' });
    await expect(devices.getByText('This device')).toHaveCount(1);
    await expect(devices.getByRole('button', { name: 'Sign out all other devices' })).toBeVisible();

    await page.getByLabel('Current password').fill(account.password);
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('New password again').fill(newPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    await expect(devices.getByText('You are signed in on no other device.')).toBeVisible();

    await otherPage.goto('/settings/security'); // asks svc-identity, which knows at once
    await expect(otherPage).toHaveURL(/\/auth/);
    await signIn(otherPage, 'en', { ...account, password: newPassword });
    await otherDevice.close();
  },
);

test('name and language are kept with the account', async ({ page, platform, pageProblems }) => {
  await restoreSession(page, platform, await createMember(platform));
  await page.goto('/settings/sign-in');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByLabel('First name').fill('Rara');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Rara' })).toBeVisible();

  await page.getByLabel('Bahasa Indonesia').check();
  await page.getByRole('button', { name: 'Save language' }).click();
  await expect(page).toHaveURL(/\/id\/settings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Profil dan bahasa' })).toBeVisible();
  await expect(page.getByLabel('Nama depan')).toHaveValue('Rara');
  await page.reload();
  await expect(page.getByLabel('Bahasa Indonesia')).toBeChecked();
  expect(pageProblems).toEqual([]);
});

const language: Language = 'id';
test('an account that is to be deleted is told of by mail, and can be kept', async ({
  page,
  platform,
  mailbox,
  pageProblems,
}) => {
  const t = settingsTexts[language];
  const account = await createMember(platform);
  await restoreSession(page, platform, account);
  await page.goto(localizedPath(language, '/settings/data'));
  await page.getByRole('button', { name: t.ask }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.confirm }).click();
  await expect(page.getByText(t.pending)).toBeVisible();
  const subjects = async () => (await mailbox.listMails(account.email)).map(({ subject }) => subject);
  // The account was made over HTTP: its mails are in English.
  await expect.poll(subjects).toContain('Your Sabi account will be deleted');
  await page.reload();
  await page.getByRole('button', { name: t.keep }).click();
  await expect(page.getByRole('button', { name: t.ask })).toBeVisible();
  await expect.poll(subjects).toContain('Your Sabi account stays');
  expect(pageProblems).toEqual([]);
});
