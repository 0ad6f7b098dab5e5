import { type Language, localizedPath } from '@sabi/contracts/language';
import { createMember } from '../support/operator';
import { restoreSession } from '../support/account';
import { expectNoBarrier } from '../support/barriers';
import { addJob, save } from '../support/profile-editing';
import { editingTexts } from '../texts/profile-editing';
import { openProfile } from '../support/profile-page';
import { expect, test } from '../support/test';
import { texts } from '../texts/common';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const language: Language = 'en';
const t = editingTexts[language];
const { lists } = texts[language];

test(
  'jobs are added, ordered, changed, deleted and had back',
  { tag: '@core' },
  async ({ page, platform, pageProblems }) => {
    await restoreSession(page, platform, await createMember(platform));
    await openProfile(page, language);
    const career = page.getByRole('region', { name: lists.career, exact: true });
    const titles = career.getByRole('heading', { level: 3 });
    await addJob(page, language, { title: 'Planner', start: '2012', end: '2015' });
    await addJob(page, language, { title: 'Chief', start: '2018' });
    await addJob(page, language, { title: 'Lead', start: '2020', end: '2021' });
    // What goes on stands first, then the newest.
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
    await expect(page.getByRole('button', { name: t.addJob })).toBeFocused();
    await expect(page.getByText(t.removed('Lead'), { exact: true }).first()).toBeVisible();
    await page.keyboard.press('F8'); // who reads a message keeps it, however long axe takes
    await expectNoBarrier(page, 'page with entries and a message');
    await page.getByRole('button', { name: t.undo }).click();
    await expect(titles).toHaveText(['Chief', 'Senior Planner', 'Lead']);
    await page.reload();
    await expect(titles).toHaveText(['Chief', 'Senior Planner', 'Lead']);
    expect(pageProblems).toEqual([]);
  },
);

for (const { add, section, label } of t.lists) {
  test(`in the list "${section}" one is added, changed, deleted and had back by keyboard`, async ({
    page,
    platform,
  }) => {
    await restoreSession(page, platform, await createMember(platform));
    await openProfile(page, language);
    const entries = page.getByRole('region', { name: section, exact: true }).getByRole('listitem');
    await expect(entries).toHaveCount(0);
    await page.getByRole('button', { name: add }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectNoBarrier(page, add);
    await dialog.getByLabel(label, { exact: true }).fill('Rekaan');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: add })).toBeFocused();
    await expect(entries).toHaveText(['Rekaan']);

    await page.getByRole('button', { name: t.edit('Rekaan') }).press('Enter');
    await dialog.getByLabel(label, { exact: true }).fill('Rekaan Dua');
    await page.keyboard.press('Enter');
    await expect(entries).toHaveText(['Rekaan Dua']);

    await page.getByRole('button', { name: t.remove('Rekaan Dua') }).press('Enter');
    await expect(entries).toHaveCount(0);
    await page.getByRole('button', { name: t.undo }).press('Enter');
    await expect(page.getByText(t.back('Rekaan Dua'), { exact: true }).first()).toBeVisible();
    await expect(entries).toHaveText(['Rekaan Dua']);
  });
}

test('what cannot be is said at its field, and what was typed stays', async ({ page, platform }) => {
  await restoreSession(page, platform, await createMember(platform));
  await openProfile(page, language);
  await page.getByRole('button', { name: t.addJob }).click();
  const dialog = page.getByRole('dialog');
  const year = (name: string) => dialog.getByRole('group', { name }).getByLabel(t.year);
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(dialog.getByRole('alert')).toHaveText([t.missing(t.jobTitle), t.missing(t.company)]);
  await expect(dialog.getByLabel(t.jobTitle)).toBeFocused();
  await expectNoBarrier(page, 'dialog with mistakes');
  await dialog.getByLabel(t.jobTitle).fill('Planner');
  await dialog.getByLabel(t.company).fill('PT Rekaan');
  await dialog.getByRole('group', { name: t.start }).getByLabel(t.month).selectOption('05');
  await year(t.end).fill('19');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(dialog.getByRole('alert')).toHaveText([t.yearMissing, t.wrongYear]);
  await year(t.start).fill('2020');
  await year(t.end).fill('2019');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(year(t.end)).toHaveAccessibleDescription(t.wrongOrder);
  await dialog.getByRole('switch', { name: t.worksHere }).press('Space');
  await expect(year(t.end)).toHaveCount(0);

  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(dialog.getByRole('alert')).toContainText(t.offline);
  await expect(page.getByText(t.failed, { exact: true }).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog.getByLabel(t.company)).toHaveValue('PT Rekaan');
  await save(page, language);

  await page.getByRole('button', { name: t.addCertification }).click();
  await dialog.getByLabel(t.certification).fill('K3');
  await year(t.issued).fill('2020');
  await year(t.expires).fill('2019');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(year(t.expires)).toHaveAccessibleDescription(t.wrongExpiry);
});

