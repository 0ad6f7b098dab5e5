import { act, screen, within } from '@testing-library/react';
import { problemAnswer, profileAnswer, profileKey, renderSignedIn } from '../testing/platform';
import talentEn from '../locales/en/talent.json';
import talentId from '../locales/id/talent.json';

const section = (name: string) => within(screen.getByRole('region', { name }));
const lists = {
  work_experiences: [
    {
      id: 'w1',
      version: 1,
      company_name: 'PT Maju Jaya',
      job_title: 'Senior Analyst',
      start_date: '2021-08',
      end_date: null,
      is_current: true,
      location: 'Jakarta',
      description: 'First line\nSecond line',
    },
    {
      id: 'w2',
      version: 1,
      company_name: 'CV Sentosa',
      job_title: 'Analyst',
      start_date: '2018',
      end_date: '2021-07',
      is_current: false,
      location: null,
      description: null,
    },
  ],
  educations: [
    {
      id: 'e1',
      version: 1,
      degree: 'S.Stat',
      institution_name: 'Universitas Indonesia',
      field_of_study: 'Statistics',
      start_date: '2014-09',
      end_date: '2018-06',
      is_current: false,
      grade: '3.7',
    },
  ],
  skills: [{ id: 's1', version: 1, skill_name: 'SQL', proficiency_level: 'Advanced' }],
  languages: [{ id: 'l1', version: 1, language_name: 'English', proficiency_level: null }],
  licenses_certifications: [
    {
      id: 'c1',
      version: 1,
      name: 'Data Engineer',
      issuing_organization: 'BNSP',
      issue_date: '2022-05',
      expiration_date: '2025-05',
      credential_id: 'X-1',
    },
  ],
  psychological_tests: [
    { id: 't1', test_name: 'DISC', test_date: '2023-02', score: 'C', interpretation: 'Careful and exact.' },
  ],
};

test('while it loads there is a sign of it', () => {
  renderSignedIn({ path: '/profile', answers: { [profileKey]: [new Promise<Response>(() => undefined)] } });
  expect(screen.getByRole('status', { name: talentEn.states.loading })).toBeTruthy();
});

test('the page shows who it is and everything the profile holds', async () => {
  const profile = {
    phone_number: '+62 812',
    current_organization: 'PT Maju Jaya',
    position_interest: 'Head of Data',
    personal_summary: 'Ten years with numbers.',
  };
  const { heads } = renderSignedIn({
    path: '/profile',
    answers: { [profileKey]: [profileAnswer({ profile, lists })] },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ayu Lestari' });
  expect(screen.getByText('AL')).toBeTruthy();
  expect(screen.getByText('Head of Data')).toBeTruthy();
  const contacts = within(screen.getByRole('list', { name: 'Contact' })).getAllByRole('listitem');
  expect(contacts.map(({ textContent }) => textContent)).toEqual([
    'ayu@mail.example',
    '+62 812',
    'PT Maju Jaya',
  ]);
  expect(section(talentEn.profile.summary).getByText('Ten years with numbers.')).toBeTruthy();
  const [current, before] = section(talentEn.lists.career.title).getAllByRole('listitem');
  expect(current?.textContent).toBe(
    'Senior AnalystAugust 2021 – PresentPT Maju Jaya · JakartaFirst line\nSecond line',
  );
  expect(before?.textContent).toBe('Analyst2018 – July 2021CV Sentosa');
  expect(section('Education').getByRole('listitem').textContent).toBe(
    'Universitas IndonesiaSeptember 2014 – June 2018S.Stat · Statistics · Grade: 3.7',
  );
  expect(section('Skills').getByRole('listitem').textContent).toBe('SQL · Advanced');
  expect(section('Languages').getByRole('listitem').textContent).toBe('English');
  expect(section(talentEn.lists.certifications.title).getByRole('listitem').textContent).toBe(
    'Data EngineerIssued May 2022BNSP · Expires May 2025 · Credential ID: X-1',
  );
  expect(section(talentEn.lists.tests.title).getByRole('listitem').textContent).toBe(
    'DISCFebruary 2023Score: CCareful and exact.',
  );
  expect(section(talentEn.lists.tests.title).queryByRole('button')).toBeNull(); // the team's to write
  expect(heads.at(-1)).toMatchObject({ title: 'My profile', robots: 'noindex' });
});

test('what is not there is said to be missing, section by section', async () => {
  const profile = { first_name: null, last_name: null };
  renderSignedIn({ path: '/profile', answers: { [profileKey]: [profileAnswer({ profile })] } });
  await screen.findByRole('heading', { level: 1, name: talentEn.profile.nameMissing });
  expect(screen.getByText(talentEn.profile.positionMissing)).toBeTruthy();
  const emptyTexts = {
    [talentEn.profile.summary]: talentEn.profile.summaryEmpty,
    [talentEn.lists.career.title]: talentEn.lists.career.empty,
    Education: talentEn.lists.education.empty,
    Skills: talentEn.lists.skills.empty,
    Languages: talentEn.lists.languages.empty,
    Certifications: talentEn.lists.certifications.empty,
    [talentEn.lists.tests.title]: talentEn.lists.tests.empty,
  };
  for (const [name, text] of Object.entries(emptyTexts)) expect(section(name).getByText(text)).toBeTruthy();
});

test.each([
  [0, talentEn.strength.low],
  [49, talentEn.strength.low],
  [50, talentEn.strength.medium],
  [79, talentEn.strength.medium],
  [80, talentEn.strength.high],
  [100, talentEn.strength.high],
])('a strength of %i says %s', async (profile_strength, text) => {
  renderSignedIn({
    path: '/profile',
    answers: { [profileKey]: [profileAnswer({ profile: { profile_strength } })] },
  });
  expect(await screen.findByText(text)).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: talentEn.strength.title });
  expect(bar.getAttribute('aria-valuenow')).toBe(String(profile_strength));
});

