import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import { cvAnalysisTexts } from '@sabi/shared-texts/cv-analysis';
import type { OwnCvReport } from '@sabi/contracts/http/ai/own-cv-report';
import { screen, waitFor, within } from '@testing-library/react';
import { pages } from '../routes';
import {
  type Answer,
  buildCv,
  problemAnswer,
  profileAnswer,
  profileKey,
  renderSignedIn,
  userId,
} from '../testing/platform';
import cvReportEn from '../locales/en/cv-report.json';
import cvReportId from '../locales/id/cv-report.json';

// Loaded ahead, as a slow machine may take longer than a test waits.
beforeAll(() => pages['/profile/cv-report']?.preload());

const getKey = 'GET /api/ai/v1/cv-report';
const postKey = 'POST /api/ai/v1/cv-report';
const deleteKey = 'DELETE /api/ai/v1/cv-report';
const jobText = 'Requirements: at least 3 years of experience, Excel and SAP, fluent English.';

const report: CvReport = {
  engine_version: 'cv-review-v1',
  input_sha256: 'a'.repeat(64),
  score: 72,
  sections: [{ section: 'contact', points: 10, max: 20 }],
  findings: [
    {
      code: 'OPENING_WEAK',
      section: 'wording',
      severity: 'medium',
      meaning: { en: 'It opens weakly.', id: 'Pembukaannya lemah.' },
      fix: { en: 'Begin with the verb.', id: 'Mulailah dengan kata kerja.' },
      quotes: [{ text: 'Responsible for stock', line: 4 }],
      explanation: 'Say what you did with the stock.',
    },
  ],
  rules: [],
  weights: { high: 10, medium: 5, low: 2 },
  hidden_letters: 0,
  ignored_lines: 0,
  match: null,
};
const kept = (values: Partial<OwnCvReport> = {}): OwnCvReport => ({
  file_key: `${userId}/cv_1735362000000.pdf`,
  created_at: '2024-12-28T05:00:00.000Z',
  language: 'en',
  basic: false,
  report,
  ...values,
});
const unreadable = Response.json(
  {
    type: 'about:blank',
    status: 422,
    code: 'REQUEST_INVALID',
    title: 'x',
    errors: { cvFile: ['NO_TEXT_EXTRACTED'] },
  },
  { status: 422, headers: { 'Content-Type': 'application/problem+json' } },
);
const answerOf = (own: OwnCvReport | null) => Response.json({ report: own });

function open(
  answers: Record<string, readonly Answer[]>,
  options: Partial<Parameters<typeof renderSignedIn>[0]> = {},
  cv: ReturnType<typeof buildCv> | null = buildCv({ state: 'parsed' }),
) {
  return renderSignedIn({
    path: '/profile/cv-report',
    answers: { [profileKey]: [profileAnswer({ cv })], ...answers },
    ...options,
  });
}

