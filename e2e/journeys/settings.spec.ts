import { restoreSession, signIn } from '../support/account';
import { readDictionary } from '../support/dictionary';
import { createVerifiedAccount } from '../support/operator';
import { expect, test } from '../support/test';

const t = readDictionary('en', 'mf-talent', 'settings');
const indonesian = readDictionary('id', 'mf-talent', 'settings');

const newPassword = 'jendela-7-biru';

test('a new password ends the other device, and is the one that signs in', async ({
  page,
  browser,
  platform,
}) => {
  const account = await createVerifiedAccount(platform);
  const otherDevice = await browser.newContext({ baseURL: platform.url });
  const otherPage = await otherDevice.newPage();
  await signIn(otherPage, 'en', account);
  await signIn(page, 'en', account);

  await page.goto('/settings/security');
  const devices = page.getByRole('region', { name: t('sessions.title') });
  await expect(devices.getByText(t('sessions.current'))).toHaveCount(1);
  await expect(devices.getByRole('button', { name: t('sessions.others.action') })).toBeVisible();

  await page.getByLabel(t('password.current')).fill(account.password);
  await page.getByLabel(t('password.new'), { exact: true }).fill(newPassword);
  await page.getByLabel(t('password.confirm')).fill(newPassword);
  await page.getByRole('button', { name: t('password.submit') }).click();
  await expect(page.getByText(t('password.changed'))).toBeVisible();
  await expect(devices.getByText(t('sessions.noOthers'))).toBeVisible();

  await otherPage.goto('/settings/security'); // asks svc-identity, which knows at once
  await expect(otherPage).toHaveURL(/\/auth/);
  await signIn(otherPage, 'en', { ...account, password: newPassword });
  await otherDevice.close();
});

test('name and language are kept with the account', async ({ page, platform, pageProblems }) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await page.goto('/settings');
  await page.getByLabel(t('name.firstName')).fill('Rara');
  await page.getByRole('button', { name: t('name.submit') }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Rara' })).toBeVisible();
  await page.getByLabel(t('language.names.id')).check();
  await page.getByRole('button', { name: t('language.submit') }).click();
  await expect(page).toHaveURL(/\/id\/settings$/); // another page, which requests the services again
  await expect(
    page.getByRole('heading', { level: 1, name: indonesian('pages.profile.title') }),
  ).toBeVisible();
  await expect(page.getByLabel(indonesian('name.firstName'))).toHaveValue('Rara');
  await expect(page.getByLabel(t('language.names.id'))).toBeChecked();
  expect(pageProblems).toEqual([]);
});
