import type { CvFinding, CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { CvReportSummary } from '@sabi/contracts/http/ai/own-cv-report';
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

const page = '/profile/cv-report/history';
// Loaded ahead, as a slow machine may take longer than a test waits.
beforeAll(() => pages[page]?.preload());

const listKey = 'GET /api/ai/v1/cv-reports';
const newest = '1735448400000';
const earlier = '1735362000000';
const fileKey = `${userId}/cv_1735362000000.pdf`;

const finding = (code: string, lines = 1): CvFinding => ({
  code,
  section: 'wording',
  severity: 'low',
  meaning: { en: `Meaning ${code}`, id: `Makna ${code}` },
  fix: { en: '', id: '' },
  quotes: Array.from({ length: lines }, (_each, index) => ({ text: 'x', line: index + 1 })),
  explanation: null,
});
const buildReport = (score: number, points: number, findings: CvFinding[]): CvReport => ({
  engine_version: 'one',
  input_sha256: 'a'.repeat(64),
  score,
  sections: [{ section: 'wording', points, max: 25 }],
  findings,
  rules: [],
  weights: { high: 4, medium: 2, low: 1 },
  hidden_letters: 0,
  ignored_lines: 0,
  match: null,
});
const summary = (id: string, score: number, values: Partial<CvReportSummary> = {}): CvReportSummary => ({
  report_id: id,
  file_key: fileKey,
  created_at: new Date(Number(id)).toISOString(),
  engine_version: 'one',
  score,
  match_percent: null,
  ...values,
});
const answerOf = (id: string, report: CvReport) =>
  Response.json({
    report: {
      file_key: fileKey,
      created_at: new Date(Number(id)).toISOString(),
      language: 'en',
      basic: false,
      report,
    },
  });
const list = [
  summary(newest, 70, { match_percent: 60 }),
  summary(earlier, 62, { file_key: `${userId}/cv_1.pdf` }),
];
const before = buildReport(62, 12, [finding('SOLVED'), finding('LEFT', 3)]);
const after = buildReport(70, 20, [finding('LEFT'), finding('NEW')]);
const both = {
  [listKey]: [Response.json({ reports: list })],
  [`GET /api/ai/v1/cv-reports/${newest}`]: [answerOf(newest, after)],
  [`GET /api/ai/v1/cv-reports/${earlier}`]: [answerOf(earlier, before)],
};

function open(answers: Record<string, readonly Answer[]>, language: 'en' | 'id' = 'en') {
  const cv = buildCv({ state: 'parsed', file_key: fileKey });
  const resumes = [{ ...cv, is_current: true, scan_state: 'clean' }];
  return renderSignedIn({
    path: page,
    language,
    answers: {
      [profileKey]: [profileAnswer({ cv })],
      'GET /api/profile/v1/resumes': [Response.json({ resumes, used_bytes: 1, quota_bytes: 2 })],
      ...answers,
    },
  });
}

test('each report is listed with its time, file and score, and opens', async () => {
  open(both);
  const section = within(await screen.findByRole('region', { name: cvReportEn.history.list }));
  const [first, second] = section.getAllByRole('listitem');
  expect(await section.findByText('CV Ayu.pdf')).toBeTruthy();
  expect(first?.textContent).toMatch(/29 Dec 2024.*Newest.*CV Ayu\.pdf.*Score: 70 of 100.*Match: 60 of 100/);
  expect(second?.textContent).toContain(cvReportEn.history.deletedCv);
  const link = section.getByRole('link', { name: /^Open the report of 28 Dec 2024/ });
  expect(link.getAttribute('href')).toBe(`/profile/cv-report?report=${earlier}`);
});

test.each([
  ['en', cvReportEn, 'Meaning', ' Lines: 3 before, 1 now.'],
  ['id', cvReportId, 'Makna', ' Jumlah baris: sebelumnya 3, sekarang 1.'],
] as const)('the newest is compared with the one before: %s', async (language, texts, meaning, lines) => {
  open(both, language);
  const section = within(await screen.findByRole('region', { name: texts.compare.title }));
  expect((await section.findByText(/62 → 70/)).textContent).toContain('+8');
  const row = section.getByRole('row', { name: /12 20/ });
  expect(within(row).getByText('+8')).toBeTruthy();
  for (const [kind, text] of [
    ['solved', `${meaning} SOLVED`],
    ['added', `${meaning} NEW`],
    ['remaining', `${meaning} LEFT${lines}`],
  ] as const) {
    const title = section.getByRole('heading', {
      name: texts.compare.groups[kind].replace('{{count}}', '1'),
    });
    expect(within(title.parentElement ?? title).getByRole('listitem').textContent).toBe(text);
  }
});

test('two others can be chosen, and one cannot be compared with itself', async () => {
  const { user } = open(both);
  await screen.findByText(/62 → 70/);
  await user.selectOptions(screen.getByRole('combobox', { name: cvReportEn.compare.after }), earlier);
  expect(screen.getByText(cvReportEn.compare.same)).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: cvReportEn.compare.before }), newest);
  expect((await screen.findByText(/70 → 62/)).textContent).toContain('−8');
});

test('other rules and a text that is no CV are said', async () => {
  const other = { ...after, engine_version: 'two' };
  const { view } = open({ ...both, [`GET /api/ai/v1/cv-reports/${newest}`]: [answerOf(newest, other)] });
  expect(await screen.findByText(cvReportEn.compare.otherRules)).toBeTruthy();
  view.unmount();
  const letter: CvReport = { ...after, document: 'letter', sections: [], findings: [] };
  open({ ...both, [`GET /api/ai/v1/cv-reports/${newest}`]: [answerOf(newest, letter)] });
  expect(await screen.findByText(cvReportEn.compare.noCv)).toBeTruthy();
});

test('a report is deleted, and the focus stays in the list', async () => {
  const { user, sent } = open({
    ...both,
    [`DELETE /api/ai/v1/cv-reports/${newest}`]: [
      problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'),
      new Response(null, { status: 204 }),
    ],
  });
  const press = async () =>
    user.click(await screen.findByRole('button', { name: /^Delete the report of 29 Dec 2024/ }));
  await press();
  expect(await screen.findByText(cvReportEn.report.forgetFailed)).toBeTruthy();
  await press();
  expect(await screen.findByText(cvReportEn.report.forgotten)).toBeTruthy();
  expect(sent(`DELETE /api/ai/v1/cv-reports/${newest}`)).toHaveLength(2);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: cvReportEn.history.list })),
  );
  expect(screen.queryByText(/29 Dec 2024/)).toBeNull();
  expect(screen.getByText(cvReportEn.history.one)).toBeTruthy();
});

test('an empty history says so, and one that cannot be loaded is asked for again', async () => {
  const { user } = open({
    [listKey]: [problemAnswer(404, 'ROUTE_NOT_FOUND'), Response.json({ reports: [] })],
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(cvReportEn.history.none)).toBeTruthy();
});
