import { readFile } from 'node:fs/promises';
import type { CvParseErrorCode } from '@sabi/contracts/cv';
import type { Language } from '@sabi/contracts/language';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { createTalent, signIn } from '../support/account';
import { chooseCv, openProfile } from '../support/profile-page';
import { expect, type Page, test } from '../support/test';

/**
 * Specification, section 8. What a file alone can bring about is in `refused-files.spec.ts`; these depend on the operator
 * and on the model, so the end of the job is played.
 */
const texts = {
  en: {
    title: 'CV Upload Failed',
    MISSING_API_KEY: 'Failed to parse CV. AI service is not configured. Please contact support.',
    OPENAI_ERROR:
      'Failed to parse CV. AI service is temporarily unavailable. Please try again in a few minutes.',
    other: 'Failed to parse CV. Please try again or contact support if the problem persists.',
    unexpected: 'CV parsing failed unexpectedly',
  },
  id: {
    title: 'Gagal Mengunggah CV',
    MISSING_API_KEY: 'CV tidak dapat dibaca. Layanan AI belum dikonfigurasi. Silakan hubungi tim dukungan.',
    OPENAI_ERROR:
      'CV tidak dapat dibaca. Layanan AI sedang tidak tersedia. Silakan coba lagi dalam beberapa menit.',
    other: 'CV tidak dapat dibaca. Silakan coba lagi, atau hubungi tim dukungan jika masalah berlanjut.',
    unexpected: 'Pembacaan CV terhenti karena kesalahan tak terduga',
  },
} as const satisfies Record<Language, object>;

const [fixture] = cvFixtures().filter(({ format }) => format === 'pdf');
const names = { user_type: 'talent', first_name: 'Ayu', last_name: 'Lestari' };

for (const language of ['en', 'id'] as const) {
  for (const code of ['MISSING_API_KEY', 'OPENAI_ERROR', null] as const) {
    test(`a job that fails with ${code ?? 'no code'} says why (${language})`, async ({
      page,
      platform,
      mailbox,
    }) => {
      if (!fixture) throw new Error('There is no PDF to upload');
      const account = await createTalent({ siteUrl: platform.url, mailbox }, names);
      await signIn(page, language, account);
      await playFailure(page, code);
      await openProfile(page, language);
      const file = { name: 'CV.pdf', mimeType: 'application/pdf', buffer: await readFile(fixture.path) };
      await chooseCv(page, language, file);
      const panel = page.getByRole('region', { name: 'CV', exact: true });
      await expect(panel.getByText(texts[language][code ?? 'other'], { exact: true })).toBeVisible();
      await expect(panel.getByText(texts[language].title, { exact: true })).toBeVisible();
    });
  }

  test(`a job that nobody may ask about any more is said to have failed unexpectedly (${language})`, async ({
    page,
    platform,
    mailbox,
  }) => {
    if (!fixture) throw new Error('There is no PDF to upload');
    await signIn(page, language, await createTalent({ siteUrl: platform.url, mailbox }, names));
    await playFailure(page, null, 'parsing');
    await page.route('**/api/profile/v1/resumes/*/events', (route) =>
      route.fulfill({ status: 404, json: { status: 404, code: 'RESUME_NOT_FOUND' } }),
    );
    await openProfile(page, language);
    await chooseCv(page, language, fixture.path);
    await expect(page.getByText(texts[language].unexpected, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(texts[language].title, { exact: true }).first()).toBeVisible();
  });
}

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
