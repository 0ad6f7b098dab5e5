import { notificationTopics, type NotificationTopic } from '@sabi/contracts/profile/notification-topics';
import { screen, waitFor } from '@testing-library/react';
import { problemAnswer, startJourney } from '../testing/journey';

const address = '/api/profile/v1/unsubscribe?token=a.b.c';
const about = (is_on: boolean, topic: NotificationTopic = 'profile') => Response.json({ topic, is_on });
const open = (
  answers: (Response | Error | Promise<Response>)[],
  options: Partial<Parameters<typeof startJourney>[0]> = {},
) => startJourney({ path: '/unsubscribe?token=a.b.c', profile: answers, ...options });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('opening the link stops nothing: it takes the button', async () => {
  const { user, requests } = open([about(true), about(false)]);
  await title('Stop these emails?');
  expect(screen.getByText(/no longer get emails about your profile/)).toBeTruthy();
  expect(requests.map(({ method }) => method)).toEqual(['GET']);
  await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
  const heading = await title('These emails are stopped');
  expect(requests.map(({ method, path }) => [method, path])).toEqual([
    ['GET', address],
    ['POST', address],
  ]);
  expect(document.activeElement).toBe(heading);
});

test('it can be taken back at once, and all preferences are a link away', async () => {
  const { user, requests } = open([about(true), about(false), about(true)]);
  await user.click(await screen.findByRole('button', { name: 'Stop these emails' }));
  await user.click(await screen.findByRole('button', { name: 'Get them again after all' }));
  const heading = await title('You get these emails again');
  expect(document.activeElement).toBe(heading);
  expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: address });
  const link = screen.getByRole('link', { name: 'Choose all your emails' });
  expect(link.getAttribute('href')).toBe('/settings/notifications');
});

test('mails that are already off are reported, without moving the focus', async () => {
  open([about(false)]);
  const heading = await title('These emails are stopped');
  expect(document.activeElement).not.toBe(heading);
});

test('what was switched off in the settings is switched on there', async () => {
  const { user } = open([about(false), about(false)]);
  await user.click(await screen.findByRole('button', { name: 'Get them again after all' }));
  expect(await screen.findByText(/switched these emails off in your settings/)).toBeTruthy();
});

test.each(notificationTopics)('says what mails about %s are, in both languages', async (topic) => {
  const english = open([about(true, topic)]);
  const text = (await screen.findByText(/^You will no longer/)).textContent;
  english.view.unmount();
  open([about(true, topic)], { language: 'id' });
  expect((await screen.findByText(/^Anda tidak akan lagi/)).textContent).not.toBe(text);
});

test.each([
  ['refused', '/unsubscribe?token=x', [problemAnswer(403, 'SIGNATURE_INVALID')]],
  ['missing', '/unsubscribe', []],
])('a token that is %s says why', async (_what, path, answers) => {
  startJourney({ path, profile: answers });
  expect(await screen.findByText('This link does not work')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stop these emails' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose all your emails' })).toBeTruthy();
});

test.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['trouble', problemAnswer(503, 'DEPENDENCY_UNAVAILABLE')],
  ['a limit', problemAnswer(429, 'RATE_LIMITED')],
])('after %s it can be looked up again', async (_what, failure) => {
  const { user } = open([failure, about(true)]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await title('Stop these emails?')).toBeTruthy();
});

test('a failure is reported, and can be retried', async () => {
  const { user } = open([about(true), problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), about(false)]);
  const button = await screen.findByRole('button', { name: 'Stop these emails' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('That did not work');
  await user.click(button);
  expect(await title('These emails are stopped')).toBeTruthy();
});

test('search engines stay away, and an Indonesian reader is asked in Indonesian', async () => {
  const { heads, user } = open([about(true), about(false)], { language: 'id' });
  expect(heads.at(-1)).toMatchObject({ title: 'Berhenti menerima email', robots: 'noindex' });
  await user.click(await screen.findByRole('button', { name: 'Berhenti menerima email ini' }));
  await waitFor(() =>
    expect(screen.getByText('Anda tidak lagi menerima email tentang profil Anda.')).toBeTruthy(),
  );
  const link = screen.getByRole('link', { name: 'Atur semua email Anda' });
  expect(link.getAttribute('href')).toBe('/id/settings/notifications');
});
