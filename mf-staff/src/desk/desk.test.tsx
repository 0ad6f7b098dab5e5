import type { Language } from '@sabi/contracts/language';
import { screen, waitFor } from '@testing-library/react';
import { queues } from '../queues';
import { staffPaths } from '../routes';
import remote from '../../remote.json';
import { type Answers, problem, renderDesk, staffSession, texts } from '../testing/platform';

const everyQueue = (...answer: Response[]): Answers =>
  Object.fromEntries(queues.map(({ views: [{ url }] }) => [`GET ${url}`, answer]));
const languages: readonly Language[] = ['en', 'id'];

test('the shell’s server knows every page', () => {
  expect(remote.pages).toEqual(staffPaths);
});

test('the account menu leads accounts with a role to the desk, and nobody else', () => {
  expect(remote.accountLinks).toMatchObject([{ audience: 'staff', path: '/staff' }]);
});

test.each([
  [{ status: 'signed-out' }, '/auth'],
  [{ status: 'signed-out', hasEnded: true }, '/auth?reason=session-ended'],
  [{ ...staffSession, user: { ...staffSession.user, lacksSecondFactor: true } }, '/auth'],
] as const)('who has no whole session signs in first and comes back: %j', async (session, to) => {
  const { navigations, sent } = renderDesk({ session });
  await waitFor(() =>
    expect(navigations).toEqual([{ to, replace: true, state: { returnTo: '/staff/recruiters' } }]),
  );
  expect(sent).toEqual([]);
});

describe.each(languages)('what the services refuse is explained, in %s:', (language) => {
  const { refused } = texts[language];

  test('an account without a role', async () => {
    renderDesk({ language, answers: everyQueue(problem(403, 'STAFF_ROLE_MISSING')) });
    expect(await screen.findByRole('heading', { level: 1, name: refused.role.title })).toBeTruthy();
  });

  test('a session without a second factor leads to where one is added', async () => {
    renderDesk({ language, answers: everyQueue(problem(403, 'STAFF_FACTOR_MISSING')) });
    const link = await screen.findByRole('link', { name: refused.factor.action });
    expect(link.getAttribute('href')).toMatch(/\/settings\/security$/);
  });

  test('an old sign-in ends the session on this device alone', async () => {
    const signOut = jest.fn(async () => ({ error: null }));
    const { user } = renderDesk({
      language,
      client: { signOut },
      answers: everyQueue(problem(403, 'STAFF_SIGN_IN_TOO_OLD')),
    });
    await user.click(await screen.findByRole('button', { name: refused.age.action }));
    expect(signOut).toHaveBeenCalledWith({ scope: 'local' });
  });
});
