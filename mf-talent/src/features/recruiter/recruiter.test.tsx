import type { RecruiterApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import { screen, within } from '@testing-library/react';
import { profileAnswer, profileKey, problemAnswer, renderMember, signedInWith } from '../../testing/platform';

const approvalKey = 'GET /api/profile/v1/recruiter-review';
const recruiter = signedInWith({ user_type: 'recruiter' });

const approvalAnswer = (values: Partial<RecruiterApprovalView> = {}) =>
  Response.json({
    state: 'pending',
    version: 1,
    reason: null,
    question: null,
    submitted_at: '2026-11-20T03:00:00.000Z',
    decided_at: null,
    expected_by: '2099-12-01T10:00:00.000Z',
    may_answer: false,
    company: {},
    ...values,
  } satisfies Omit<RecruiterApprovalView, 'company'> & { company: object });

const show = (path: string, approval: Partial<RecruiterApprovalView> = {}, language: 'en' | 'id' = 'en') =>
  renderMember({
    path,
    language,
    session: recruiter,
    answers: {
      [profileKey]: [profileAnswer({ profile: { user_type: 'recruiter' } })],
      [approvalKey]: [approvalAnswer(approval)],
    },
  });

const status = async (name = 'Where your company account stands') =>
  within(await screen.findByRole('region', { name }));

test.each(['/profile/review', '/profile/cv-report', '/settings/visibility'])(
  '%s, which is for talents, shows a recruiter their approval’s state, and requests nothing else',
  async (path) => {
    const { requests, toasts } = show(path);
    await screen.findByRole('heading', { level: 1, name: 'This page is for people who look for work' });
    expect(await (await status()).findByText('We are reviewing your business')).toBeTruthy();
    expect(requests.map(({ path: asked }) => asked)).toEqual(['/api/profile/v1/recruiter-review']);
    expect(toasts).toEqual([]);
  },
);

test.each([
  [{ state: 'pending' }, 'We are reviewing your business', 'See what happens next'],
  [
    { state: 'more_information', question: 'Who signs for the company?', may_answer: true },
    'We have a question',
    'Write to our team',
  ],
  [
    { state: 'rejected', reason: 'We found no such company.', may_answer: true },
    'Your account was not approved',
    'Write to our team',
  ],
  [{ state: 'approved' }, 'Your business is approved', 'Open your company workspace'],
] as const)(
  'the dashboard says the state of the approval and what comes next: %j',
  async (approval, title, link) => {
    show('/dashboard', { expected_by: null, ...approval });
    const region = await status();
    expect(await region.findByText(title)).toBeTruthy();
    const words = ('question' in approval && approval.question) || ('reason' in approval && approval.reason);
    if (words) expect(region.getByText(words)).toBeTruthy();
    const company = region.getByRole('link', { name: 'See what we do for companies' });
    expect(company.getAttribute('href')).toBe('/company-solution');
    const next = approval.state === 'approved' ? '/hire' : '/auth/recruiter-review';
    expect(region.getByRole('link', { name: link }).getAttribute('href')).toBe(next);
  },
);

test('until when the team answers is said in the hours of the team, and not once it is over', async () => {
  show('/dashboard', {}, 'id');
  const region = await status('Status akun perusahaan Anda');
  expect(await region.findByText(/paling lambat Sel 1 Des, 17\.00 WIB/)).toBeTruthy();
});

test('an answer that is late is called late', async () => {
  show('/dashboard', { expected_by: '2024-01-02T10:00:00.000Z' });
  expect(await (await status()).findByText(/takes longer than we said/)).toBeTruthy();
});

test('where the approval cannot be loaded the page says so and offers to try again', async () => {
  renderMember({
    path: '/profile/review',
    session: recruiter,
    answers: { [approvalKey]: [problemAnswer(403, 'ACCESS_DENIED'), approvalAnswer()] },
  });
  const region = await status();
  (await region.findByRole('button', { name: 'Try again' })).click();
  expect(await region.findByText('We are reviewing your business')).toBeTruthy();
});

test('the settings lead a recruiter to no page for talents', async () => {
  show('/settings');
  const navigation = within(await screen.findByRole('navigation', { name: 'Settings' }));
  expect(navigation.queryByRole('link', { name: 'Visibility' })).toBeNull();
  expect(navigation.getByRole('link', { name: 'Security' })).toBeTruthy();
});
