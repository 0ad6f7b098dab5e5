import { staffRoles } from '@sabi/contracts/identity/staff-roles';
import type { Language } from '@sabi/contracts/language';
import { screen, waitFor, within } from '@testing-library/react';
import { queues } from '../queues';
import { remotesUrl } from '../features/platform/platform-query';
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

describe.each(staffRoles)('with the role %s alone', (role) => {
  const session = { ...staffSession, user: { ...staffSession.user, staffRoles: [role] } };
  const own = queues.filter((queue) => role === 'admin' || queue.role === role);
  const asked = (sent: readonly { key: string }[]) => [...new Set(sent.map(({ key }) => key))].toSorted();
  const mayRelease = role === 'admin' || role === 'platform';
  const ownKeys = own.map(({ views: [{ url }] }) => `GET ${url}`).toSorted();

  test('the desk opens on the first queue of it, and neither shows nor asks for others', async () => {
    const { sent } = renderDesk({ path: '/staff', session });
    const { queues: names, platform, rail, refused } = texts.en;
    const [first] = own;
    const outside = mayRelease ? platform.title : refused.queue.title;
    const title = first ? names[first.name] : outside;
    await screen.findByRole('heading', { level: 1, name: title });
    const tabs = screen.queryByRole('navigation', { name: rail.label });
    const shown = tabs ? within(tabs).getAllByRole('link') : [];
    const paths = [...own.map(({ path }) => path), ...(mayRelease ? ['/platform'] : [])];
    expect(shown.map((tab) => tab.getAttribute('href'))).toEqual(paths);
    // Who has no queue is led to the remotes.
    expect(asked(sent)).toEqual(!first && mayRelease ? [`GET ${remotesUrl}`] : ownKeys);
  });

  test.each(queues)('$path is a queue of it, or says that it is not', async (queue) => {
    const { sent } = renderDesk({ path: queue.path, session });
    const { empty, failed, refused } = texts.en;
    const [view] = queue.views;
    const outside = own.length > 0 || mayRelease ? failed.role.title : refused.queue.title;
    expect(await screen.findByText(own.includes(queue) ? empty[view.name] : outside)).toBeTruthy();
    expect(asked(sent)).toEqual(ownKeys);
  });
});
