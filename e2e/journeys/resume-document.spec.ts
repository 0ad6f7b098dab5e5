import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ParsedCv } from '@sabi/contracts/cv';
import { localizedPath } from '@sabi/contracts/language';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { readZip } from '@sabi/test-kit/read-zip';
import { restoreSession } from '../support/account';
import { addEntries } from '../support/entries';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { resumeDocumentTexts } from '../texts/resume-document';

const run = promisify(execFile);
const parseCv = join(repositoryRoot, 'svc-ai/dist/parse-cv-file.js');

const entries = {
  'work-experiences': {
    company_name: 'PT Ban Maju',
    job_title: 'Production Planner',
    start_date: '2019-05',
    end_date: '2021-07',
    is_current: false,
    location: 'Bekasi',
    description: 'Planned production for three lines.',
  },
  educations: {
    degree: 'S.T.',
    institution_name: 'Institut Teknologi Rekaan',
    field_of_study: 'Teknik Industri',
    start_date: '2012',
    end_date: '2016',
    is_current: false,
    grade: '3.61',
  },
} as const;

test('a profile becomes a PDF that reads as the profile, in each template', async ({
  page,
  platform,
}, testInfo) => {
  const t = resumeDocumentTexts.id;
  const account = await createMember(platform);
  await addEntries(platform.url, account, entries);
  await restoreSession(page, platform, account);
  await page.goto(localizedPath('id', '/profile'));
  const panel = page.getByRole('region', { name: t.panel });
  for (const template of t.templates) {
    await panel.getByRole('radio', { name: template }).check();
    const file = testInfo.outputPath(`${template}.pdf`);
    expect(await download(page, t.action, file)).toBe(t.file);
    await expect(panel.getByText(t.saved)).toBeVisible();
    await expectSameProfile(file, account.email);

    const text = await readInOrder(file);
    test.skip(text === null, 'pdftotext is not installed');
    const order = [
      'Dewi Rekaan',
      account.email,
      t.work,
      entries['work-experiences'].company_name,
      t.education,
      entries.educations.institution_name,
    ].map((piece) => piece.toLowerCase());
    const places = order.map((piece) => text?.toLowerCase().indexOf(piece) ?? -1);
    expect(places, template).toEqual(places.toSorted((one, other) => one - other));
    expect(places, template).not.toContain(-1);
  }
});

test('a profile becomes a Word document and a JSON Resume that say the same', async ({
  page,
  platform,
}, testInfo) => {
  const t = resumeDocumentTexts.en;
  const account = await createMember(platform);
  await addEntries(platform.url, account, entries);
  await restoreSession(page, platform, account);
  await page.goto('/profile');

  const word = testInfo.outputPath('resume.docx');
  expect(await download(page, t.word, word)).toBe(t.file.replace('.pdf', '.docx'));
  await expectSameProfile(word, account.email);
  const parts = await readZip(await readFile(word));
  expect(parts.get('word/document.xml')?.toString().toUpperCase()).toContain(t.work);

  const json = testInfo.outputPath('resume.json');
  expect(await download(page, t.json, json)).toBe(t.file.replace('.pdf', '.json'));
  expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({
    basics: { name: 'Dewi Rekaan', email: account.email },
    work: [{ name: 'PT Ban Maju', position: 'Production Planner', startDate: '2019-05', endDate: '2021-07' }],
    education: [{ institution: 'Institut Teknologi Rekaan', studyType: 'S.T.', area: 'Teknik Industri' }],
  });
});

/** @returns what the file is called */
async function download(page: Page, action: string, path: string): Promise<string> {
  const [started] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: action, exact: true }).click(),
  ]);
  await started.saveAs(path);
  return started.suggestedFilename();
}

async function expectSameProfile(file: string, email: string): Promise<void> {
  const { stdout } = await run(process.execPath, [parseCv, file]);
  const read = JSON.parse(stdout) as ParsedCv;
  expect(read).toMatchObject({ first_name: 'Dewi', last_name: 'Rekaan', email });
  expect(read.work_experiences).toEqual([entries['work-experiences']]);
  expect(read.educations).toEqual([entries.educations]);
}

/** @returns null where the program is not there */
async function readInOrder(file: string): Promise<string | null> {
  try {
    return (await run('pdftotext', [file, '-'])).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
