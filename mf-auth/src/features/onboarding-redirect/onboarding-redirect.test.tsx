import { screen, waitFor, within } from '@testing-library/react';
import { buildProfile, problemAnswer, profileAnswer, signedIn, startJourney } from '../../testing/journey';
import authEn from '../../locales/en/auth.json';
import afterSubmitEn from '../../locales/en/after-submit.json';
import afterSubmitId from '../../locales/id/after-submit.json';

const path = '/api/profile/v1/profile';
const start = (profile: NonNullable<Parameters<typeof startJourney>[0]['profile']>, options = {}) =>
  startJourney({ path: '/auth', session: signedIn, profile, ...options });
const account = { id: '0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e', email: 'ayu@mail.example' };
const dialog = () => screen.findByRole('dialog', { name: afterSubmitEn.complete.title });
const submit = () => screen.getByRole('button', { name: afterSubmitEn.complete.submit });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('missing names are asked for, and only they', async () => {
  const { user, requests, toasts, navigations } = start([
    profileAnswer({ first_name: null, last_name: ' ' }),
    Response.json(buildProfile()),
  ]);
  await dialog();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.type(field('First name'), ' Ayu ');
  await user.type(field('Last name'), 'Lestari');
  await user.click(submit());
  await waitFor(() => expect(navigations).toEqual([{ to: '/dashboard', replace: true, state: null }]));
  expect(requests.at(-1)).toEqual({
    method: 'PATCH',
    path,
    body: { first_name: 'Ayu', last_name: 'Lestari' },
  });
  expect(toasts).toEqual([
    {
      tone: 'success',
      title: afterSubmitEn.complete.successTitle,
      description: afterSubmitEn.complete.successText,
    },
  ]);
});

test('a missing kind of account is asked for too, talent unless said otherwise', async () => {
  const { user, requests, navigations } = start([
    profileAnswer({ user_type: null }),
    Response.json(buildProfile()),
  ]);
  await dialog();
  expect(field('First name').value).toBe('Ayu');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Talent/ }).checked).toBe(true);
  await user.click(submit());
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
  expect(requests.at(-1)?.body).toEqual({ first_name: 'Ayu', last_name: 'Lestari', user_type: 'talent' });
});

test('names that a provider has sent are filled in, to be corrected', async () => {
  const metadata = { given_name: 'Dewi', family_name: 'Rekaan', full_name: 'Dewi Rekaan' };
  const session = { status: 'signed-in' as const, user: { ...account, metadata } };
  const { user, requests } = start(
    [profileAnswer({ user_type: null, first_name: null, last_name: null }), Response.json(buildProfile())],
    { session },
  );
  await dialog();
  expect([field('First name').value, field('Last name').value]).toEqual(['Dewi', 'Rekaan']);
  await user.click(submit());
  await waitFor(() =>
    expect(requests.at(-1)?.body).toMatchObject({ first_name: 'Dewi', last_name: 'Rekaan' }),
  );
});

test('a recruiter whom the team has let in is led to the home page', async () => {
  const { user, requests, navigations } = start([
    profileAnswer({ user_type: null }),
    Response.json(buildProfile({ user_type: 'recruiter' })),
  ]);
  await dialog();
  await user.click(screen.getByRole('radio', { name: /Recruiter/ }));
  await user.click(submit());
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/'));
  expect(requests.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({
    user_type: 'recruiter',
  });
});

describe('the kind stands in the account too, where the sign-up form puts it', () => {
  const byProvider = { session: { status: 'signed-in' as const, user: { ...account, metadata: {} } } };
  const added = (user_type: string) => ({ method: 'updateUser', input: { data: { user_type } } });
  const recruiterAnswer = () => Response.json(buildProfile({ user_type: 'recruiter' }));

  test('once it was chosen', async () => {
    const { user, calls, navigations } = start(
      [profileAnswer({ user_type: null }), recruiterAnswer()],
      byProvider,
    );
    await dialog();
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('radio', { name: /Recruiter/ }));
    await user.click(submit());
    await waitFor(() => expect(navigations.at(-1)?.to).toBe('/'));
    expect(calls).toEqual([added('recruiter')]);
  });

  test('at the next sign-in, where it was chosen before and is missing', async () => {
    const { calls, navigations } = start([profileAnswer({ user_type: 'recruiter' })], byProvider);
    await waitFor(() => expect(navigations.at(-1)?.to).toBe('/'));
    expect(calls).toEqual([added('recruiter')]);
  });

  test('and is not put there again', async () => {
    const { calls, navigations } = start([profileAnswer()]);
    await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
    expect(calls).toEqual([]);
  });

  test.each([
    ['is refused', () => ({ status: 500, code: 'unexpected_failure' })],
    ['is not answered', () => new Promise<null>(() => undefined)],
  ])('and nobody is held up when that %s', async (_what, answer) => {
    const { user, calls, navigations, toasts } = start(
      [profileAnswer({ user_type: null }), recruiterAnswer()],
      {
        ...byProvider,
        answers: { updateUser: [answer()] },
      },
    );
    await dialog();
    await user.click(screen.getByRole('radio', { name: /Recruiter/ }));
    await user.click(submit());
    await waitFor(() => expect(navigations.at(-1)?.to).toBe('/'));
    expect(calls).toHaveLength(1);
    expect(toasts.map(({ title }) => title)).toEqual([afterSubmitEn.complete.successTitle]);
  });
});

