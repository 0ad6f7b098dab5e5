import { notificationTopics, type NotificationTopic } from '@sabi/contracts/profile/notification-topics';
import { screen, waitFor } from '@testing-library/react';
import { problemAnswer, startJourney } from '../testing/journey';
import unsubscribeEn from '../locales/en/unsubscribe.json';
import unsubscribeId from '../locales/id/unsubscribe.json';

const address = '/api/profile/v1/unsubscribe?token=a.b.c';
const about = (is_on: boolean, topic: NotificationTopic = 'profile') => Response.json({ topic, is_on });
const open = (
  answers: (Response | Error | Promise<Response>)[],
  options: Partial<Parameters<typeof startJourney>[0]> = {},
) => startJourney({ path: '/unsubscribe?token=a.b.c', profile: answers, ...options });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('opening the link stops nothing: it takes the button', async () => {
  const { user, requests } = open([about(true), about(false)]);
  await title(unsubscribeEn.ask.title);
  expect(screen.getByText(/no longer get emails about your profile/)).toBeTruthy();
  expect(requests.map(({ method }) => method)).toEqual(['GET']);
  await user.click(screen.getByRole('button', { name: unsubscribeEn.ask.button }));
  const heading = await title(unsubscribeEn.stopped.title);
  expect(requests.map(({ method, path }) => [method, path])).toEqual([
    ['GET', address],
    ['POST', address],
  ]);
  expect(document.activeElement).toBe(heading);
});

test('it can be taken back at once, and all preferences are a link away', async () => {
  const { user, requests } = open([about(true), about(false), about(true)]);
  await user.click(await screen.findByRole('button', { name: unsubscribeEn.ask.button }));
  await user.click(await screen.findByRole('button', { name: unsubscribeEn.stopped.undo }));
  const heading = await title(unsubscribeEn.resumed.title);
  expect(document.activeElement).toBe(heading);
  expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: address });
  const link = screen.getByRole('link', { name: unsubscribeEn.toPreferences });
  expect(link.getAttribute('href')).toBe('/settings/notifications');
});

test('mails that are already off are reported, without moving the focus', async () => {
  open([about(false)]);
  const heading = await title(unsubscribeEn.stopped.title);
  expect(document.activeElement).not.toBe(heading);
});

test('what was switched off in the settings is switched on there', async () => {
  const { user } = open([about(false), about(false)]);
  await user.click(await screen.findByRole('button', { name: unsubscribeEn.stopped.undo }));
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
  expect(await screen.findByText(unsubscribeEn.invalid.title)).toBeTruthy();
  expect(screen.queryByRole('button', { name: unsubscribeEn.ask.button })).toBeNull();
  expect(screen.getByRole('link', { name: unsubscribeEn.toPreferences })).toBeTruthy();
});

test.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['trouble', problemAnswer(503, 'DEPENDENCY_UNAVAILABLE')],
  ['a limit', problemAnswer(429, 'RATE_LIMITED')],
])('after %s it can be looked up again', async (_what, failure) => {
  const { user } = open([failure, about(true)]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await title(unsubscribeEn.ask.title)).toBeTruthy();
});

test('a failure is reported, and can be retried', async () => {
  const { user } = open([about(true), problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), about(false)]);
  const button = await screen.findByRole('button', { name: unsubscribeEn.ask.button });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain(unsubscribeEn.failed.title);
  await user.click(button);
  expect(await title(unsubscribeEn.stopped.title)).toBeTruthy();
});

test('search engines stay away, and an Indonesian reader is asked in Indonesian', async () => {
  const { heads, user } = open([about(true), about(false)], { language: 'id' });
  expect(heads.at(-1)).toMatchObject({ title: unsubscribeId.head.title, robots: 'noindex' });
  await user.click(await screen.findByRole('button', { name: unsubscribeId.ask.button }));
  await waitFor(() => expect(screen.getByText(unsubscribeId.stopped.text.profile)).toBeTruthy());
  const link = screen.getByRole('link', { name: unsubscribeId.toPreferences });
  expect(link.getAttribute('href')).toBe('/id/settings/notifications');
});
