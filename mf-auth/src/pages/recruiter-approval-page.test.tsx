import { preloadPages } from '@sabi/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { definition } from '../definition';
import { holdClock } from '../testing/hold-clock';
import { problemAnswer, profileAnswer, approvalAnswer, signedIn, startJourney } from '../testing/journey';
import authEn from '../locales/en/auth.json';
import recruiterApprovalEn from '../locales/en/recruiter-approval.json';
import authId from '../locales/id/auth.json';
import recruiterApprovalId from '../locales/id/recruiter-approval.json';

const path = '/auth/recruiter-review';
const open = (options: Partial<Parameters<typeof startJourney>[0]>) =>
  startJourney({ path, session: signedIn, ...options });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeAll(() => preloadPages(definition));
// Stops the clock alone, as finders poll with real timers.
beforeEach(() => holdClock(Date.parse('2026-11-22T05:00:00Z')));
afterEach(() => jest.restoreAllMocks());

describe('a recruiter whom the team has not let in yet', () => {
  test('is led here after signing in, and anywhere else only when on the way there', async () => {
    const waiting = { profile: [profileAnswer({ user_type: 'recruiter' })], approvals: [approvalAnswer()] };
    const first = startJourney({ path: '/auth', session: signedIn, ...waiting });
    await waitFor(() => expect(first.navigations.at(-1)?.to).toBe(path));
    first.view.unmount();
    const second = startJourney({
      path: '/auth',
      session: signedIn,
      state: { returnTo: '/settings' },
      ...waiting,
    });
    await waitFor(() => expect(second.navigations.at(-1)?.to).toBe('/settings'));
  });

  test('sees what happens now, until when, and what comes then', async () => {
    open({ approvals: [approvalAnswer()] });
    expect(await title(recruiterApprovalEn.pending.title)).toBeTruthy();
    expect(screen.getByText(/looking at PT Contoh now/)).toBeTruthy();
    // The text beside the card is for recruiters as well.
    expect(within(screen.getByRole('complementary')).getByText(authEn.layout.recruiter.title)).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: recruiterApprovalEn.steps.label })).getAllByRole(
      'listitem',
    );
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      recruiterApprovalEn.steps.created,
      'Our team reviews your businessYou hear from us by Tuesday, 24 November 2026, 17:00 WIB.',
      'We write to youYou get an email with our decision, or with a question.',
    ]);
    expect(steps[1]?.getAttribute('aria-current')).toBe('step');
    const workspace = screen.getByRole('link', { name: recruiterApprovalEn.workspace });
    expect(workspace.getAttribute('href')).toBe('/hire');
  });

  test('in Indonesian as well; when it takes longer than was said, that is said', async () => {
    open({ approvals: [approvalAnswer({ expected_by: '2026-11-20T10:00:00.000Z' })], language: 'id' });
    expect(await title(recruiterApprovalId.pending.title)).toBeTruthy();
    expect(screen.getByText(/lebih lama dari yang kami janjikan/)).toBeTruthy();
  });

  test('answers a question, and waits again', async () => {
    const asked = {
      state: 'more_information',
      question: 'What is your NIB?',
      may_answer: true,
      version: 2,
    } as const;
    const { user, requests } = open({ approvals: [approvalAnswer(asked), approvalAnswer({ version: 3 })] });
    expect(await title(recruiterApprovalEn.more_information.title)).toBeTruthy();
    expect(screen.getByText('What is your NIB?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText(recruiterApprovalEn.missing)).toBeTruthy();
    await user.type(screen.getByLabelText('Your answer'), ' 1234567890123 ');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await title(recruiterApprovalEn.pending.title)).toBeTruthy();
    expect(requests.at(-1)).toMatchObject({ method: 'POST', body: { answer: '1234567890123', version: 2 } });
  });

  test('hears why it was rejected, and may ask once to be looked at again', async () => {
    const rejected = {
      state: 'rejected',
      reason: 'The NIB belongs to another business.',
      version: 4,
    } as const;
    const first = open({ approvals: [approvalAnswer({ ...rejected, may_answer: true })] });
    expect(await title(recruiterApprovalEn.rejected.title)).toBeTruthy();
    expect(screen.getByText('The NIB belongs to another business.')).toBeTruthy();
    expect(screen.getByRole('button', { name: recruiterApprovalEn.again.submit })).toBeTruthy();
    first.view.unmount();
    open({ approvals: [approvalAnswer({ ...rejected, may_answer: false })] });
    await title(recruiterApprovalEn.rejected.title);
    expect(screen.queryByRole('button', { name: recruiterApprovalEn.again.submit })).toBeNull();
  });

  test('keeps what was typed when it could not be sent, and hears that the review has moved on', async () => {
    const asked = { state: 'more_information', question: 'Why?', may_answer: true } as const;
    const { user } = open({ approvals: [approvalAnswer(asked), problemAnswer(409, 'REVIEW_CHANGED')] });
    await user.type(await screen.findByLabelText('Your answer'), 'Because');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The review has moved on');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Because');
  });
});

test('a recruiter who has been let in is led on, a visitor to sign in', async () => {
  const first = open({ approvals: [approvalAnswer({ state: 'approved', expected_by: null })] });
  await waitFor(() => expect(first.navigations.at(-1)?.to).toBe('/hire'));
  first.view.unmount();
  const second = open({ session: { status: 'signed-out' } });
  await waitFor(() => expect(second.navigations.at(-1)?.to).toBe('/auth'));
});

test('where the service is out of reach it can be tried again', async () => {
  const { user } = open({ approvals: [new TypeError('Failed to fetch'), approvalAnswer()] });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await title(recruiterApprovalEn.pending.title)).toBeTruthy();
});

test.each([
  ['en', authEn.failures.refused.ACCESS_DENIED],
  ['id', authId.failures.refused.ACCESS_DENIED],
] as const)('an account that is no recruiter’s sees that it has no access (%s)', async (language, text) => {
  open({ language, approvals: [problemAnswer(403, 'ACCESS_DENIED')] });
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});
