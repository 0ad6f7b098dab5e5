import type { ShareLink } from '@sabi/contracts/http/profile/sharing';
import { findDialog } from '@sabi/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, problemAnswer, renderSignedIn } from '../testing/platform';
import settingsEn from '../locales/en/settings.json';
import settingsId from '../locales/id/settings.json';

const path = '/api/profile/v1/share-links';
const id = '3f0d9f5e-6c1b-4c3a-9d53-0a7a3c2b1e4f';

const linkOf = (changes: Partial<ShareLink> = {}): ShareLink => ({
  id,
  label: 'PT Maju',
  language: 'en',
  shows_contact: false,
  shows_full_name: true,
  contact_email: null,
  state: 'active',
  url: 'https://sabi.example/shared?token=abc',
  created_at: '2026-11-01T03:00:00.000Z',
  expires_at: '2026-12-01T03:00:00.000Z',
  revoked_at: null,
  view_count: 0,
  last_viewed_at: null,
  ...changes,
});
const listOf = (...links: ShareLink[]) => Response.json({ links });
const open = (answers: Answers, language: 'en' | 'id' = 'en') =>
  renderSignedIn({
    path: '/settings/visibility',
    language,
    answers: {
      'GET /api/profile/v1/visibility': [
        Response.json({ is_visible: false, hidden_from: [], suggestions: [] }),
      ],
      ...answers,
    },
  });

test('there is no link until one is made, and it shows no contact details unless that is chosen', async () => {
  const rendered = open({
    [`GET ${path}`]: [listOf()],
    [`POST ${path}`]: [Response.json(linkOf(), { status: 201 })],
  });
  expect(await screen.findByText(settingsEn.sharing.empty)).toBeTruthy();
  await rendered.user.click(screen.getByRole('button', { name: settingsEn.sharing.create.open }));
  const dialog = within(await findDialog());
  await rendered.user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText(settingsEn.sharing.label.missing)).toBeTruthy();
  expect(rendered.sent(`POST ${path}`)).toEqual([]);
  await rendered.user.type(dialog.getByRole('textbox', { name: /For whom/ }), ' PT Maju ');
  await rendered.user.click(dialog.getByRole('radio', { name: '7 days' }));
  await rendered.user.click(dialog.getByRole('button', { name: 'Create link' }));
  const heading = await screen.findByRole('heading', { name: /PT Maju/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(JSON.parse(String(rendered.sent(`POST ${path}`)[0]?.body))).toEqual({
    label: 'PT Maju',
    days: 7,
    language: 'en',
    shows_contact: false,
    shows_full_name: true,
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link for PT Maju' }).value).toContain(
    'token=abc',
  );
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
    `https://wa.me/?text=${encodeURIComponent('Hello, here is my profile: https://sabi.example/shared?token=abc')}`,
  );
});

test('that there are as many as possible is said where one wanted one more', async () => {
  const { user } = open({
    [`GET ${path}`]: [listOf()],
    [`POST ${path}`]: [problemAnswer(409, 'SHARE_LINKS_TOO_MANY')],
  });
  await user.click(await screen.findByRole('button', { name: settingsEn.sharing.create.open }));
  const dialog = within(await findDialog());
  await user.type(dialog.getByRole('textbox', { name: /For whom/ }), 'HR');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText(settingsEn.sharing.tooMany)).toBeTruthy();
});

test('a link is ended after a question, and is then among those that have ended', async () => {
  const ended = linkOf({ state: 'revoked', url: null, revoked_at: '2026-11-02T03:00:00.000Z' });
  const rendered = open({
    [`GET ${path}`]: [listOf(linkOf()), listOf(ended)],
    [`DELETE ${path}/${id}`]: [new Response(null, { status: 204 })],
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'End the link for PT Maju' }));
  expect(rendered.sent(`DELETE ${path}/${id}`)).toEqual([]);
  await rendered.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End link' }));
  expect(await screen.findByText('1 link that has ended')).toBeTruthy();
  expect(await screen.findByText('The link for PT Maju has ended.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End the link for PT Maju' })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: settingsEn.sharing.title })),
  );
});

test('who has opened one is shown when asked for', async () => {
  const seen_at = new Date().toISOString();
  const { user } = open({
    [`GET ${path}`]: [listOf(linkOf({ view_count: 1, last_viewed_at: seen_at }))],
    [`GET ${path}/${id}/views`]: [
      Response.json({ views: [{ seen_at, device: 'phone', browser: 'Chrome' }] }),
    ],
  });
  expect(await screen.findByText(/^Opened 1 time, on/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show views' }));
  expect(await screen.findByRole('img', { name: '1 view in the last 14 days' })).toBeTruthy();
  expect(screen.getByRole('list', { name: settingsEn.sharing.views.title }).textContent).toContain(
    'Phone, Chrome',
  );
});

test('a link gets more time; its name stays as it is', async () => {
  const rendered = open({
    [`GET ${path}`]: [listOf(linkOf())],
    [`PATCH ${path}/${id}`]: [Response.json(linkOf())],
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Change the link for PT Maju' }));
  const dialog = within(await findDialog());
  await rendered.user.click(dialog.getByRole('radio', { name: '90 days from today' }));
  await rendered.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rendered.sent(`PATCH ${path}/${id}`).map(({ body }) => body)).toEqual([
    '{"label":"PT Maju","days":90}',
  ]);
});

test('links that cannot be loaded say so and leave the rest of the page, in Indonesian as well', async () => {
  open({ [`GET ${path}`]: [problemAnswer(403, 'ACCESS_DENIED')] }, 'id');
  expect(await screen.findByRole('heading', { name: settingsId.sharing.title })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeTruthy();
  expect(screen.getByRole('switch')).toBeTruthy();
});
