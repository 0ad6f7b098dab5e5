import { restoreSession, signIn } from '../support/account';
import { createMember } from '../support/operator';
import { expect, test } from '../support/test';

const newPassword = 'jendela-7-biru';

test('a new password ends the other device, and is the one that signs in', async ({
  page,
  browser,
  platform,
}) => {
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
});

test('name and language are kept with the account', async ({ page, platform, pageProblems }) => {
  await restoreSession(page, platform, await createMember(platform));
  await page.goto('/settings');
  await page.getByLabel('First name').fill('Rara');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Rara' })).toBeVisible();
  await page.getByLabel('Bahasa Indonesia').check();
  await page.getByRole('button', { name: 'Save language' }).click();
  await expect(page).toHaveURL(/\/id\/settings$/); // another page, which asks the services anew
  await expect(page.getByRole('heading', { level: 1, name: 'Profil dan bahasa' })).toBeVisible();
  await expect(page.getByLabel('Nama depan')).toHaveValue('Rara');
  await expect(page.getByLabel('Bahasa Indonesia')).toBeChecked();
  expect(pageProblems).toEqual([]);
});
