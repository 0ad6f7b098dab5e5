import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ParsedCv } from '@sabi/contracts/cv';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { createTalent, type SignedInAccount, signIn } from '../support/account';
import { expect, test } from '../support/test';

const run = promisify(execFile);
const parseCv = join(repositoryRoot, 'svc-ai/dist/parse-cv-file.js');

const words = {
  en: {
    panel: 'Resume to send',
    template: 'Modern',
    action: 'Generate PDF Resume',
    saved: 'Your resume has been downloaded',
    work: 'WORK EXPERIENCE',
    education: 'EDUCATION',
    file: 'Dewi Rekaan - Resume.pdf',
  },
  id: {
    panel: 'Resume untuk dikirim',
    template: 'Modern',
    action: 'Buat Resume PDF',
    saved: 'Resume Anda sudah diunduh',
    work: 'PENGALAMAN KERJA',
    education: 'PENDIDIKAN',
    file: 'Dewi Rekaan - Riwayat Hidup.pdf',
  },
} as const satisfies Record<Language, Record<string, string>>;

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

for (const language of ['en', 'id'] as const) {
  test(`a profile becomes a PDF that reads as the profile (${language})`, async ({
    page,
    platform,
    mailbox,
  }, testInfo) => {
    test.setTimeout(180_000);
    const t = words[language];
    const account = await createTalent({ siteUrl: platform.url, mailbox });
    await fillProfile(platform.url, account);
    await signIn(page, language, account);
    await page.goto(localizedPath(language, '/profile'));
    const panel = page.getByRole('region', { name: t.panel });
    await panel.getByRole('radio', { name: t.template }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: t.action, exact: true }).click(),
    ]);
    await expect(panel.getByText(t.saved)).toBeVisible();
    expect(download.suggestedFilename()).toBe(t.file);

    const file = testInfo.outputPath('resume.pdf');
    await download.saveAs(file);
    const { stdout } = await run(process.execPath, [parseCv, file]);
    const read = JSON.parse(stdout) as ParsedCv;
    expect(read).toMatchObject({ first_name: 'Dewi', last_name: 'Rekaan', email: account.email });
    expect(read.work_experiences).toEqual([entries['work-experiences']]);
    expect(read.educations).toEqual([entries.educations]);

    const text = await readInOrder(file);
    test.skip(text === null, 'pdftotext is not installed');
    const order = [
      'Dewi Rekaan',
      account.email,
      t.work,
      entries['work-experiences'].company_name,
      t.education,
      entries.educations.institution_name,
    ];
    const places = order.map((piece) => text?.indexOf(piece) ?? -1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });
}

/** As its owner would write it by hand. */
async function fillProfile(siteUrl: string, { accessToken }: SignedInAccount): Promise<void> {
  for (const [list, entry] of Object.entries(entries)) {
    const answer = await fetch(`${siteUrl}/api/profile/v1/${list}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(entry),
    });
    expect(answer.status, await answer.text()).toBe(201);
  }
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
