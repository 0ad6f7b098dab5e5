import type { Recommendation } from '@sabi/contracts/http/hiring/recommendations';
import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { cleanup, screen, within } from '@testing-library/react';
import {
  catalogueAnswer,
  catalogueKey,
  ordersAnswer,
  ordersKey,
  planAnswer,
  planKey,
} from '../testing/billing';
import {
  type Answer,
  buildFull,
  buildCvImportSummary,
  buildCv,
  problemAnswer,
  profileKey,
  renderSignedIn,
} from '../testing/platform';
import recommendationsEn from '../locales/en/recommendations.json';
import plansEn from '../locales/en/plans.json';
import recruiterEn from '../locales/en/recruiter.json';
import talentEn from '../locales/en/talent.json';
import recommendationsId from '../locales/id/recommendations.json';
import recruiterId from '../locales/id/recruiter.json';
import talentId from '../locales/id/talent.json';

const jobsKey = 'GET /api/hiring/v1/jobs';
const recommendationsKey = 'GET /api/hiring/v1/my/recommendations';
const job = {
  ...{ public_no: 12, slug: 'barista', title: 'Barista', company: { name: 'PT Kopi Pagi' } },
  pay: { min: 4_500_000, max: 5_200_000 },
};
const jobsAnswer = (total: number) => Response.json({ total, jobs: total > 0 ? [job] : [] });
const noneRecommended = (is_profile_empty = true) => Response.json({ recommendations: [], is_profile_empty });
const recommended = (...reasons: Recommendation['reasons']) =>
  Response.json({ recommendations: [{ job, reasons }], is_profile_empty: false });

interface JobAnswers {
  readonly jobs?: readonly Answer[];
  readonly recommendations?: readonly Answer[];
}

