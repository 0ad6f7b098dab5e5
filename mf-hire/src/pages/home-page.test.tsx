import { getRecruiterApprovalRoute as route } from '@sabi/contracts/http/profile/recruiter-approval';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../remote.json';
import '../testing/preload-pages';
import en from '../locales/en/hire.json';
import id from '../locales/id/hire.json';
import { buildApproval, keys, problem, renderHire } from '../testing/platform';

const none = { companies: [] };
const show = (approval: object, language: 'en' | 'id' = 'en') =>
  renderHire({
    path: '/hire',
    language,
    answers: { [keys.companies]: [none], [keys.approval]: [approval] },
  });

test('the account menu leads approved recruiters here, as their approval says', () => {
  const approved = { from: route.path, field: 'state', value: 'approved' };
  expect(remote.accountLinks).toMatchObject([
    { audience: 'recruiter', path: '/hire', confirmedBy: approved },
  ]);
  expect(route.responses[200].shape.state.options).toContain(approved.value);
});

test('a recruiter who is not approved yet reads until when, and may open a company meanwhile', async () => {
  show(buildApproval({ state: 'pending', expected_by: '2099-12-01T10:00:00.000Z' }), 'id');
  expect(await screen.findByText(id.approval.pending.title)).toBeTruthy();
  expect(screen.getByText(/1 Desember, 17\.00 WIB/)).toBeTruthy();
  const open = screen.getByRole('link', { name: id.onboarding.create.open });
  expect(open.getAttribute('href')).toBe('/id/hire/new-company');
});

test('a recruiter who was refused reads why and where to answer, and is offered no company', async () => {
  show(buildApproval({ state: 'rejected', reason: 'We found no such company.', may_answer: true }));
  expect(await screen.findByText('We found no such company.')).toBeTruthy();
  const answer = screen.getByRole('link', { name: en.approval.askAgain });
  expect(answer.getAttribute('href')).toBe('/auth/recruiter-review');
  expect(screen.queryByRole('link', { name: en.onboarding.create.open })).toBeNull();
});

test('an account that looks for work reads for whom the workspace is', async () => {
  show(problem(403, 'ACCESS_DENIED'));
  expect(await screen.findByRole('heading', { level: 1, name: en.notRecruiter.title })).toBeTruthy();
});

test('a member of one company comes to its jobs', async () => {
  const { navigations } = renderHire({ path: '/hire', answers: { [keys.jobs]: [{ jobs: [], next: null }] } });
  await waitFor(() =>
    expect(navigations).toContainEqual({ to: '/hire/companies/kopi-pagi/jobs', replace: true, state: null }),
  );
  expect(await screen.findByText(en.jobs.none)).toBeTruthy();
});

test('the token of an invitation is kept while its visitor signs in, and not in the address', async () => {
  const { navigations, session } = renderHire({
    path: '/hire/invitation#company=c&token=secret-token',
    session: { status: 'signed-out' },
  });
  await waitFor(() => expect(navigations).toHaveLength(1));
  expect(JSON.stringify(navigations)).not.toContain('secret-token');
  expect(session.get().status).toBe('signed-out');
  expect(sessionStorage.getItem('sabi-invitation-draft')).toContain('secret-token');
});
