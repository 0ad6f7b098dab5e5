import type { RecruiterApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import { screen, within } from '@testing-library/react';
import {
  profileAnswer,
  profileKey,
  problemAnswer,
  renderSignedIn,
  signedInWith,
} from '../../testing/platform';
import recruiterEn from '../../locales/en/recruiter.json';
import recruiterId from '../../locales/id/recruiter.json';

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
  renderSignedIn({
    path,
    language,
    session: recruiter,
    answers: {
      [profileKey]: [profileAnswer({ profile: { user_type: 'recruiter' } })],
      [approvalKey]: [approvalAnswer(approval)],
    },
  });

const status = async (name = recruiterEn.status.title) => within(await screen.findByRole('region', { name }));

test.each(['/profile/review', '/profile/cv-report', '/settings/visibility'])(
  '%s, which is for talents, shows a recruiter their approval’s state, and requests nothing else',
  async (path) => {
    const { requests, toasts } = show(path);
    await screen.findByRole('heading', { level: 1, name: recruiterEn.talentOnly.title });
    expect(await (await status()).findByText(recruiterEn.states.pending.title)).toBeTruthy();
    expect(requests.map(({ path: asked }) => asked)).toEqual(['/api/profile/v1/recruiter-review']);
    expect(toasts).toEqual([]);
  },
);

test.each([
  [{ state: 'pending' }, recruiterEn.states.pending.title, recruiterEn.status.more],
  [
    { state: 'more_information', question: 'Who signs for the company?', may_answer: true },
    recruiterEn.states.more_information.title,
    recruiterEn.status.answer,
  ],
  [
    { state: 'rejected', reason: 'We found no such company.', may_answer: true },
    recruiterEn.states.rejected.title,
    recruiterEn.status.answer,
  ],
  [{ state: 'approved' }, recruiterEn.states.approved.title, recruiterEn.status.hire],
] as const)(
  'the dashboard says the state of the approval and what comes next: %j',
  async (approval, title, link) => {
    show('/dashboard', { expected_by: null, ...approval });
    const region = await status();
    expect(await region.findByText(title)).toBeTruthy();
    const words = ('question' in approval && approval.question) || ('reason' in approval && approval.reason);
    if (words) expect(region.getByText(words)).toBeTruthy();
    const company = region.getByRole('link', { name: recruiterEn.status.company });
    expect(company.getAttribute('href')).toBe('/company-solution');
    const next = approval.state === 'approved' ? '/hire' : '/auth/recruiter-review';
    expect(region.getByRole('link', { name: link }).getAttribute('href')).toBe(next);
  },
);

test('until when the team answers is said in the hours of the team, and not once it is over', async () => {
  show('/dashboard', {}, 'id');
  const region = await status(recruiterId.status.title);
  expect(await region.findByText(/paling lambat Sel 1 Des, 17\.00 WIB/)).toBeTruthy();
});

test('an answer that is late is called late', async () => {
  show('/dashboard', { expected_by: '2024-01-02T10:00:00.000Z' });
  expect(await (await status()).findByText(/takes longer than we said/)).toBeTruthy();
});

test('where the approval cannot be loaded the page says so and offers to try again', async () => {
  renderSignedIn({
    path: '/profile/review',
    session: recruiter,
    answers: { [approvalKey]: [problemAnswer(403, 'ACCESS_DENIED'), approvalAnswer()] },
  });
  const region = await status();
  (await region.findByRole('button', { name: 'Try again' })).click();
  expect(await region.findByText(recruiterEn.states.pending.title)).toBeTruthy();
});

test('the settings lead a recruiter to no page for talents', async () => {
  show('/settings');
  const navigation = within(await screen.findByRole('navigation', { name: 'Settings' }));
  expect(navigation.queryByRole('link', { name: 'Visibility' })).toBeNull();
  expect(navigation.getByRole('link', { name: 'Security' })).toBeTruthy();
});