async function show(
  full: FullProfile,
  language: 'en' | 'id' = 'en',
  { jobs = [jobsAnswer(0)], recommendations = [noneRecommended()] }: JobAnswers = {},
) {
  const rendered = renderSignedIn({
    path: '/dashboard',
    language,
    answers: {
      [profileKey]: [Response.json(full)],
      [catalogueKey]: [catalogueAnswer()],
      [planKey]: [planAnswer()],
      [ordersKey]: [ordersAnswer()],
      [jobsKey]: jobs,
      [recommendationsKey]: recommendations,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

const step = (title: string) => {
  const item = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!item) throw new Error(`${title} is in no list`);
  return within(item);
};

test('a talent with a name is greeted by it', async () => {
  const { heads } = await show(buildFull({}));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Ayu!');
  expect(heads.at(-1)).toMatchObject({ title: 'Dashboard', robots: 'noindex' });
});

test.each([null, '  '])('a first name of %j is greeted with there', async (first_name) => {
  await show(buildFull({ profile: { first_name } }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(talentEn.dashboard.greetingWithoutName);
});

test('an empty profile shows what is missing', async () => {
  await show(buildFull({ profile: { first_name: null, profile_strength: 0 } }));
  expect(screen.getByText(talentEn.strength.low)).toBeTruthy();
  expect(screen.getByText('0%')).toBeTruthy();
  expect(step(talentEn.dashboard.steps.details.title).getByText('To do')).toBeTruthy();
  expect(
    step(talentEn.dashboard.steps.details.title).getByText(
      /Still missing: your name and your phone number\./,
    ),
  ).toBeTruthy();
  expect(step('CV').getByText(talentEn.dashboard.steps.cv.open)).toBeTruthy();
  const linkOf = (title: string, name: string) =>
    step(title).getByRole('link', { name }).getAttribute('href');
  expect(linkOf(talentEn.dashboard.steps.details.title, talentEn.dashboard.steps.details.action.open)).toBe(
    '/profile#about-you',
  );
  expect(linkOf('CV', talentEn.dashboard.steps.cv.action.open)).toBe('/profile#cv');
  expect(step(talentEn.dashboard.steps.tests.title).getByText(/together with our team/)).toBeTruthy();
  expect(linkOf(talentEn.dashboard.steps.tests.title, talentEn.dashboard.steps.tests.action.open)).toBe(
    '/talent-solution',
  );
  expect(screen.getByRole('link', { name: talentEn.dashboard.openProfile }).getAttribute('href')).toBe(
    '/profile',
  );
});

test('a full profile says that it is', async () => {
  await show(
    buildFull({
      profile: { phone_number: '+62', profile_strength: 90 },
      cv: buildCv({ state: 'parsed' }),
      lists: {
        psychological_tests: [
          { id: '1', test_name: 'DISC', test_date: null, score: null, interpretation: null },
        ],
      },
    }),
  );
  expect(screen.getAllByText('Done')).toHaveLength(3);
  expect(screen.getByText('CV Ayu.pdf is your current CV.')).toBeTruthy();
  expect(screen.getByText(talentEn.strength.high)).toBeTruthy();
});

test.each([
  ['parsing', 'In progress', 'We are reading CV Ayu.pdf right now.'],
  ['failed', 'To do', 'We could not read CV Ayu.pdf. Please try another file.'],
] as const)('a CV that is %s is shown as such', async (state, label, text) => {
  await show(buildFull({ cv: buildCv({ state }) }));
  expect(step('CV').getByText(label)).toBeTruthy();
  expect(step('CV').getByText(text)).toBeTruthy();
});

test('of a CV whose content was left out nobody says that it is in the profile', async () => {
  const cv = buildCv({ state: 'parsed' });
  await show(buildFull({ cv, cvImport: buildCvImportSummary({ state: 'dismissed' }) }));
  expect(step('CV').getByText('CV Ayu.pdf is your current CV.')).toBeTruthy();
  expect(screen.queryByText(/is in your profile/)).toBeNull();
});

test('what was found in a CV waits to be reviewed, and that comes before all else', async () => {
  const cv = buildCv({ state: 'parsed' });
  const strength_parts = [{ part: 'work', points: 25, is_done: false }] as const;
  const cvImport = buildCvImportSummary();
  await show(buildFull({ cv, cvImport, strength_parts: [...strength_parts] }));
  expect(step('CV').getByText('To do')).toBeTruthy();
  expect(step('CV').getByText(/^We have read CV Ayu\.pdf\./)).toBeTruthy();
  for (const name of [talentEn.strength.review, talentEn.dashboard.steps.cv.action.import]) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/profile/review');
  }
  expect(screen.queryByRole('link', { name: /\(\+25\)/ })).toBeNull();
});

test('an Indonesian visitor is greeted in Indonesian', async () => {
  await show(buildFull({ profile: { first_name: null } }), 'id');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Halo!');
  expect(screen.getByText(talentId.strength.low)).toBeTruthy();
  expect(screen.getByRole('link', { name: talentId.dashboard.openProfile }).getAttribute('href')).toBe(
    '/id/profile',
  );
});

test('the plan is the one every account has, with what is used up of it', async () => {
  await show(buildFull({}));
  const plan = within(screen.getByRole('region', { name: 'Your plan' }));
  expect(await plan.findByText('Starter')).toBeTruthy();
  expect(plan.getByText(plansEn.current.noEnd)).toBeTruthy();
  expect(plan.getByText('0 of 1 used')).toBeTruthy();
  expect(plan.queryByText('Pro')).toBeNull();
  expect(plan.getByRole('link', { name: plansEn.current.compare }).getAttribute('href')).toBe('#plans');
});

test('a plan that cannot be loaded leaves the rest as it is', async () => {
  const refused = Response.json({ code: 'ACCESS_DENIED' }, { status: 403 });
  const answers = {
    [profileKey]: [Response.json(buildFull({}))],
    [catalogueKey]: [catalogueAnswer()],
    [planKey]: [refused, planAnswer()],
    [ordersKey]: [ordersAnswer()],
  };
  const { user } = renderSignedIn({ path: '/dashboard', answers });
  const plan = within(await screen.findByRole('region', { name: 'Your plan' }));
  await user.click(await plan.findByRole('button', { name: 'Try again' }));
  expect(await plan.findByText(plansEn.current.noEnd)).toBeTruthy();
});

test.each([
  [
    'en',
    {
      Events: ['/events'],
      [talentEn.dashboard.referral.title]: ['/contact-us'],
    },
  ],
  [
    'id',
    {
      Acara: ['/id/events'],
      'Ajak teman': ['/id/contact-us'],
      [talentId.dashboard.community.title]: ['/id/community', '/id/sabi-team'],
    },
  ],
] as const)('panels that are empty say so, lead on, and hold no number (%s)', async (language, panels) => {
  await show(buildFull({}), language);
  for (const [name, paths] of Object.entries(panels)) {
    const panel = screen.getByRole('region', { name });
    expect(
      within(panel)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(paths);
    expect(panel.textContent).not.toMatch(/\d/);
  }
});

describe.each([
  ['en', recommendationsEn, '', 'See all (1,214)'],
  ['id', recommendationsId, '/id', 'Lihat semua (1.214)'],
] as const)('the panel of jobs in %s', (language, texts, prefix, all) => {
  const panelOf = async (title: string) => within(await screen.findByRole('region', { name: title }));
  const fill = (text: string, quote: string) => text.replace('{{quote}}', quote);

  test('has the recommended jobs, each with its reasons in words, and the total of the board', async () => {
    const { sent } = await show(buildFull({}), language, {
      jobs: [jobsAnswer(1214)],
      recommendations: [
        recommended(
          {
            profile: { source: 'skill', quote: 'latte art' },
            posting: { source: 'requirement', quote: 'Mampu latte art' },
          },
          {
            profile: { source: 'job_title', quote: 'Barista' },
            posting: { source: 'title', quote: 'Barista' },
          },
        ),
      ],
    });
    const panel = await panelOf(texts.recommended.title);
    expect(panel.getByRole('link', { name: 'Barista' }).getAttribute('href')).toBe(
      `${prefix}/jobs/barista-12`,
    );
    const pay = panel.getByText(/^Rp\s4\.500\.000–5\.200\.000$/);
    expect(pay.closest('li')?.textContent).toMatch(/PT Kopi Pagi · Rp/);
    const { profile, posting } = texts.recommended;
    for (const reason of [
      `${fill(profile.skill, 'latte art')} – ${fill(posting.requirement, 'Mampu latte art')}`,
      `${fill(profile.job_title, 'Barista')} – ${fill(posting.title, 'Barista')}`,
    ])
      expect(panel.getByText(reason)).toBeTruthy();
    expect((await panel.findByRole('link', { name: all })).getAttribute('href')).toBe(`${prefix}/jobs`);
    expect(sent(recommendationsKey)).toHaveLength(1);
    expect(screen.queryByText(texts.newest.title)).toBeNull();
  });

  test.each([
    [true, texts.newest.profileEmpty],
    [false, texts.newest.noMatch],
  ])('without a recommendation has the newest, and says why (empty profile: %s)', async (isEmpty, why) => {
    await show(buildFull({}), language, {
      jobs: [jobsAnswer(1214)],
      recommendations: [noneRecommended(isEmpty)],
    });
    const panel = await panelOf(texts.newest.title);
    expect(panel.getByText(why, { exact: false })).toBeTruthy();
    expect(panel.getByRole('link', { name: texts.newest.profile }).getAttribute('href')).toBe(
      `${prefix}/profile`,
    );
    expect(await panel.findByRole('link', { name: 'Barista' })).toBeTruthy();
    expect(panel.getByRole('link', { name: all }).getAttribute('href')).toBe(`${prefix}/jobs`);
    expect(screen.queryByText(texts.recommended.title)).toBeNull();
  });

  test('marks an example, recommended or among the newest', async () => {
    const example = { ...job, is_demo: true };
    const reason = {
      profile: { source: 'skill', quote: 'Kopi' },
      posting: { source: 'text', quote: 'Kopi' },
    } as const;
    await show(buildFull({}), language, {
      recommendations: [
        Response.json({ recommendations: [{ job: example, reasons: [reason] }], is_profile_empty: false }),
      ],
    });
    expect((await panelOf(texts.recommended.title)).getByText(texts.demo)).toBeTruthy();
    cleanup();
    await show(buildFull({}), language, { jobs: [Response.json({ total: 1, jobs: [example] })] });
    expect(await (await panelOf(texts.newest.title)).findByText(texts.demo)).toBeTruthy();
  });

  test('says that no job is open', async () => {
    await show(buildFull({}), language);
    expect(await screen.findByText(texts.newest.empty)).toBeTruthy();
  });

  test('shows the newest where recommendations are not to be had, until they are', async () => {
    const away = problemAnswer(503, 'DEPENDENCY_UNAVAILABLE');
    const reason = {
      profile: { source: 'skill', quote: 'Kopi' },
      posting: { source: 'text', quote: 'Kopi' },
    } as const;
    const { user } = await show(buildFull({}), language, {
      jobs: [jobsAnswer(1214)],
      recommendations: [away, recommended(reason)],
    });
    const panel = await panelOf(texts.newest.title);
    expect(panel.getByText(texts.newest.unavailable)).toBeTruthy();
    expect(await panel.findByRole('link', { name: 'Barista' })).toBeTruthy();
    await user.click(panel.getByRole('button', { name: texts.newest.retry }));
    expect(await panelOf(texts.recommended.title)).toBeTruthy();
  });

  test('offers the board and another try where neither can be loaded', async () => {
    const failed = () => problemAnswer(422, 'SEARCH_UNAVAILABLE');
    const { user } = await show(buildFull({}), language, {
      jobs: [failed(), jobsAnswer(1214)],
      recommendations: [failed(), noneRecommended()],
    });
    const panel = await panelOf(texts.newest.title);
    expect(await panel.findByText(texts.newest.failed)).toBeTruthy();
    expect(panel.queryByText(texts.newest.unavailable)).toBeNull();
    expect(panel.getByRole('link', { name: texts.board }).getAttribute('href')).toBe(`${prefix}/jobs`);
    await user.click(panel.getByRole('button', { name: texts.newest.retry }));
    expect(await panel.findByRole('link', { name: all })).toBeTruthy();
  });

  test('says offline that the account is offline', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const cut = new TypeError('Failed to fetch');
    await show(buildFull({}), language, { jobs: [jobsAnswer(1214)], recommendations: [cut] });
    const panel = await panelOf(texts.newest.title);
    expect(panel.getByText(texts.newest.offline)).toBeTruthy();
    expect(panel.queryByRole('button')).toBeNull();
    online.mockRestore();
  });
});

test('the most useful next step is offered here as well', async () => {
  await show(buildFull({ strength_parts: [{ part: 'cv', points: 15, is_done: false }] }));
  const next = screen.getByRole('link', { name: 'Upload your CV (+15)' });
  expect(next.getAttribute('href')).toBe('/profile#cv');
});

test.each(['en', 'id'] as const)('a recruiter is shown nothing that is for talent (%s)', async (language) => {
  await show(buildFull({ profile: { user_type: 'recruiter' } }), language);
  const status = language === 'en' ? recruiterEn.status.title : recruiterId.status.title;
  await screen.findByRole('region', { name: status });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    status,
    ...(language === 'en'
      ? [talentEn.dashboard.recruiter.title, 'Events']
      : [talentId.dashboard.recruiter.title, 'Acara']),
  ]);
  const link = screen.getByRole('link', {
    name: language === 'en' ? talentEn.dashboard.links.details : talentId.dashboard.links.details,
  });
  expect(link.getAttribute('href')).toBe(language === 'en' ? '/profile' : '/id/profile');
});