test('who has no report yet has one made, hears of it and is led to it', async () => {
  const { user, sent } = open({ [getKey]: [answerOf(null)], [postKey]: [answerOf(kept())] });
  await user.click(await screen.findByRole('button', { name: cvReportEn.run.first }));
  const heading = await screen.findByRole('heading', { name: 'Your report' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(await screen.findByText('Your report is ready. Score: 72 of 100.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Score: 72 of 100' })).toBeTruthy();
  expect(screen.getByText('Responsible for stock')).toBeTruthy();
  expect(JSON.parse(String(sent(postKey)[0]?.body))).toEqual({ file_key: `${userId}/cv_1735362000000.pdf` });
});

test.each(['en', 'id'] as const)(
  'a text that is no CV is said to be none, without a score: %s',
  async (language) => {
    const none: CvReport = { ...report, document: 'letter', score: 0, sections: [], findings: [] };
    const answers = { [getKey]: [answerOf(kept({ report: none }))] };
    open(answers, { language });
    expect(
      await screen.findByRole('heading', { name: cvAnalysisTexts[language].report.noCv.title }),
    ).toBeTruthy();
    expect(
      screen.getByText(new RegExp(`^${cvAnalysisTexts[language].report.noCv.kinds.letter}`)),
    ).toBeTruthy();
    expect(screen.queryByRole('img', { name: /\d/ })).toBeNull();
  },
);

test('a line is shown with its rewrite, and a good CV with what would help most', async () => {
  const [finding] = report.findings;
  if (!finding) throw new Error('There is no finding');
  const rewrites = [{ line: 4, text: 'Managed stock, [number: how many or how often?]' }];
  const improvements: CvReport['improvements'] = [
    {
      part: 'results',
      section: 'history',
      meaning: { en: 'What came of it is missing.', id: 'Hasilnya belum ada.' },
      fix: { en: 'Add the result.', id: 'Tambahkan hasilnya.' },
      quotes: [{ text: 'Led a team', line: 7 }],
    },
  ];
  const parts: CvReport['parts'] = [{ part: 'duties', section: 'history', points: 9, max: 11 }];
  const whole = { ...report, findings: [{ ...finding, rewrites }], improvements, parts };
  const answers = { [getKey]: [answerOf(kept({ report: whole }))] };
  open(answers);
  expect(await screen.findByText('Managed stock, [number: how many or how often?]')).toBeTruthy();
  expect(screen.getByRole('heading', { name: cvAnalysisTexts.en.report.improvements })).toBeTruthy();
  expect(screen.getByText('Led a team')).toBeTruthy();
  expect(screen.getByText('9 of 11')).toBeTruthy();
});

test('what helps most comes first with its section, and the rest by section', async () => {
  const [finding] = report.findings;
  if (!finding) throw new Error('There is no finding');
  const findings = (['A', 'B', 'C', 'D'] as const).map((code, index) => ({
    ...finding,
    code,
    section: index === 3 ? ('privacy' as const) : ('wording' as const),
    meaning: { en: `Meaning ${code}`, id: `Makna ${code}` },
  }));
  open({ [getKey]: [answerOf(kept({ report: { ...report, findings } }))] });
  const texts = cvAnalysisTexts.en.report;
  const first = within(await screen.findByRole('region', { name: texts.improvements }));
  expect(first.getAllByText(/^Meaning/).map(({ textContent }) => textContent)).toEqual([
    'Meaning A',
    'Meaning B',
    'Meaning C',
  ]);
  expect(first.getAllByText(texts.sections.wording)).toHaveLength(3);
  const rest = within(screen.getByRole('region', { name: texts.sections.privacy }));
  expect(rest.getByText('Meaning D')).toBeTruthy();
  expect(screen.queryByRole('region', { name: texts.sections.wording })).toBeNull();
});

test('a rewritten line can be copied, and a browser that refuses is said so', async () => {
  const [finding] = report.findings;
  if (!finding) throw new Error('There is no finding');
  const rewrites = [{ line: 4, text: 'Managed stock' }];
  const { user } = open({
    [getKey]: [answerOf(kept({ report: { ...report, findings: [{ ...finding, rewrites }] } }))],
  });
  const button = await screen.findByRole('button', { name: 'Copy line 4, rewritten' });
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe('Managed stock');
  expect(screen.getByText(cvAnalysisTexts.en.report.copy.copied)).toBeTruthy();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(button);
  expect(await screen.findByText(cvAnalysisTexts.en.report.copy.failed)).toBeTruthy();
});

test('a report is printed by its button; what is no CV is not', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, view } = open({ [getKey]: [answerOf(kept())] });
  await user.click(await screen.findByRole('button', { name: cvAnalysisTexts.en.report.print }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/^Sabi · CV analysis · 28 Dec 2024/)).toBeTruthy();
  view.unmount();
  const none: CvReport = { ...report, document: 'recipe', sections: [], findings: [] };
  open({ [getKey]: [answerOf(kept({ report: none }))] });
  await screen.findByRole('heading', { name: cvAnalysisTexts.en.report.noCv.title });
  expect(screen.queryByRole('button', { name: cvAnalysisTexts.en.report.print })).toBeNull();
});

test('an earlier report is opened by its address', async () => {
  const past = 'GET /api/ai/v1/cv-reports/1735362000000';
  open({ [past]: [answerOf(kept())] }, { path: '/profile/cv-report?report=1735362000000' });
  expect(await screen.findByText('Responsible for stock')).toBeTruthy();
  expect(screen.queryByRole('button', { name: cvReportEn.run.again })).toBeNull();
  const newest = screen.getByRole('link', { name: cvReportEn.history.toNewest });
  expect(newest.getAttribute('href')).toBe('/profile/cv-report');
});

test('an earlier report that is gone is said to be', async () => {
  const past = 'GET /api/ai/v1/cv-reports/1735362000000';
  open(
    { [past]: [problemAnswer(404, 'ENTRY_NOT_FOUND')] },
    { path: '/profile/cv-report?report=1735362000000' },
  );
  expect(await screen.findByText(cvReportEn.history.gone)).toBeTruthy();
  expect(screen.getByRole('link', { name: cvReportEn.history.link })).toBeTruthy();
});

