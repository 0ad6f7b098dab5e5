import { type Language, localizedPath } from '@sabi/contracts/language';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { restoreSession, type SignedInAccount } from '../support/account';
import { expectAccessible } from '../support/accessibility-checks';
import { addEntries } from '../support/add-entries';
import { createVerifiedAccount } from '../support/operator';
import { acceptCvImport, type Ask, askAs, fetchProfile, readCv, sendJson } from '../support/own-profile';
import { cvImportTexts } from '../texts/cv-import';
import { expect, type Page, test } from '../support/test';
import { texts } from '../texts/common';
import { wordDocument } from '../support/word-document';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two CVs of one person, a year apart: the second has moved the older position and adds a newer one. */
const older = {
  title: 'Analis Data',
  period: 'Januari 2019 - Desember 2021',
  text: 'Menyusun laporan untuk direksi.',
};
const newer = { title: 'Analis Senior', period: 'Januari 2022 - Sekarang', text: 'Memimpin enam orang.' };
const typedSummary = 'MENGHITUNG HASIL PRODUKSI PABRIK.';

const makeCv = (
  name: string,
  { summary, positions, skills }: { summary: string; positions: string[]; skills: string },
) =>
  wordDocument(name, [
    'Dewi Rekaan',
    'dewi@example.com',
    'RINGKASAN',
    summary,
    'PENGALAMAN KERJA',
    ...positions,
    'KEAHLIAN',
    skills,
  ]);

const firstCv = () =>
  makeCv('CV 2025.docx', {
    summary: 'Menghitung hasil produksi pabrik.',
    positions: [older.title, 'PT Maju Rekaan, Jakarta', older.period, older.text],
    skills: 'SQL, Excel',
  });

const secondCv = () =>
  makeCv('CV 2026.docx', {
    summary: 'Memimpin tim analis.',
    positions: [
      newer.title,
      'PT Baru Rekaan, Surabaya',
      newer.period,
      newer.text,
      older.title,
      'PT Maju Rekaan, Bandung',
      older.period,
      older.text,
    ],
    skills: 'SQL, Excel, Python',
  });

const language: Language = 'id';
const t = texts[language];
const r = cvImportTexts[language];

test('what was typed is kept when another CV comes, unless its owner says otherwise', async ({
  page,
  platform,
  pageProblems,
}) => {
  const account = await createVerifiedAccount(platform);
  const ask = askAs(platform, account);
  const read = async ({ name, buffer }: Awaited<ReturnType<typeof wordDocument>>) =>
    readCv(ask, account.userId, { format: 'docx', name, content: buffer });
  await read(await firstCv());
  await acceptCvImport(ask);
  await typeOver(ask, account, platform);
  await read(await secondCv());

  await restoreSession(page, platform, account);
  await page.goto(localizedPath(language, '/profile/review'));
  const entry = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }).first() });
  const side = (name: string, field: string, whose: string) =>
    entry(name).getByRole('group', { name: field }).getByRole('radio', { name: whose });

  await test.step('the review says what is new, changed and known, and where it stands', async () => {
    await expect(page.getByText(r.counts(1, 3, 4), { exact: true })).toBeVisible();
    await expect(entry('Python')).toContainText(r.new);
    await entry('Python').getByText(r.more).click();
    await expect(entry('Python').getByRole('figure')).toContainText(`${r.source}SQL, Excel, Python`);
    await expect(entry(newer.title)).toContainText(r.changed);
    await expect(entry(older.title).getByRole('figure')).toContainText('PT Maju Rekaan, Bandung');
    await expect(page.getByText(r.known(2))).toHaveCount(2); // the name; SQL and Excel
    await expectAccessible(page, 'review with new, changed and known entries');
  });

  await test.step('what was typed is chosen before anything is touched', async () => {
    await expect(side(older.title, r.location, r.mine)).toBeChecked();
    await expect(side(newer.title, r.location, r.mine)).toBeChecked();
    await expect(side(newer.title, r.description, r.theirs)).toBeChecked(); // previously empty
    await expect(side(r.summary, r.summary, r.mine)).toBeChecked();
  });

  await test.step('one by one, only what its owner has chosen is taken', async () => {
    await page.getByRole('checkbox', { name: 'Python' }).uncheck();
    await side(older.title, r.location, r.theirs).check();
    await page.getByRole('button', { name: r.chosen(2), exact: true }).click();
    await expect(page.getByText(t.success, { exact: true }).first()).toBeVisible();
    await expect(jobOf(page, older.title)).toContainText('Bandung');
    await expect(jobOf(page, newer.title)).toContainText('Malang');
    await expect(jobOf(page, newer.title)).toContainText(newer.text);
    await expect(regionOf(page, t.lists.summary).locator('p')).toHaveText(typedSummary);
    await expect(regionOf(page, t.lists.skills).getByRole('listitem')).toHaveText(['SQL', 'Excel']);
  });
  expect(pageProblems).toEqual([]);
});

/** Edits the profile by hand: a new position, another place of the imported one, another summary. */
async function typeOver(ask: Ask, account: SignedInAccount, platform: PlatformProcess): Promise<void> {
  const { lists } = await fetchProfile(ask);
  const [read] = lists.work_experiences;
  if (!read) throw new Error('No position was read');
  const changes = { location: 'Bekasi', version: read.version };
  await sendJson(ask, 'PATCH', `/api/profile/v1/work-experiences/${read.id}`, changes);
  const { version } = (await fetchProfile(ask)).profile;
  await sendJson(ask, 'PATCH', '/api/profile/v1/profile', { personal_summary: typedSummary, version });
  await addEntries(platform.url, account, {
    'work-experiences': {
      company_name: 'PT Baru Rekaan',
      job_title: newer.title,
      location: 'Malang',
      description: null,
      start_date: '2022',
      end_date: null,
      is_current: true,
    },
  });
}

const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const jobOf = (page: Page, title: string) =>
  regionOf(page, t.lists.career)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
