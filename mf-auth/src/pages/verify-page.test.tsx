import { screen, waitFor } from '@testing-library/react';
import { holdClock } from '../testing/hold-clock';
import { profileAnswer, type Refusal, signedIn, startJourney } from '../testing/journey';
import authEn from '../locales/en/auth.json';
import afterSubmitEn from '../locales/en/after-submit.json';
import mailLinksEn from '../locales/en/mail-links.json';
import mailLinksId from '../locales/id/mail-links.json';

const link = '/auth/verify?token=0123abcd&type=signup';
const linkButton = () => screen.getByRole('button', { name: mailLinksEn.verify.linkButton });
const codeButton = () => screen.getByRole('button', { name: mailLinksEn.verify.codeButton });
const mailButton = () => screen.getByRole<HTMLButtonElement>('button', { name: afterSubmitEn.mail.send });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

afterEach(() => jest.restoreAllMocks());

test('opening the link uses nothing up: it takes the button', async () => {
  const { user, calls, navigations, toasts } = startJourney({ path: link, profile: [profileAnswer()] });
  expect(calls).toEqual([]);
  await user.click(linkButton());
  await waitFor(() => expect(navigations).toEqual([{ to: '/dashboard', replace: true, state: null }]));
  expect(calls).toEqual([{ method: 'verifyOtp', input: { token_hash: '0123abcd', type: 'signup' } }]);
  expect(toasts).toEqual([{ tone: 'success', title: mailLinksEn.verify.successTitle }]);
});

test('the page asks search engines to stay away', () => {
  expect(startJourney({ path: link }).heads.at(-1)).toMatchObject({
    title: mailLinksEn.verify.head.title,
    robots: 'noindex',
  });
});

test.each([
  ['otp_used', mailLinksEn.verify.link.usedTitle, true],
  ['otp_expired', mailLinksEn.verify.link.expiredTitle, true],
  ['otp_invalid', mailLinksEn.verify.link.wrongTitle, false],
])('a link refused with %s says so', async (code, title, offersSignIn) => {
  const refusal: Refusal = { status: 403, code, message: 'Email link is invalid or has expired' };
  const { user } = startJourney({ path: link, answers: { verifyOtp: [refusal] } });
  await user.click(linkButton());
  await screen.findByText(title);
  expect(screen.queryByRole('button', { name: mailLinksEn.verify.linkButton })).toBeNull();
  expect(Boolean(screen.queryByRole('link', { name: 'Sign in' }))).toBe(offersSignIn);
  expect(mailButton().disabled).toBe(false);
});

test('a link that was used already leads on who is signed in', async () => {
  const refusal: Refusal = { status: 403, code: 'otp_used', message: 'Email link has already been used' };
  const { user, navigations } = startJourney({
    path: link,
    session: signedIn,
    answers: { verifyOtp: [refusal] },
    profile: [profileAnswer()],
  });
  await user.click(linkButton());
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
});

test.each<[string, Refusal, string]>([
  ['no connection', { status: 0, message: 'Failed to fetch' }, 'We cannot reach our service'],
  [
    'a limit',
    { status: 429, message: 'only request this after 3 seconds.' },
    'Please try again in 3 seconds.',
  ],
  [
    'a banned account',
    { status: 403, code: 'user_banned', message: 'User is banned' },
    authEn.failures.refused.user_banned,
  ],
])('after %s the link can be tried again', async (_name, refusal, text) => {
  const { user, navigations } = startJourney({
    path: link,
    answers: { verifyOtp: [refusal, null] },
    profile: [profileAnswer()],
  });
  await user.click(linkButton());
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  await user.click(linkButton());
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
});

test('the button says that it is busy', async () => {
  const { user } = startJourney({ path: link, answers: { verifyOtp: [new Promise<null>(() => undefined)] } });
  await user.click(linkButton());
  expect(await screen.findByRole('button', { name: mailLinksEn.verify.busy })).toBeTruthy();
});

test('the code does what the link does', async () => {
  const { user, calls, navigations } = startJourney({ path: link, profile: [profileAnswer()] });
  await user.type(field('Email'), 'ayu@mail.example');
  await user.type(field(authEn.fields.code), '123 456{Enter}');
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/dashboard'));
  expect(calls).toEqual([
    { method: 'verifyOtp', input: { email: 'ayu@mail.example', token: '123456', type: 'signup' } },
  ]);
});

test('a code is checked before it is sent', async () => {
  const { user, calls } = startJourney({ path: '/auth/verify' });
  await user.type(field('Email'), 'ayu@mail.example');
  await user.type(field(authEn.fields.code), '12345');
  await user.click(codeButton());
  expect((await screen.findByRole('alert')).textContent).toBe(authEn.rules.codeInvalid);
  expect(calls).toEqual([]);
});

test('an empty form leads to its first field', async () => {
  const { user } = startJourney({ path: '/auth/verify' });
  await user.click(codeButton());
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    authEn.rules.emailRequired,
    authEn.rules.codeInvalid,
  ]);
  expect(document.activeElement).toBe(field('Email'));
});

test.each([
  ['otp_used', 'This code has already been used.'],
  ['otp_expired', 'This code has expired or is not right.'],
  ['otp_invalid', 'This code is not right.'],
])('a code refused with %s says so at its field', async (code, text) => {
  const answers = { verifyOtp: [{ status: 403, code, message: 'Token has expired or is invalid' }] };
  const { user } = startJourney({ path: '/auth/verify', answers });
  await user.type(field('Email'), 'ayu@mail.example');
  await user.type(field(authEn.fields.code), '123456');
  await user.click(codeButton());
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  await waitFor(() => expect(document.activeElement).toBe(field(authEn.fields.code)));
});

test('without a token, or with one of another kind, there is the code and a new mail', () => {
  for (const path of ['/auth/verify', '/auth/verify?token=', '/auth/verify?token=x&type=phone_change']) {
    const { view } = startJourney({ path });
    expect(screen.queryByRole('button', { name: mailLinksEn.verify.linkButton })).toBeNull();
    expect(codeButton()).toBeTruthy();
    view.unmount();
  }
});

test('the address of the sign-up is filled in already', () => {
  startJourney({ path: '/auth/verify', state: { email: 'ayu@mail.example' } });
  expect(field('Email').value).toBe('ayu@mail.example');
});

test('a new mail needs an address, and says when the next can be asked for', async () => {
  holdClock();
  const { user, calls } = startJourney({ path: '/auth/verify' });
  await user.click(mailButton());
  expect((await screen.findByRole('alert')).textContent).toBe(authEn.rules.emailRequired);
  expect(calls).toEqual([]);
  await user.type(field('Email'), 'ayu@mail.example');
  await user.click(mailButton());
  await screen.findByText(/a new email is on its way/);
  expect(screen.getByText('You can ask for another email in 60 seconds.')).toBeTruthy();
  expect(calls).toEqual([{ method: 'resend', input: { type: 'signup', email: 'ayu@mail.example' } }]);
  expect(mailButton().disabled).toBe(true);
});

test('an Indonesian visitor verifies in Indonesian', () => {
  const { heads } = startJourney({ path: link, language: 'id' });
  expect(screen.getByRole('button', { name: mailLinksId.verify.linkButton })).toBeTruthy();
  expect(heads.at(-1)?.title).toBe(mailLinksId.verify.head.title);
});