test('a job description goes with it, unless it is too short', async () => {
  const { user, sent } = open({ [getKey]: [answerOf(kept())], [postKey]: [answerOf(kept())] });
  const box = await screen.findByRole('textbox', { name: cvReportEn.job.label });
  await user.type(box, 'Excel');
  await user.click(screen.getByRole('button', { name: cvReportEn.run.again }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(sent(postKey)).toHaveLength(0);
  await user.clear(box);
  await user.type(box, jobText);
  await user.click(screen.getByRole('button', { name: cvReportEn.run.again }));
  await waitFor(() => expect(sent(postKey)).toHaveLength(1));
  expect(JSON.parse(String(sent(postKey)[0]?.body))).toMatchObject({ jobText });
});

test('a report about an earlier CV says so, in the language of the page without the words of the other', async () => {
  open({ [getKey]: [answerOf(kept({ file_key: `${userId}/cv_1.pdf`, basic: true }))] }, { language: 'id' });
  expect(await screen.findByText(/Laporan ini tentang CV sebelumnya/)).toBeTruthy();
  expect(screen.getByText('Mulailah dengan kata kerja.')).toBeTruthy();
  expect(screen.queryByText('Say what you did with the stock.')).toBeNull();
});

test('what a CV or a model says is shown as text, whatever it looks like', async () => {
  const markup = '<img src=x onerror=alert(1)> [link](javascript:alert(1)) <a href="//evil.example">go</a>';
  const [finding] = report.findings;
  if (!finding) throw new Error('There is no finding');
  const findings = [{ ...finding, quotes: [{ text: markup, line: 4 }], explanation: `**Bold** ${markup}` }];
  open({ [getKey]: [answerOf(kept({ report: { ...report, findings } }))] });
  expect(await screen.findByText(markup)).toBeTruthy();
  expect(screen.getByText(`**Bold** ${markup}`)).toBeTruthy();
  expect(document.querySelector('img[src="x"], a[href*="evil"], a[href^="javascript"]')).toBeNull();
});

test('all reports can be deleted, after a question', async () => {
  const { user, sent } = open({
    [getKey]: [answerOf(kept())],
    [deleteKey]: [new Response(null, { status: 204 })],
  });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press(cvReportEn.report.forgetAll);
  await screen.findByRole('dialog', { name: cvReportEn.report.forgetQuestion });
  await user.keyboard('{Escape}');
  expect(sent(deleteKey)).toEqual([]);
  await press(cvReportEn.report.forgetAll);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: cvReportEn.report.forgetAll }));
  expect(await screen.findByText(cvReportEn.report.allForgotten)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your report' })).toBeNull());
});

test.each([
  ['gone', problemAnswer(404, 'RESUME_NOT_FOUND'), /no longer there/],
  ['a scan', unreadable, /no readable text/],
  ['too often', problemAnswer(429, 'RATE_LIMITED'), /used your reviews/],
  ['offline', new TypeError('Failed to fetch'), /offline/],
  ['denied', problemAnswer(403, 'ACCESS_DENIED'), /doesn't have access/],
  ['broken', problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), cvReportEn.faults.failed],
])('an analysis that fails says why, and can be tried again: %s', async (_why, answer, words) => {
  const { user } = open({ [getKey]: [answerOf(null)], [postKey]: [answer, answerOf(kept())] });
  await user.click(await screen.findByRole('button', { name: cvReportEn.run.first }));
  expect(await screen.findByText(words)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: cvReportEn.run.first }));
  await screen.findByRole('heading', { name: 'Your report' });
});

test('a talent without a CV is led to the upload', async () => {
  open({ [getKey]: [answerOf(null)] }, {}, null);
  const link = await screen.findByRole('link', { name: cvReportEn.noCv.upload });
  expect(link.getAttribute('href')).toBe('/profile#cv');
});

test('the profile leads to the analysis', async () => {
  await pages['/profile']?.preload();
  open({}, { path: '/profile' });
  expect((await screen.findByRole('link', { name: cvReportEn.run.first })).getAttribute('href')).toBe(
    '/profile/cv-report',
  );
});

describe('what was analysed before the talent signed up', () => {
  const claimedKey = 'GET /api/ai/v1/claimed-analyses';
  const claimed = {
    analysis_id: 'a'.repeat(64),
    analysis: 'Strong verbs.',
    basic: false,
    kept_until: '2024-12-29T05:00:00.000Z',
  };
  const answers = { [getKey]: [answerOf(null)] };

  test.each([
    ['en', /^Analysis, kept until 29 Dec 2024/, cvReportEn.claimed.title],
    ['id', /^Analisis, disimpan hingga 29 Des 2024/, cvReportId.claimed.title],
  ] as const)('is listed with its time and opens again, in %s', async (language, opener, title) => {
    const analyses = [
      { ...claimed, report },
      { ...claimed, analysis_id: 'b'.repeat(64) },
    ];
    open({ ...answers, [claimedKey]: [Response.json({ analyses })] }, { language });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getAllByText(opener)).toHaveLength(2);
    expect(screen.getByText('Strong verbs.')).toBeTruthy();
    expect(screen.getByText(language === 'en' ? 'It opens weakly.' : 'Pembukaannya lemah.')).toBeTruthy();
  });

  test('is not mentioned where there is nothing', async () => {
    open({ ...answers, [claimedKey]: [Response.json({ analyses: [] })] });
    await screen.findByRole('button', { name: cvReportEn.run.first });
    expect(screen.queryByText(cvReportEn.claimed.title)).toBeNull();
  });

  test('that cannot be loaded says so, and is asked for again', async () => {
    const { user } = open({
      ...answers,
      [claimedKey]: [problemAnswer(404, 'NOT_FOUND'), Response.json({ analyses: [claimed] })],
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Analysis, kept until/)).toBeTruthy();
  });
});
