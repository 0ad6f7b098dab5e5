import type { CvImport } from '@sabi/contracts/http/profile/cv-import';
import { screen, waitFor, within } from '@testing-library/react';
import { pages } from '../routes';
import { type Answer, problemAnswer, profileAnswer, profileKey, renderSignedIn } from '../testing/platform';
import cvImportEn from '../locales/en/cv-import.json';
import talentEn from '../locales/en/talent.json';
import cvImportId from '../locales/id/cv-import.json';

// Loaded ahead, as a slow machine may take longer than a test waits.
beforeAll(() => pages['/profile/review']?.preload());

const scrollIntoView = jest.fn(); // jsdom has no layout
beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const id = '5b1a9c3e-2f47-4d0a-9a51-6c7d8e9f0a1b';
const cvImportKey = 'GET /api/profile/v1/cv-proposals/current';
const decisionKey = `POST /api/profile/v1/cv-proposals/${id}/decision`;
const dismissalKey = `POST /api/profile/v1/cv-proposals/${id}/dismissal`;
const success = talentEn.cv.success;

const position = {
  company_name: 'PT Maju Jaya',
  job_title: 'Analyst',
  start_date: '2021-08',
  end_date: null,
  is_current: true,
  location: 'Jakarta',
  description: null,
};
const item = { lines: [], inferred: [], changes: [] };

const buildCvImport = (values: Partial<CvImport> = {}): CvImport => ({
  id,
  kind: 'cv',
  file_name: 'CV Ayu.pdf',
  state: 'open',
  version: 'v1',
  created_at: '2024-12-28T05:00:00.000Z',
  expires_at: '2025-01-27T05:00:00.000Z',
  fields: [
    {
      ...item,
      key: 'first_name',
      field: 'first_name',
      finding: 'changed',
      current: 'Ayu',
      proposed: 'Ayu Rekaan',
      changes: [{ field: 'first_name', suggested: 'mine' }],
    },
  ],
  lists: {
    work_experiences: [
      {
        ...item,
        key: 'work_experiences.0',
        finding: 'new',
        current: null,
        proposed: position,
        lines: ['Analyst | PT Maju Jaya | Agustus 2021 - kini'],
        inferred: ['is_current'],
      },
      {
        ...item,
        key: 'work_experiences.1',
        finding: 'changed',
        current: { ...position, location: null, is_current: false, end_date: '2022-01' },
        proposed: position,
        changes: [
          { field: 'period', suggested: 'mine' },
          { field: 'location', suggested: 'theirs' },
        ],
      },
    ],
    educations: [],
    skills: [
      {
        ...item,
        key: 'skills.0',
        finding: 'new',
        current: null,
        proposed: { skill_name: 'SQL', proficiency_level: null },
      },
      {
        ...item,
        key: 'skills.1',
        finding: 'duplicate',
        current: { skill_name: 'Excel', proficiency_level: null },
        proposed: { skill_name: 'Excel', proficiency_level: null },
      },
    ],
    languages: [],
    licenses_certifications: [],
  },
  ...values,
});

const showImport = (answers: Record<string, Answer[]> = {}, language: 'en' | 'id' = 'en') =>
  renderSignedIn({
    path: '/profile/review',
    language,
    answers: {
      [profileKey]: [profileAnswer()],
      [cvImportKey]: [Response.json(buildCvImport())],
      [decisionKey]: [Response.json(buildCvImport({ state: 'accepted' }))],
      [dismissalKey]: [Response.json(buildCvImport({ state: 'dismissed' }))],
      ...answers,
    },
  });
const section = (name: string) => within(screen.getByRole('region', { name }));
const bodyOf = (request: { body: unknown } | undefined) => JSON.parse(String(request?.body)) as unknown;

test('everything found is shown in groups, with where it stands and what was only concluded', async () => {
  showImport();
  await screen.findByRole('heading', { level: 1, name: cvImportEn.title });
  expect(await screen.findByText('2 new · 2 changed · 1 already in your profile')).toBeTruthy();
  const career = section(talentEn.lists.career.title);
  expect(career.getByRole<HTMLInputElement>('checkbox', { name: /Analyst/ }).checked).toBe(true);
  expect(career.getByText('PT Maju Jaya · Jakarta · August 2021 – Present')).toBeTruthy();
  expect(career.getByRole('blockquote').textContent).toBe('Analyst | PT Maju Jaya | Agustus 2021 - kini');
  expect(career.getByText('Not written in the document, concluded by us: Present')).toBeTruthy();
  const period = within(career.getByRole('group', { name: 'Period' }));
  expect(
    period.getByRole<HTMLInputElement>('radio', { name: /^Keep mine ?August 2021 – January 2022$/ }).checked,
  ).toBe(true);
  expect(period.getByRole('radio', { name: /^Take from the document ?August 2021 – Present$/ })).toBeTruthy();
  expect(section('Skills').getByText('1 entry is already in your profile')).toBeTruthy();
});

