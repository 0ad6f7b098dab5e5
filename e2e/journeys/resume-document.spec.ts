import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { freeTemplates } from '@sabi/contracts/profile/document-templates';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { readZip } from '@sabi/test-kit/read-zip';
import { addEntries } from '../support/add-entries';
import { createVerifiedAccount } from '../support/operator';
import { askAs, sendJson } from '../support/own-profile';
import { expect, test } from '../support/test';
import { resumeDocumentTexts } from '../texts/resume-document';

// The choice and the download are tested in mf-talent, and in a browser by keyboard-profile.

const run = promisify(execFile);
const parseCv = join(repositoryRoot, 'svc-ai/dist/entry-points/commands/parse-cv-file.js');

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

test('a profile becomes a PDF in each template that is for everybody, a Word document and a JSON Resume that read as the profile', async ({
  platform,
}, testInfo) => {
  const account = await createVerifiedAccount(platform);
  await addEntries(platform.url, account, entries);
  const ask = askAs(platform, account);
  const make = async (choice: { format: string; template: string; language: 'en' | 'id' }) => {
    const answer = await sendJson(ask, 'POST', '/api/profile/v1/documents', choice);
    const t = resumeDocumentTexts[choice.language];
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${t.file.replace('pdf', choice.format)}"`,
    );
    const content = Buffer.from(await answer.arrayBuffer());
    const path = testInfo.outputPath(`${choice.template}.${choice.format}`);
    await writeFile(path, content);
    return { path, content };
  };

  for (const template of freeTemplates)
    await test.step(`a PDF in the template ${template}`, async () => {
      const { path } = await make({ format: 'pdf', template, language: 'id' });
      await expectSameProfile(path, account.email);
      const text = (await readInOrder(path))?.toLowerCase();
      test.skip(text === undefined, 'pdftotext is not installed');
      const { work, education } = resumeDocumentTexts.id;
      const order = [
        'Dewi Rekaan',
        account.email,
        work,
        entries['work-experiences'].company_name,
        education,
        entries.educations.institution_name,
      ];
      const places = order.map((piece) => text?.indexOf(piece.toLowerCase()) ?? -1);
      expect(places, template).toEqual(places.toSorted((one, other) => one - other));
      expect(places, template).not.toContain(-1);
    });

  await test.step('a Word document', async () => {
    const { path, content } = await make({ format: 'docx', template: 'plain', language: 'en' });
    await expectSameProfile(path, account.email);
    const parts = await readZip(content);
    expect(parts.get('word/document.xml')?.toString().toUpperCase()).toContain(resumeDocumentTexts.en.work);
  });

  await test.step('a JSON Resume', async () => {
    const { content } = await make({ format: 'json', template: 'plain', language: 'en' });
    expect(JSON.parse(content.toString())).toMatchObject({
      basics: { name: 'Dewi Rekaan', email: account.email },
      work: [
        { name: 'PT Ban Maju', position: 'Production Planner', startDate: '2019-05', endDate: '2021-07' },
      ],
      education: [{ institution: 'Institut Teknologi Rekaan', studyType: 'S.T.', area: 'Teknik Industri' }],
    });
  });
});

async function expectSameProfile(file: string, email: string): Promise<void> {
  const { stdout } = await run(process.execPath, [parseCv, file]);
  const read = JSON.parse(stdout) as ParsedCv;
  expect(read).toMatchObject({ first_name: 'Dewi', last_name: 'Rekaan', email });
  expect(read.work_experiences).toEqual([entries['work-experiences']]);
  expect(read.educations).toEqual([entries.educations]);
}

/** @returns undefined where the program is missing */
async function readInOrder(file: string): Promise<string | undefined> {
  try {
    return (await run('pdftotext', [file, '-'])).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