test('two tabs that change the same choose what to keep', async ({ page, platform }) => {
  const account = await createMember(platform);
  await restoreSession(page, platform, account);
  await openProfile(page, language);
  await addJob(page, language, { title: 'Planner', start: '2012', end: '2015' });
  const other = await page.context().newPage();
  await other.goto(localizedPath(language, '/profile'));
  for (const tab of [page, other]) await tab.getByRole('button', { name: t.edit('Planner') }).click();
  await other.getByRole('dialog').getByLabel(t.jobTitle).fill('Lead');
  await other.getByRole('dialog').getByLabel(t.location).fill('Bekasi');
  await save(other, language);

  await page.getByRole('dialog').getByLabel(t.jobTitle).fill('Chief');
  await page.getByRole('dialog').getByRole('button', { name: t.save }).click();
  const merge = page.getByRole('dialog', { name: t.changedElsewhere });
  const side = (field: string, whose: string) =>
    merge.getByRole('group', { name: field }).getByRole('radio', { name: whose });
  await expect(side(t.jobTitle, t.mine)).toBeChecked();
  await expect(side(t.location, t.theirs)).toBeChecked();
  await expectNoBarrier(page, 'choice between two versions');
  await merge.getByRole('button', { name: t.choose }).click();
  await expect(merge).toHaveCount(0);
  const entry = page.getByRole('region', { name: lists.career, exact: true }).getByRole('listitem');
  await expect(entry).toContainText('Chief');
  await expect(entry).toContainText('Bekasi');
  await page.reload();
  await expect(entry).toContainText('Chief');
  await expect(entry).toContainText('Bekasi');
});

test('details and summary are changed, and two tabs do not undo each other', async ({ page, platform }) => {
  await restoreSession(page, platform, await createMember(platform));
  await openProfile(page, language);
  const other = await page.context().newPage();
  await other.goto(localizedPath(language, '/profile'));
  for (const tab of [page, other]) await tab.getByRole('button', { name: t.editDetails }).click();
  await other.getByRole('dialog').getByLabel(t.position).fill('Head of Data');
  await save(other, language);

  const merge = page.getByRole('dialog', { name: t.changedElsewhere });
  await page.getByRole('dialog').getByLabel(t.position).fill('Chief of Data');
  await page.getByRole('dialog').getByRole('button', { name: t.save }).click();
  await merge.getByRole('radio', { name: t.theirs }).check();
  await merge.getByRole('button', { name: t.choose }).click();
  await expect(page.getByText(t.saved, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Head of Data');

  // Of what nobody has changed meanwhile there is nothing to choose.
  await page.getByRole('button', { name: t.editSummary }).click();
  await other.getByRole('button', { name: t.editDetails }).click();
  await other.getByRole('dialog').getByLabel(t.title, { exact: true }).fill('S.Stat');
  await save(other, language);
  await page.getByRole('dialog').getByRole('textbox', { name: t.summary }).fill('Ten years with numbers.');
  await save(page, language);
  await page.reload();
  await expect(page.getByRole('region', { name: lists.summary, exact: true }).locator('p')).toHaveText(
    'Ten years with numbers.',
  );
});
