import { type Language, localizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { messagesOf } from '../support/messages';
import { createVerifiedAccount } from '../support/operator';
import { restoreSession } from '../support/account';
import { expectAccessible } from '../support/accessibility-checks';
import { addEntries } from '../support/add-entries';
import { addPosition, save } from '../support/profile-editing';
import { editingTexts } from '../texts/profile-editing';
import { openProfile } from '../support/profile-page';
import { expect, test } from '../support/test';
import { profilePictureTexts } from '../texts/profile-picture';
import { texts } from '../texts/common';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const language: Language = 'en';
const t = editingTexts[language];
const { lists } = texts[language];

test('positions are added, ordered, changed, deleted and had back', async ({
  page,
  platform,
  pageProblems,
}) => {
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await openProfile(page, language);
  const career = page.getByRole('region', { name: lists.career, exact: true });
  const titles = career.getByRole('heading', { level: 3 });
  await addPosition(page, language, { title: 'Planner', start: '2012', end: '2015' });
  await addPosition(page, language, { title: 'Chief', start: '2018' });
  await addPosition(page, language, { title: 'Lead', start: '2020', end: '2021' });
  // Current positions first, then the newest.
  await expect(titles).toHaveText(['Chief', 'Lead', 'Planner']);
  await expect(career.getByRole('listitem').first()).toContainText(`2018 – ${t.present}`);

  await page.getByRole('button', { name: t.edit('Planner') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: t.end }).getByLabel(t.year).fill('2022');
  await dialog.getByRole('group', { name: t.start }).getByLabel(t.year).fill('2021');
  await dialog.getByLabel(t.jobTitle).fill('Senior Planner');
  await save(page, language);
  await expect(titles).toHaveText(['Chief', 'Senior Planner', 'Lead']);

  await page.getByRole('button', { name: t.remove('Lead') }).click();
  await expect(titles).toHaveText(['Chief', 'Senior Planner']);
  await expect(page.getByRole('button', { name: t.addPosition })).toBeFocused();
  await expect(page.getByText(t.removed('Lead'), { exact: true }).first()).toBeVisible();
  await page.keyboard.press('F8'); // moves the focus to the toasts, as a focused one does not close
  await expectAccessible(page, 'page with entries and a message');
  await page.getByRole('button', { name: t.undo }).click();
  await expect(titles).toHaveText(['Chief', 'Senior Planner', 'Lead']);
  await page.reload();
  await expect(titles).toHaveText(['Chief', 'Senior Planner', 'Lead']);
  expect(pageProblems).toEqual([]);
});

/** One red pixel. */
const photo = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const p = profilePictureTexts[language];
const position = {
  company_name: 'PT Rekaan',
  job_title: 'Planner',
  location: null,
  description: null,
  start_date: '2012',
  end_date: '2015',
  is_current: false,
};
const result = {
  test_name: 'DISC',
  test_date: '2024-03',
  score: 'D 62',
  interpretation: 'Decides by facts.',
};

test('whatever opens on a profile has no barrier, also where another tab was faster', async ({
  page,
  platform,
}) => {
  const account = await createVerifiedAccount(platform);
  await addEntries(platform.url, account, { 'work-experiences': position });
  await askAsTeam(platform, `/talents/${account.userId}/psychological-tests`, result);
  await restoreSession(page, platform, account);
  const dialog = page.getByRole('dialog');

  await test.step('a profile that does not load says so, and comes when it is asked for again', async () => {
    const profile = '**/api/profile/v1/profile';
    // A status that is not retried.
    await page.route(profile, (route) => route.fulfill({ status: 403, json: { code: 'ACCESS_DENIED' } }));
    await page.goto(localizedPath(language, '/profile'));
    await expect(messagesOf(page)).toContainText(t.loadFailed);
    await expectAccessible(page, 'profile that failed');
    await page.unroute(profile);
    await page.getByRole('button', { name: t.retry }).click();
    const tests = page.getByRole('region', { name: t.tests, exact: true });
    await expect(tests).toContainText(result.interpretation);
    await expectAccessible(page, 'profile with results of tests');
  });

  await test.step('the dialog of each list', async () => {
    // All are one form with other fields: the longest is checked at both sizes, the others at the smaller one.
    for (const [index, { add, label }] of t.lists.entries()) {
      const opener = page.getByRole('button', { name: add });
      await opener.press('Enter');
      await expect(dialog.getByLabel(label, { exact: true })).toBeVisible();
      await expectAccessible(page, add, index === 0 ? ['desk', 'phone'] : ['phone']);
      await page.keyboard.press('Escape');
      // Once the focus is back: before, the next key would open this dialog again.
      await expect(opener).toBeFocused();
    }
  });

  await test.step('a dialog with mistakes', async () => {
    await page.getByRole('button', { name: t.addPosition }).click();
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog.getByRole('alert')).toHaveText([t.missing(t.jobTitle), t.missing(t.company)]);
    await expectAccessible(page, 'dialog with mistakes');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a picture is chosen, seen before it is sent, and then on the page', async () => {
    await page.getByRole('button', { name: p.add }).click();
    await page.getByLabel(p.file).setInputFiles(photo);
    await expect(page.getByRole('img', { name: p.preview })).toBeVisible();
    await expectAccessible(page, 'dialog for a picture');
    await page.getByRole('button', { name: p.save }).click();
    await expect(dialog).toHaveCount(0);
    // The picture of the service has loaded.
    const picture = page.locator('#about-you img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  });

  await test.step('two tabs that change the same choose what to keep', async () => {
    const other = await page.context().newPage();
    await other.goto(localizedPath(language, '/profile'));
    for (const tab of [page, other]) await tab.getByRole('button', { name: t.edit('Planner') }).click();
    await other.getByRole('dialog').getByLabel(t.jobTitle).fill('Lead');
    await other.getByRole('dialog').getByLabel(t.location).fill('Bekasi');
    await save(other, language);

    await dialog.getByLabel(t.jobTitle).fill('Chief');
    await dialog.getByRole('button', { name: t.save }).click();
    const merge = page.getByRole('dialog', { name: t.changedElsewhere });
    await expect(merge.getByRole('group', { name: t.jobTitle })).toBeVisible();
    await expectAccessible(page, 'choice between two versions');
    await merge.getByRole('button', { name: t.choose }).click();
    await expect(merge).toHaveCount(0);
    const entry = page.getByRole('region', { name: lists.career, exact: true }).getByRole('listitem');
    await expect(entry).toContainText('Chief');
    await expect(entry).toContainText('Bekasi');
  });
});

/** Calls an address for staff, with a service key. */
async function askAsTeam(platform: PlatformProcess, path: string, body: object): Promise<void> {
  const answer = await fetch(`${platform.url}/api/profile/v1/admin${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await platform.serviceToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.text()).toBe(201);
}
