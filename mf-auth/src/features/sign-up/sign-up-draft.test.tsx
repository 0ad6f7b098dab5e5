import { chosenCv } from '@sabi/cv-report/pending-cv';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createFakeShell } from '@sabi/shell-sdk/testing';
import { createSignUpDraftStore } from './sign-up-draft';
import { startJourney } from '../../testing/journey';
import authEn from '../../locales/en/auth.json';

const path = '/auth?mode=sign-up';
const typed = {
  'First name': 'Ayu',
  'Last name': 'Lestari',
  Email: 'ayu@mail.example',
  Password: 'secret-words',
  [authEn.fields.confirmPassword]: 'secret-words',
};
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const fill = () => {
  for (const [label, text] of Object.entries(typed))
    fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
};
const announce = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
};

afterEach(() => jest.restoreAllMocks());

describe('what was typed to sign up', () => {
  test('is there when the page is loaded anew, but for the passwords', () => {
    const { view } = startJourney({ path });
    fill();
    view.unmount();
    startJourney({ path });
    expect(Object.keys(typed).map(value)).toEqual(['Ayu', 'Lestari', 'ayu@mail.example', '', '']);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-words');
  });

  test('is not sent without a network, stays, and is sent once when asked for then', async () => {
    const { calls, user, toasts } = startJourney({ path });
    fill();
    announce(false);
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(screen.getByText('You are offline')).toBeTruthy();
    expect([calls, toasts]).toEqual([[], []]);
    expect(value('Password')).toBe('secret-words');
    announce(true);
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    await screen.findByText(/ayu@mail\.example/);
    expect(calls.map(({ method }) => method)).toEqual(['signUp']);
  });

  test('is gone once there is an account, and so is the CV', async () => {
    const save = jest.spyOn(chosenCv, 'save');
    const { user, view } = startJourney({ path });
    fill();
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    await screen.findByText(/ayu@mail\.example/);
    expect(save).toHaveBeenLastCalledWith(null);
    view.unmount();
    startJourney({ path });
    expect(value('First name')).toBe('');
  });
});

test('a chosen CV is kept with it, and found when the page is loaded anew', async () => {
  const file = new File(['%PDF-1.7'], 'CV Ayu.pdf');
  jest.spyOn(chosenCv, 'find').mockResolvedValue(file);
  const save = jest.spyOn(chosenCv, 'save').mockResolvedValue(undefined);
  startJourney({ path });
  expect(await screen.findByText('CV Ayu.pdf')).toBeTruthy();
  await waitFor(() => expect(save).toHaveBeenLastCalledWith(file));
});

describe('the store of a sign-up', () => {
  const file = new File(['%PDF-1.7'], 'CV Ayu.pdf');

  beforeEach(() => {
    jest.spyOn(chosenCv, 'save').mockResolvedValue(undefined);
    jest.spyOn(chosenCv, 'find').mockResolvedValue(undefined);
  });

  test('of one mount is not changed by another, and the next on the same page begins with what was chosen', () => {
    const { session } = createFakeShell().context;
    const [one, other] = [createSignUpDraftStore(session), createSignUpDraftStore(session)];
    one.getState().chooseCv(file);
    expect(other.getState().cv).toBeUndefined();
    expect(createSignUpDraftStore(session).getState().cv).toBe(file);
    one.getState().forget();
    expect(createSignUpDraftStore(session).getState().cv).toBeUndefined();
  });

  test('is unknown to another page', () => {
    createSignUpDraftStore(createFakeShell().context.session).getState().chooseCv(file);
    expect(createSignUpDraftStore(createFakeShell().context.session).getState().cv).toBeUndefined();
  });
});