test('an account without a profile reads so, and is led back', async () => {
  const answers = { [profileKey]: [problemAnswer(404, 'PROFILE_NOT_FOUND')] };
  const { toasts, requests } = renderSignedIn({ path: '/profile', answers });
  await screen.findByRole('heading', { level: 1, name: talentEn.states.notFoundTitle });
  expect(screen.getByRole('link', { name: talentEn.states.toDashboard }).getAttribute('href')).toBe(
    '/dashboard',
  );
  expect([toasts, requests.length]).toEqual([[], 1]);
});

test('in Indonesian dates and texts are Indonesian', async () => {
  renderSignedIn({ path: '/profile', language: 'id', answers: { [profileKey]: [profileAnswer({ lists })] } });
  await screen.findByText('Ayu Lestari');
  expect(section(talentId.lists.career.title).getByText('Agustus 2021 – Sekarang')).toBeTruthy();
  expect(section('Sertifikasi').getByText('Terbit Mei 2022')).toBeTruthy();
});

describe('a load that fails', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test.each([
    ['offline', new TypeError('Failed to fetch'), 'We cannot reach our service.'],
    ['in trouble', problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), 'Our service is not answering just now.'],
  ])('%s says so once after three more tries, and can be tried again', async (_name, failure, text) => {
    const answers = { [profileKey]: [failure, failure, failure, failure, profileAnswer()] };
    const { user, toasts, clearings, sent } = renderSignedIn({ path: '/profile', answers, fakeTimers: true });
    await pass(7100);
    expect(sent(profileKey)).toHaveLength(4);
    expect(toasts).toEqual([{ tone: 'destructive', title: talentEn.states.failedTitle }]);
    expect(screen.queryByText(talentEn.states.failedTitle)).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(clearings).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(100);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ayu Lestari');
    expect(clearings).toEqual([1]);
  });

  test('without permission says so at once', async () => {
    const answers = { [profileKey]: [problemAnswer(403, 'ACCESS_DENIED')] };
    const { toasts, sent } = renderSignedIn({ path: '/profile', answers, fakeTimers: true });
    await pass(60_000);
    expect(sent(profileKey)).toHaveLength(1);
    expect(toasts).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toContain(talentEn.states.denied);
  });

  test('without permission says so in Indonesian too', async () => {
    const answers = { [profileKey]: [problemAnswer(403, 'ACCESS_DENIED')] };
    renderSignedIn({ path: '/profile', answers, language: 'id', fakeTimers: true });
    await pass(100);
    expect(screen.getByRole('alert').textContent).toContain(talentId.states.denied);
  });
});
