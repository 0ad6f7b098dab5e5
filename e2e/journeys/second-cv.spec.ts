import { type Language } from '@sabi/contracts/language';
import { restoreSession } from '../support/account';
import { expectNoBarrier } from '../support/barriers';
import { createMember } from '../support/operator';
import { addJob, save } from '../support/profile-editing';
import { editingTexts } from '../texts/profile-editing';
import { acceptEverything, chooseCv, openProfile, openReview } from '../support/profile-page';
import { reviewTexts } from '../texts/review';
import { expect, type Page, test } from '../support/test';
import { texts } from '../texts/common';
import { wordDocument } from '../support/word-document';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two CVs of one person, a year apart: the older job has moved in the second, and there is a newer one. */
const cvs = {
  en: {
    headings: ['SUMMARY', 'WORK EXPERIENCE', 'SKILLS'],
    older: { title: 'Data Analyst', period: 'Jan 2019 - Dec 2021', text: 'Made reports for the board.' },
    newer: { title: 'Senior Analyst', period: 'Jan 2022 - Present', text: 'Leads six people.' },
    summaries: ['Counts what a factory makes.', 'Leads a team of analysts.'],
  },
  id: {
    headings: ['RINGKASAN', 'PENGALAMAN KERJA', 'KEAHLIAN'],
    older: {
      title: 'Analis Data',
      period: 'Januari 2019 - Desember 2021',
      text: 'Menyusun laporan untuk direksi.',
    },
    newer: { title: 'Analis Senior', period: 'Januari 2022 - Sekarang', text: 'Memimpin enam orang.' },
    summaries: ['Menghitung hasil produksi pabrik.', 'Memimpin tim analis.'],
  },
} as const satisfies Record<Language, unknown>;

function firstCv(language: Language) {
  const { headings, older, summaries } = cvs[language];
  const job = [older.title, 'PT Maju Rekaan, Jakarta', older.period, older.text];
  const who = ['Dewi Rekaan', 'dewi@example.com'];
  return wordDocument('CV 2025.docx', [
    ...[...who, headings[0], summaries[0]],
    ...[headings[1], ...job, headings[2], 'SQL, Excel'],
  ]);
}

function secondCv(language: Language) {
  const { headings, older, newer, summaries } = cvs[language];
  const jobs = [
    ...[newer.title, 'PT Baru Rekaan, Surabaya', newer.period, newer.text],
    ...[older.title, 'PT Maju Rekaan, Bandung', older.period, older.text],
  ];
  const who = ['Dewi Rekaan', 'dewi@example.com'];
  return wordDocument('CV 2026.docx', [
    ...[...who, headings[0], summaries[1]],
    ...[headings[1], ...jobs, headings[2], 'SQL, Excel, Python'],
  ]);
}

const language: Language = 'id';
const t = texts[language];
const r = reviewTexts[language];
const { older, newer, summaries } = cvs[language];
const typedSummary = summaries[0].toUpperCase();

