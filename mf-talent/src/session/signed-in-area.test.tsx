import { act, screen, waitFor } from '@testing-library/react';
import {
  problemAnswer,
  profileAnswer,
  profileKey,
  renderSignedIn,
  signedIn,
  signedInByProvider,
  userId,
} from '../testing/platform';
import comingEn from '../locales/en/coming.json';
import talentEn from '../locales/en/talent.json';
import comingId from '../locales/id/coming.json';

const paths = [
  '/dashboard',
  '/profile',
  '/profile/payments',
  '/job-search',
  '/expert',
  '/inbox',
  '/settings',
  '/settings/sign-in',
  '/settings/security',
  '/settings/notifications',
  '/settings/data',
];

test.each(paths)('%s sends who is signed out to sign in, and says where to come back to', async (path) => {
  const { navigations, requests } = renderSignedIn({
    path: `${path}?from=mail`,
    session: { status: 'signed-out' },
  });
  await waitFor(() =>
    expect(navigations).toEqual([{ to: '/auth', replace: true, state: { returnTo: `${path}?from=mail` } }]),
  );
  expect(requests).toEqual([]);
});

test.each(paths)('%s is not opened before the profile is complete, and is come back to', async (path) => {
  const { navigations } = renderSignedIn({
    path: `${path}?from=mail`,
    session: signedInByProvider,
    answers: { [profileKey]: [profileAnswer({ profile: { user_type: null } })] },
  });
  await waitFor(() =>
    expect(navigations).toContainEqual({
      to: '/auth',
      replace: true,
      state: { returnTo: `${path}?from=mail` },
    }),
  );
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test('no page is opened while it is not known whether the profile is complete, nor where that cannot be found out', async () => {
  let refuse: () => void = () => undefined;
  const refusal = new Promise<Response>((resolve) => {
    refuse = () => resolve(problemAnswer(403, 'ACCESS_DENIED'));
  });
  const { requests, user } = renderSignedIn({
    path: '/settings/security',
    session: signedInByProvider,
    answers: { [profileKey]: [refusal, profileAnswer()] },
  });
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await act(async () => refuse());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeTruthy();
});

test('whoever came by a provider and has completed their profile is let in', async () => {
  const { navigations } = renderSignedIn({
    path: '/profile',
    session: signedInByProvider,
    answers: { [profileKey]: [profileAnswer({ profile: { last_name: null } })] },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ayu' });
  expect(navigations).toEqual([]);
});

test('nobody is sent away before it is known whether they are signed in', () => {
  const { navigations } = renderSignedIn({ path: '/profile', session: { status: 'unknown' } });
  expect(navigations).toEqual([]);
  expect(screen.getByRole('status').getAttribute('aria-label')).toBe(talentEn.states.loading);
});

test('who signs out is sent to sign in', async () => {
  const { session, navigations } = renderSignedIn({
    path: '/profile',
    answers: { [profileKey]: [profileAnswer()] },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ayu Lestari' });
  act(() => session.set({ status: 'signed-out' }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/auth'));
  expect(screen.queryByText('Ayu Lestari')).toBeNull();
});

test('whose session has ended reads so where they sign in, and comes back', async () => {
  const { session, navigations } = renderSignedIn({
    path: '/profile',
    answers: { [profileKey]: [profileAnswer()] },
  });
  await screen.findByRole('heading', { level: 1, name: 'Ayu Lestari' });
  act(() => session.set({ status: 'signed-out', hasEnded: true }));
  const ended = { to: '/auth?reason=session-ended', replace: true, state: { returnTo: '/profile' } };
  await waitFor(() => expect(navigations.at(-1)).toEqual(ended));
});

test('whose second factor is still asked for shows it where they sign in, and comes back', async () => {
  const { navigations, requests } = renderSignedIn({
    path: '/profile',
    session: {
      status: 'signed-in',
      user: { id: userId, email: 'ayu@mail.example', metadata: {}, lacksSecondFactor: true },
    },
  });
  const challenge = { to: '/auth', replace: true, state: { returnTo: '/profile' } };
  await waitFor(() => expect(navigations).toEqual([challenge]));
  expect(requests).toEqual([]);
});

test('another account never sees what was loaded for the one before', async () => {
  const answers = { [profileKey]: [profileAnswer(), new Promise<Response>(() => undefined)] };
  const { session } = renderSignedIn({ path: '/profile', answers });
  await screen.findByText('Ayu Lestari');
  const other = { id: '11111111-1111-4111-8111-111111111111', email: 'bima@mail.example', metadata: {} };
  act(() => session.set({ status: 'signed-in', user: other }));
  expect(screen.queryByText('Ayu Lestari')).toBeNull();
});

test('/expert says plainly that it is not there yet, and leads back', () => {
  const { title } = comingEn.expert;
  const { heads, requests } = renderSignedIn({ path: '/expert' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(/We are still building this part\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: comingEn.backToDashboard }).getAttribute('href')).toBe(
    '/dashboard',
  );
  expect(heads.at(-1)).toMatchObject({ title, robots: 'noindex' });
  expect(requests).toEqual([]);
});

test('links stay in the visitor’s language', () => {
  renderSignedIn({ path: '/expert', language: 'id' });
  expect(screen.getByRole('link', { name: comingId.backToDashboard }).getAttribute('href')).toBe(
    '/id/dashboard',
  );
});

test('an address without a page is handed back to the shell', () => {
  expect(renderSignedIn({ path: '/profile/nothing', session: signedIn }).missing).toContain(
    '/profile/nothing',
  );
});
