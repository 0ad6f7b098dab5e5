import type { Proposal } from '@sabi/contracts/http/cv-proposals';
import { screen, waitFor, within } from '@testing-library/react';
import { pages } from '../routes';
import { type Answer, problemAnswer, profileAnswer, profileKey, renderMember } from '../testing/platform';

// Where the machine is slow the page's own file takes longer than a test waits.
beforeAll(() => pages['/profile/review']?.preload());

const id = '5b1a9c3e-2f47-4d0a-9a51-6c7d8e9f0a1b';
const proposalKey = 'GET /api/profile/v1/cv-proposals/current';
const decisionKey = `POST /api/profile/v1/cv-proposals/${id}/decision`;
const dismissalKey = `POST /api/profile/v1/cv-proposals/${id}/dismissal`;
const success =
  'CV uploaded and parsed successfully! Your profile has been updated with the extracted information.';

const job = {
  company_name: 'PT Maju Jaya',
  job_title: 'Analyst',
  start_date: '2021-08',
  end_date: null,
  is_current: true,
  location: 'Jakarta',
  description: null,
};
const item = { lines: [], inferred: [], changes: [] };

const buildProposal = (values: Partial<Proposal> = {}): Proposal => ({
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
        proposed: job,
        lines: ['Analyst | PT Maju Jaya | Agustus 2021 - kini'],
        inferred: ['is_current'],
      },
      {
        ...item,
        key: 'work_experiences.1',
        finding: 'changed',
        current: { ...job, location: null, is_current: false, end_date: '2022-01' },
        proposed: job,
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

const showReview = (answers: Record<string, Answer[]> = {}, language: 'en' | 'id' = 'en') =>
  renderMember({
    path: '/profile/review',
    language,
    answers: {
      [profileKey]: [profileAnswer()],
      [proposalKey]: [Response.json(buildProposal())],
      [decisionKey]: [Response.json(buildProposal({ state: 'accepted' }))],
      [dismissalKey]: [Response.json(buildProposal({ state: 'dismissed' }))],
      ...answers,
    },
  });
const section = (name: string) => within(screen.getByRole('region', { name }));
const bodyOf = (request: { body: unknown } | undefined) => JSON.parse(String(request?.body)) as unknown;

test('everything found is shown in groups, with where it stands and what was only concluded', async () => {
  showReview();
  await screen.findByRole('heading', { level: 1, name: 'Review what we found' });
  expect(await screen.findByText('2 new · 2 changed · 1 already in your profile')).toBeTruthy();
  const career = section('Career history');
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
] as const)('text nobody can see is told of, in %s', async (language, words) => {
  showReview({ [proposalKey]: [Response.json(buildProposal({ hidden_letters: 214 }))] }, language);
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each([
  ['en', 'Your CV is a scan', /check every entry/],
  ['id', 'CV Anda berupa hasil pindai', /periksa setiap isian/],
] as const)('whose CV is a scan is asked to check it, in %s', async (language, title, words) => {
  showReview({ [proposalKey]: [Response.json(buildProposal({ is_recognised: true }))] }, language);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
});

test('where a CV hides nothing, nothing is said of it', async () => {
  showReview();
  await screen.findByRole('region', { name: 'Career history' });
  expect(screen.queryByText(/We left out/)).toBeNull();
  expect(screen.queryByText(/is a scan/)).toBeNull();
});

test('accepting takes everything new and what was not typed, says so and goes to the profile', async () => {
  const { user, sent, toasts, navigations } = showReview();
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
  expect(navigations).toMatchObject([{ to: '/profile' }]);
});

test('what is chosen one by one is what is sent', async () => {
  const { user, sent, toasts } = showReview();
  await user.click(await screen.findByRole('button', { name: 'Choose none' }));
  await user.click(section('Skills').getByRole('checkbox', { name: /SQL/ }));
  await user.click(section('Personal details').getByRole('radio', { name: /Take from the document/ }));
  const place = within(section('Career history').getByRole('group', { name: 'Location' }));
  await user.click(place.getByRole('radio', { name: /Keep mine/ }));
  await user.click(screen.getByRole('button', { name: 'Accept chosen (2)' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(bodyOf(sent(decisionKey)[0])).toMatchObject({
    accepted: [{ key: 'first_name', fields: ['first_name'] }, { key: 'skills.0' }],
  });
});

test('a double click is one decision', async () => {
  const { user, sent, toasts } = showReview();
  await user.dblClick(await screen.findByRole('button', { name: 'Accept all (3)' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(sent(decisionKey)).toHaveLength(1);
});

test('leaving everything out leaves the profile as it is', async () => {
  const { user, sent, toasts } = showReview();
  await user.click(await screen.findByRole('button', { name: 'Leave everything out' }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', title: 'Your profile stays as it was.' }]));
  expect(sent(dismissalKey)).toHaveLength(1);
});

test.each([
  [new TypeError('Failed to fetch'), 'We cannot reach our service.'],
  [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), 'Our service is not answering just now.'],
])('what cannot be saved is said in place, and the choices stay (%#)', async (answer, text) => {
  const { user } = showReview({ [decisionKey]: [answer] });
  await user.click(await screen.findByRole('checkbox', { name: /SQL/ }));
  await user.click(screen.getByRole('button', { name: 'Accept chosen (2)' }));
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /SQL/ }).checked).toBe(false);
});

test('what has changed in another tab is shown anew', async () => {
  const { user, toasts } = showReview({
    [proposalKey]: [
      Response.json(buildProposal()),
      Response.json(buildProposal({ version: 'v2', fields: [] })),
    ],
    [decisionKey]: [problemAnswer(409, 'PROPOSAL_CHANGED')],
  });
  await user.click(await screen.findByRole('button', { name: 'Accept all (3)' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Personal details' })).toBeNull());
  expect(toasts).toMatchObject([
    { tone: 'destructive', description: expect.stringContaining('changed since you opened it') },
  ]);
});

test('where there is nothing to review any more, that is said', async () => {
  showReview({ [proposalKey]: [problemAnswer(404, 'PROPOSAL_NOT_FOUND')] });
  await screen.findByRole('heading', { level: 1, name: 'There is nothing to review' });
  expect(screen.getByRole('link', { name: 'Back to my profile' }).getAttribute('href')).toBe('/profile');
});

test('a CV whose content is all there already asks for nothing', async () => {
  const lists = {
    work_experiences: [],
    educations: [],
    skills: [],
    languages: [],
    licenses_certifications: [],
  };
  showReview({ [proposalKey]: [Response.json(buildProposal({ fields: [], lists }))] });
  expect(await screen.findByText('We found nothing to take over')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
});

test('in Indonesian it is Indonesian', async () => {
  const { user, toasts } = showReview({}, 'id');
  await user.click(await screen.findByRole('button', { name: 'Terima semua (3)' }));
  await waitFor(() => expect(toasts[0]?.title).toContain('CV berhasil diunggah dan dibaca!'));
});
