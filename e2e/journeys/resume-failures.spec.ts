import { readFile } from 'node:fs/promises';
import type { CvParseErrorCode } from '@sabi/contracts/cv';
import type { Language } from '@sabi/contracts/language';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { restoreSession } from '../support/account';
import { chooseCv, openProfile } from '../support/profile-page';
import { createMember } from '../support/operator';
import { expect, type Page, test } from '../support/test';
import { resumeFailuresTexts } from '../texts/resume-failures';

const [fixture] = cvFixtures().filter(({ format }) => format === 'pdf');
const names = { user_type: 'talent', first_name: 'Ayu', last_name: 'Lestari' };

const language: Language = 'en';
for (const code of ['MISSING_API_KEY', 'OPENAI_ERROR', null] as const) {
  test(`a job that fails with ${code ?? 'no code'} says why`, async ({ page, platform }) => {
    if (!fixture) throw new Error('There is no PDF to upload');
    const account = await createMember(platform, names);
    await restoreSession(page, platform, account);
    await playFailure(page, code);
    await openProfile(page, language);
    const file = { name: 'CV.pdf', mimeType: 'application/pdf', buffer: await readFile(fixture.path) };
    await chooseCv(page, language, file);
    const panel = page.getByRole('region', { name: 'CV', exact: true });
    await expect(
      panel.getByText(resumeFailuresTexts[language][code ?? 'other'], { exact: true }),
    ).toBeVisible();
    await expect(panel.getByText(resumeFailuresTexts[language].title, { exact: true })).toBeVisible();
  });
}

test('a job that nobody may ask about any more is said to have failed unexpectedly', async ({
  page,
  platform,
}) => {
  if (!fixture) throw new Error('There is no PDF to upload');
  await restoreSession(page, platform, await createMember(platform, names));
  await playFailure(page, null, 'parsing');
  await page.route('**/api/profile/v1/resumes/*/events', (route) =>
    route.fulfill({ status: 404, json: { status: 404, code: 'RESUME_NOT_FOUND' } }),
  );
  await openProfile(page, language);
  await chooseCv(page, language, fixture.path);
  await expect(
    page.getByText(resumeFailuresTexts[language].unexpected, { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByText(resumeFailuresTexts[language].title, { exact: true }).first()).toBeVisible();
});

/** The job ends as it would, and the profile says so from then on. */
async function playFailure(
  page: Page,
  error_code: CvParseErrorCode | null,
  state: 'failed' | 'parsing' = 'failed',
): Promise<void> {
  const failed = { state, error_code };
  await page.route('**/api/profile/v1/resumes/*/events', async (route) => {
    const id = /resumes\/([^/]+)\/events/.exec(route.request().url())?.[1];
    const resume = { id, file_key: 'x', file_name: 'CV.pdf', size_bytes: 1, progress_percent: 40, ...failed };
    const data = JSON.stringify({ ...resume, uploaded_at: new Date().toISOString() });
    await route.fulfill({ contentType: 'text/event-stream', body: `event: resume\ndata: ${data}\n\n` });
  });
  await page.route('**/api/profile/v1/profile', async (route) => {
    const response = await route.fetch();
    const full = (await response.json()) as { resume: object | null };
    await route.fulfill({
      response,
      json: { ...full, resume: full.resume && { ...full.resume, ...failed } },
    });
  });
}
