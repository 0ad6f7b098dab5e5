import { notificationDefaults } from '@sabi/contracts/http/profile/notification-preferences';
import { notificationTopics, type NotificationTopic } from '@sabi/contracts/profile/notification-topics';
import { screen, waitFor } from '@testing-library/react';
import { problemAnswer, renderSignedIn } from '../testing/platform';
import settingsId from '../locales/id/settings.json';

const path = '/api/profile/v1/notification-preferences';
const getKey = `GET ${path}`;
const putKey = (topic: NotificationTopic) => `PUT ${path}/email/${topic}`;
const preferences = (changes: Partial<typeof notificationDefaults> = {}) =>
  Response.json({ email: { ...notificationDefaults, ...changes } });

const open = (options: Partial<Parameters<typeof renderSignedIn>[0]> = {}) =>
  renderSignedIn({ path: '/settings/notifications', ...options });
const findSwitch = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });

test('every topic has a switch that says where it stands; security has none', async () => {
  open({ answers: { [getKey]: [preferences({ events: false })] } });
  const stateOf = async (name: string) => (await findSwitch(name)).checked;
  expect(await stateOf('Email Your profile')).toBe(true);
  expect(await stateOf('Email Events')).toBe(false);
  expect(await stateOf('Email Articles')).toBe(false);
  expect(await stateOf('Email Plans and payments')).toBe(true);
  expect(screen.getAllByRole('switch')).toHaveLength(notificationTopics.length);
  expect(screen.getByRole('row', { name: /^Security and your account.*Always on$/ })).toBeTruthy();
});

test('a switch is saved at once, by keyboard as well, and says so', async () => {
  const answers = { [getKey]: [preferences()], [putKey('articles')]: [preferences({ articles: true })] };
  const { user, sent } = open({ answers });
  const articles = await findSwitch('Email Articles');
  articles.focus();
  await user.keyboard(' ');
  expect(articles.checked).toBe(true);
  await screen.findByText('Saved', { selector: '[role=status]' });
  expect(sent(putKey('articles')).map(({ body }) => body)).toEqual(['{"is_on":true}']);
  expect(document.activeElement).toBe(articles);
});

test('it is shown as switched before the answer comes', async () => {
  const never = new Promise<Response>(() => undefined);
  const { user } = open({ answers: { [getKey]: [preferences()], [putKey('profile')]: [never] } });
  const profile = await findSwitch('Email Your profile');
  await user.click(profile);
  await waitFor(() => expect(profile.checked).toBe(false));
  expect(screen.queryByText('Saved')).toBeNull();
});

test.each([
  ['trouble', problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), /Our service is not answering/],
  ['a refusal', problemAnswer(403, 'ACCESS_DENIED'), /Your account doesn't have access/],
  ['no connection', new TypeError('Failed to fetch'), /We cannot reach our service/],
  ['a limit', problemAnswer(429, 'RATE_LIMITED', { retryAfter: 30 }), /tried too often/],
])('after %s it is put back, and said why', async (_what, failure, text) => {
  const answers = {
    [getKey]: [preferences()],
    [putKey('events')]: [failure, preferences({ events: false })],
  };
  const { user } = open({ answers });
  const events = await findSwitch('Email Events');
  await user.click(events);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^This could not be saved\./);
  expect(alert.textContent).toMatch(text);
  expect(events.checked).toBe(true);
  await user.click(events);
  await screen.findByText('Saved');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one that fails leaves the others as they were switched', async () => {
  const answers = {
    [getKey]: [preferences(), preferences({ articles: true })],
    [putKey('articles')]: [preferences({ articles: true })],
    [putKey('billing')]: [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE')],
  };
  const { user } = open({ answers });
  await user.click(await findSwitch('Email Articles'));
  await user.click(await findSwitch('Email Plans and payments'));
  await screen.findByRole('alert');
  expect((await findSwitch('Email Articles')).checked).toBe(true);
  expect((await findSwitch('Email Plans and payments')).checked).toBe(true);
});

test('preferences that do not load are said to, and can be tried again', async () => {
  const refusal = problemAnswer(403, 'ACCESS_DENIED');
  const { user } = open({ answers: { [getKey]: [refusal, preferences()] } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await findSwitch('Email Events')).toBeTruthy();
});

test('is wholly in Indonesian, and has its place among the settings', async () => {
  const { heads } = open({ answers: { [getKey]: [preferences()] }, language: 'id' });
  expect((await findSwitch('Email Profil Anda')).checked).toBe(true);
  expect(screen.getByText(settingsId.notifications.always.state)).toBeTruthy();
  expect(screen.getByText(settingsId.notifications.otherChannels)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Notifikasi' });
  expect(link.getAttribute('href')).toBe('/id/settings/notifications');
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(heads.at(-1)).toMatchObject({ title: 'Notifikasi – Pengaturan', robots: 'noindex' });
});