test('what was typed is kept when another CV comes, unless its owner says otherwise', async ({
  page,
  platform,
  pageProblems,
}) => {
  await restoreSession(page, platform, await createMember(platform));
  await openProfile(page, language);
  await chooseCv(page, language, await firstCv(language));
  await acceptEverything(page, language);
  await typeOverIt(page, language, { summary: typedSummary });

  await chooseCv(page, language, await secondCv(language));
  await openReview(page, language);
  const entry = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }).first() });
  const side = (name: string, field: string, whose: string) =>
    entry(name).getByRole('group', { name: field }).getByRole('radio', { name: whose });

  await test.step('the review says what is new, changed and known, and where it stands', async () => {
    await expect(page.getByText(r.counts(1, 3, 4), { exact: true })).toBeVisible();
    await expect(entry('Python')).toContainText(r.new);
    await expect(entry('Python').getByRole('figure')).toContainText(`${r.source}SQL, Excel, Python`);
    await expect(entry(newer.title)).toContainText(r.changed);
    await expect(entry(older.title).getByRole('figure')).toContainText('PT Maju Rekaan, Bandung');
    await expect(page.getByText(r.known(2))).toHaveCount(2); // the name; SQL and Excel
    await expectNoBarrier(page, 'review with new, changed and known entries');
  });

  await test.step('what was typed is chosen before anything is touched', async () => {
    await expect(side(older.title, r.location, r.mine)).toBeChecked();
    await expect(side(newer.title, r.location, r.mine)).toBeChecked();
    await expect(side(newer.title, r.description, r.theirs)).toBeChecked(); // there was nothing
    await expect(side(r.summary, r.summary, r.mine)).toBeChecked();
  });

  await test.step('all of it accepted leaves what was typed', async () => {
    await page.getByRole('button', { name: r.all(2), exact: true }).click();
    await expect(page.getByText(t.success, { exact: true }).first()).toBeVisible();
    await expectProfile(page, language, { older: 'Bekasi', newer: 'Malang', summary: typedSummary });
    await expect(jobOf(page, language, newer.title)).toContainText(newer.text);
    await expect(skillsOf(page, language)).toHaveText(['SQL', 'Excel', 'Python']);
  });

  await test.step('undone, it is as it was before', async () => {
    await page.getByRole('button', { name: t.undo }).click();
    await expect(page.getByText(t.undone, { exact: true }).first()).toBeVisible();
    await expect(skillsOf(page, language)).toHaveText(['SQL', 'Excel']);
    await expect(jobOf(page, language, newer.title)).not.toContainText(newer.text);
    await expectProfile(page, language, { older: 'Bekasi', newer: 'Malang', summary: typedSummary });
  });

  await test.step('one by one, only what its owner has chosen is taken', async () => {
    await openReview(page, language);
    await page.getByRole('checkbox', { name: 'Python' }).uncheck();
    await side(newer.title, r.description, r.mine).check();
    await side(older.title, r.location, r.theirs).check();
    await page.getByRole('button', { name: r.chosen(1), exact: true }).click();
    await expect(page.getByText(t.success, { exact: true }).first()).toBeVisible();
    await expectProfile(page, language, { older: 'Bandung', newer: 'Malang', summary: typedSummary });
    await expect(skillsOf(page, language)).toHaveText(['SQL', 'Excel']);
  });
  // A page that is a moment behind what a CV has changed is told so, and saves once more by itself (ADR 0028).
  expect(pageProblems.filter((problem) => !problem.includes('409 (Conflict)'))).toEqual([]);
});

/** A job by hand, another place for the job that was read, another summary. */
async function typeOverIt(page: Page, language: Language, { summary }: { summary: string }): Promise<void> {
  const t = editingTexts[language];
  const { older, newer } = cvs[language];
  const dialog = page.getByRole('dialog');
  await addJob(page, language, {
    title: newer.title,
    company: 'PT Baru Rekaan',
    location: 'Malang',
    start: '2022',
  });
  await page.getByRole('button', { name: t.edit(older.title) }).click();
  await dialog.getByLabel(t.location).fill('Bekasi');
  await save(page, language);
  await page.getByRole('button', { name: t.editSummary }).click();
  await dialog.getByRole('textbox', { name: t.summary }).fill(summary);
  await save(page, language);
}

const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const skillsOf = (page: Page, language: Language) =>
  regionOf(page, texts[language].lists.skills).getByRole('listitem');

const jobOf = (page: Page, language: Language, title: string) =>
  regionOf(page, texts[language].lists.career)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

async function expectProfile(
  page: Page,
  language: Language,
  places: { older: string; newer: string; summary: string },
): Promise<void> {
  const { older, newer } = cvs[language];
  await expect(jobOf(page, language, older.title)).toContainText(places.older);
  await expect(jobOf(page, language, newer.title)).toContainText(places.newer);
  await expect(regionOf(page, texts[language].lists.summary).locator('p')).toHaveText(places.summary);
}