test.each([
  [
    'en',
    /^We left out 214 characters that nobody who looks at your CV can see\..*remove it from the file\.$/,
  ],
  ['id', /^Kami mengabaikan 214 karakter yang tidak terlihat .*hapus dari file Anda\.$/],
] as const)('text nobody can see is reported, in %s', async (language, words) => {
  showImport({ [cvImportKey]: [Response.json(buildCvImport({ hidden_letters: 214 }))] }, language);
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each([
  ['en', cvImportEn.recognised.title, /check every entry/],
  ['id', cvImportId.recognised.title, /periksa setiap isian/],
] as const)('whose CV is a scan is asked to check it, in %s', async (language, title, words) => {
  showImport({ [cvImportKey]: [Response.json(buildCvImport({ is_recognised: true }))] }, language);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test.each([
  [
    'en',
    'Skills: 2 entries without any name were left out.',
    'Personal details: 1 text was too long',
    'Projects: 1 entry was left out, for a profile has no list for it.',
  ],
  [
    'id',
    'Keahlian: 2 entri tanpa nama tidak diambil.',
    'Data diri: 1 teks terlalu panjang',
    'Proyek: 1 entri tidak diambil karena tidak ada bagiannya di profil.',
  ],
] as const)(
  'what of an import is missing is reported, in %s',
  async (language, unnamed, shortened, unplaced) => {
    const omissions: CvImport['omissions'] = [
      { group: 'fields', reason: 'shortened', count: 1 },
      { group: 'skills', reason: 'unnamed', count: 2 },
    ];
    const cvImport = buildCvImport({ omissions, unplaced: [{ part: 'projects', count: 1 }] });
    showImport({ [cvImportKey]: [Response.json(cvImport)] }, language);
    expect(await screen.findByText(unnamed)).toBeTruthy();
    expect(screen.getByText(unplaced)).toBeTruthy();
    expect(screen.getByText(shortened, { exact: false })).toBeTruthy();
  },
);

test.each([
  ['en', /^We did not read the last 12 pages\./],
  ['id', /^12 halaman terakhir tidak kami baca\./],
] as const)('pages that were not read are reported, in %s', async (language, words) => {
  showImport({ [cvImportKey]: [Response.json(buildCvImport({ unread_pages: 12 }))] }, language);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('where a CV hides nothing, nothing is said of it', async () => {
  showImport();
  await screen.findByRole('region', { name: talentEn.lists.career.title });
  expect(screen.queryByText(/We left out/)).toBeNull();
  expect(screen.queryByText(/is a scan/)).toBeNull();
});

test('accepting takes everything new and what was not typed, says so and goes to the profile', async () => {
  const { user, sent, toasts, navigations } = showImport();
  await user.click(await screen.findByRole('button', { name: 'Accept all (3)' }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', title: success }]));
  expect(bodyOf(sent(decisionKey)[0])).toEqual({
    version: 'v1',
    accepted: [
      { key: 'work_experiences.0' },
      { key: 'work_experiences.1', fields: ['location'] },
      { key: 'skills.0' },
    ],
  });
  await waitFor(() => expect(navigations).toMatchObject([{ to: '/profile' }]));
});

test('what is chosen one by one is what is sent', async () => {
  const { user, sent, toasts } = showImport();
  await user.click(await screen.findByRole('button', { name: 'Choose none' }));
  await user.click(section('Skills').getByRole('checkbox', { name: /SQL/ }));
  await user.click(section(cvImportEn.details).getByRole('radio', { name: /Take from the document/ }));
  const place = within(section(talentEn.lists.career.title).getByRole('group', { name: 'Location' }));
  await user.click(place.getByRole('radio', { name: /Keep mine/ }));
  await user.click(screen.getByRole('button', { name: 'Accept chosen (2)' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(bodyOf(sent(decisionKey)[0])).toMatchObject({
    accepted: [{ key: 'first_name', fields: ['first_name'] }, { key: 'skills.0' }],
  });
});

test('what the document leaves unsaid is asked for before the entry can be taken', async () => {
  const nameless = {
    ...item,
    key: 'work_experiences.0',
    finding: 'new' as const,
    current: null,
    proposed: { ...position, job_title: '' },
    missing: ['job_title'],
  };
  const lists = { ...buildCvImport().lists, work_experiences: [nameless], skills: [] };
  const { user, sent } = showImport({ [cvImportKey]: [Response.json(buildCvImport({ fields: [], lists }))] });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /PT Maju Jaya/ });
  expect([box.checked, box.disabled]).toEqual([false, true]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept chosen (0)' }).disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Job title' }), 'Analyst');
  expect([box.checked, box.disabled]).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Accept all (1)' }));
  await waitFor(() => expect(sent(decisionKey)).toHaveLength(1));
  expect(bodyOf(sent(decisionKey)[0])).toMatchObject({
    accepted: [{ key: 'work_experiences.0', said: { job_title: 'Analyst' } }],
  });
});

test('a certificate’s issue and expiry are one choice', async () => {
  const certificate = { name: 'K3', issuing_organization: null, credential_id: null };
  const renewed = {
    ...item,
    key: 'licenses_certifications.0',
    finding: 'changed' as const,
    current: { ...certificate, issue_date: '2017-05', expiration_date: '2020-05' },
    proposed: { ...certificate, issue_date: '2023-05', expiration_date: null },
    changes: [{ field: 'period', suggested: 'theirs' as const }],
  };
  const lists = { ...buildCvImport().lists, licenses_certifications: [renewed] };
  showImport({ [cvImportKey]: [Response.json(buildCvImport({ lists }))] });
  expect(await screen.findByRole('radio', { name: /^Keep mine ?May 2017 – May 2020$/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^Take from the document ?May 2023$/ })).toBeTruthy();
});

test.each([
  ['en', 'Accept all (3)', /cannot be saved as they would become: Analyst\. .*still here\.$/],
  ['id', 'Terima semua (3)', /tidak dapat disimpan .*: Analyst\. .*masih ada di sini\.$/],
] as const)(
  'an entry that cannot be saved is named in place, in %s, and the choices stay',
  async (language, name, words) => {
    const refusal = problemAnswer(422, 'REQUEST_INVALID', {
      errors: { 'work_experiences.1': ['end_date must not be before start_date'] },
    });
    const { user } = showImport({ [decisionKey]: [refusal] }, language);
    await user.click(await screen.findByRole('button', { name }));
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByRole('button', { name })).toBeTruthy();
  },
);

test.each([
  ['en', 'Accept all (3)', /a profile takes: Skills \(200 at most\)\. .*still here\.$/],
  ['id', 'Terima semua (3)', /batas profil: Keahlian \(maksimal 200\)\. .*masih ada di sini\.$/],
] as const)(
  'a list that would become too long is named in place, in %s, and the choices stay',
  async (language, name, words) => {
    const refusal = problemAnswer(409, 'ENTRY_LIMIT_REACHED', { errors: { skills: ['1 too many'] } });
    const { user } = showImport({ [decisionKey]: [refusal] }, language);
    await user.click(await screen.findByRole('button', { name }));
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  },
);

test('a double click is one decision', async () => {
  const { user, sent, toasts } = showImport();
  await user.dblClick(await screen.findByRole('button', { name: 'Accept all (3)' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(sent(decisionKey)).toHaveLength(1);
});

test('leaving everything out leaves the profile as it is', async () => {
  const { user, sent, toasts } = showImport();
  await user.click(await screen.findByRole('button', { name: cvImportEn.actions.dismiss }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', title: cvImportEn.dismissed }]));
  expect(sent(dismissalKey)).toHaveLength(1);
});

test.each([
  [new TypeError('Failed to fetch'), 'We cannot reach our service.'],
  [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), 'Our service is not answering just now.'],
  [problemAnswer(403, 'ACCESS_DENIED'), talentEn.states.denied],
])('what cannot be saved is said in place, and the choices stay (%#)', async (answer, text) => {
  const { user } = showImport({ [decisionKey]: [answer] });
  await user.click(await screen.findByRole('checkbox', { name: /SQL/ }));
  await user.click(screen.getByRole('button', { name: 'Accept chosen (2)' }));
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /SQL/ }).checked).toBe(false);
});

test('what has changed in another tab is shown anew', async () => {
  const { user, toasts } = showImport({
    [cvImportKey]: [
      Response.json(buildCvImport()),
      Response.json(buildCvImport({ version: 'v2', fields: [] })),
    ],
    [decisionKey]: [problemAnswer(409, 'PROPOSAL_CHANGED')],
  });
  await user.click(await screen.findByRole('button', { name: 'Accept all (3)' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: cvImportEn.details })).toBeNull());
  expect(toasts).toMatchObject([
    { tone: 'destructive', description: expect.stringContaining('changed since you opened it') },
  ]);
});

test('where there is nothing to review any more, that is said', async () => {
  showImport({ [cvImportKey]: [problemAnswer(404, 'PROPOSAL_NOT_FOUND')] });
  await screen.findByRole('heading', { level: 1, name: cvImportEn.none.title });
  expect(screen.getByRole('link', { name: cvImportEn.backToProfile }).getAttribute('href')).toBe('/profile');
});

test('a CV whose content is all there already asks for nothing', async () => {
  const lists = {
    work_experiences: [],
    educations: [],
    skills: [],
    languages: [],
    licenses_certifications: [],
  };
  showImport({ [cvImportKey]: [Response.json(buildCvImport({ fields: [], lists }))] });
  expect(await screen.findByText(cvImportEn.nothingFound.title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
});

test('in Indonesian it is Indonesian', async () => {
  const { user, toasts } = showImport({}, 'id');
  await user.click(await screen.findByRole('button', { name: 'Terima semua (3)' }));
  await waitFor(() => expect(toasts[0]?.title).toContain('CV berhasil diunggah dan dibaca!'));
});