test('the dialog cannot be dismissed', async () => {
  const { user } = start([profileAnswer({ first_name: null })]);
  await dialog();
  await user.keyboard('{Escape}');
  expect(await dialog()).toBeTruthy();
  expect(screen.queryByRole('button', { name: /close/i })).toBeNull();
});

test('a name is needed', async () => {
  const { user, requests } = start([profileAnswer({ first_name: null, last_name: null })]);
  await dialog();
  await user.click(submit());
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    authEn.rules.firstNameRequired,
  ]);
  expect(document.activeElement).toBe(field('First name'));
  expect(requests).toHaveLength(1);
});

test('a person with one name completes the profile with it, and sees how it is printed', async () => {
  const { user, requests, navigations } = start([
    profileAnswer({ first_name: null, last_name: null }),
    Response.json(buildProfile({ last_name: null })),
  ]);
  await dialog();
  expect(screen.getByText(/one name is then printed/)).toBeTruthy();
  await user.type(field('First name'), 'Sukarno');
  await user.click(submit());
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
  expect(requests.at(-1)?.body).toEqual({ first_name: 'Sukarno', last_name: null });
});

test('a person with one name is not asked for another at each sign-in', async () => {
  const { navigations } = start([profileAnswer({ last_name: null })]);
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
});

test('the button says that it is busy', async () => {
  const { user } = start([profileAnswer({ user_type: null }), new Promise<Response>(() => undefined)]);
  await dialog();
  await user.click(submit());
  expect(await screen.findByRole('button', { name: afterSubmitEn.complete.busy })).toBeTruthy();
});

test.each([
  ['no session', () => problemAnswer(401, 'TOKEN_INVALID'), afterSubmitEn.complete.noUser],
  [
    'the service’s words',
    () => problemAnswer(422, 'REQUEST_INVALID', 'first_name is odd'),
    'first_name is odd',
  ],
  ['a choice made before', () => problemAnswer(403, 'ACCESS_DENIED'), afterSubmitEn.complete.kindChosen],
])('a failure with %s is said, and the dialog stays', async (_name, answer, text) => {
  const { user, toasts } = start([profileAnswer({ user_type: null }), answer()]);
  await dialog();
  await user.click(submit());
  await waitFor(() =>
    expect(toasts).toEqual([
      { tone: 'destructive', title: afterSubmitEn.complete.failedTitle, description: text },
    ]),
  );
  expect(within(await dialog()).queryByText(text)).toBeNull(); // shown once
  expect(field('First name').value).toBe('Ayu');
});

test('without a connection nothing typed is lost, and it can be sent again', async () => {
  const { user, toasts, navigations } = start([
    profileAnswer({ first_name: null }),
    new TypeError('Failed to fetch'),
    Response.json(buildProfile()),
  ]);
  await dialog();
  await user.type(field('First name'), 'Ayu');
  await user.click(submit());
  await waitFor(() => expect(toasts.at(-1)?.description).toContain('We cannot reach our service'));
  expect(field('First name').value).toBe('Ayu');
  await user.click(submit());
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
});

test('a profile that cannot be opened can be tried again', async () => {
  const { user, navigations } = start([problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), profileAnswer()]);
  expect((await screen.findByRole('alert')).textContent).toContain('Our service is not answering just now.');
  expect(screen.getByRole('link', { name: authEn.onboardingRedirect.home }).getAttribute('href')).toBe('/');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
});

test('a session the platform no longer takes can be begun anew', async () => {
  const { user, calls } = start([problemAnswer(401, 'TOKEN_INVALID')]);
  await user.click(await screen.findByRole('button', { name: authEn.onboardingRedirect.signInAgain }));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(calls).toEqual([{ method: 'signOut', input: { scope: 'local' } }]);
});

test('in Indonesian the dialog is Indonesian', async () => {
  start([profileAnswer({ user_type: null })], { language: 'id' });
  expect(await screen.findByRole('dialog', { name: afterSubmitId.complete.title })).toBeTruthy();
});
