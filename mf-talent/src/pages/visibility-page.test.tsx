import type { Visibility } from '@sabi/contracts/http/profile/visibility';
import type { ViewReceipt } from '@sabi/contracts/http/hiring/views';
import { screen, waitFor, within } from '@testing-library/react';
import { problemAnswer, renderSignedIn } from '../testing/platform';
import settingsEn from '../locales/en/settings.json';
import settingsId from '../locales/id/settings.json';

const path = '/api/profile/v1/visibility';
const answerOf = (changes: Partial<Visibility> = {}) =>
  Response.json({ is_visible: false, hidden_from: [], suggestions: [], ...changes });
const open = (get: Response[], patch: (Response | Error)[] = [], language: 'en' | 'id' = 'en') =>
  renderSignedIn({
    path: '/settings/visibility',
    language,
    answers: { [`GET ${path}`]: get, [`PATCH ${path}`]: patch },
  });
const bodies = ({ sent }: ReturnType<typeof renderSignedIn>) => sent(`PATCH ${path}`).map(({ body }) => body);

test('nobody will see the profile until that is switched on, and nobody can today', async () => {
  const rendered = open([answerOf()], [answerOf({ is_visible: true })]);
  const control = await screen.findByRole<HTMLInputElement>('switch', {
    name: settingsEn.visibility.switch,
  });
  expect(control.checked).toBe(false);
  expect(screen.getByText(/^No recruiter can look at profiles here yet.*none will see yours/)).toBeTruthy();
  await rendered.user.click(control);
  expect(await screen.findByText(/^No recruiter can look at profiles here yet.*may see yours/)).toBeTruthy();
  expect(control.checked).toBe(true);
  expect(bodies(rendered)).toEqual(['{"is_visible":true}']);
});

test('a switch that was not saved goes back, and says so', async () => {
  const { user } = open([answerOf()], [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE')]);
  const control = await screen.findByRole<HTMLInputElement>('switch');
  await user.click(control);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This could not be saved\./);
  expect(control.checked).toBe(false);
});

test('a company is hidden from by what was typed, and the field is free for the next', async () => {
  const rendered = open([answerOf()], [answerOf({ hidden_from: ['maju.co.id'] })]);
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  await rendered.user.type(field, 'hr@maju.co.id{Enter}');
  expect(await screen.findByText('maju.co.id')).toBeTruthy();
  expect(bodies(rendered)).toEqual(['{"hide_from":"hr@maju.co.id"}']);
  expect(field.value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test.each([
  ['DOMAIN_PUBLIC', 422, /^Anybody can have an address here/],
  ['DOMAIN_INVALID', 422, /^Please enter a domain/],
  ['DOMAINS_TOO_MANY', 409, /as many companies as possible/],
])('%s is shown at the field, and what was typed stays', async (code, status, text) => {
  const { user } = open([answerOf()], [problemAnswer(status, code)]);
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  await user.type(field, 'gmail.com{Enter}');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('gmail.com');
});

test('nothing typed is not sent', async () => {
  const rendered = open([answerOf()]);
  await rendered.user.type(await screen.findByRole('textbox'), ' {Enter}');
  expect(await screen.findByText(/^Please enter a domain/)).toBeTruthy();
  expect(bodies(rendered)).toEqual([]);
});

test('a suggestion is hidden from by a click, and no longer by another', async () => {
  const rendered = open(
    [answerOf({ suggestions: ['maju.co.id'] })],
    [answerOf({ hidden_from: ['maju.co.id'] }), answerOf({ suggestions: ['maju.co.id'] })],
  );
  await rendered.user.click(await screen.findByRole('button', { name: 'Hide from maju.co.id' }));
  await rendered.user.click(await screen.findByRole('button', { name: 'Remove maju.co.id' }));
  expect(await screen.findByText('You are no longer hidden from maju.co.id.')).toBeTruthy();
  expect(screen.getByText(settingsEn.visibility.companies.empty)).toBeTruthy();
  expect(bodies(rendered)).toEqual(['{"hide_from":"maju.co.id"}', '{"stop_hiding_from":"maju.co.id"}']);
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: settingsEn.visibility.companies.title }),
    ),
  );
});

test('a recruiter reads that it is for talent, in Indonesian as well', async () => {
  open([problemAnswer(403, 'ACCESS_DENIED')], [], 'id');
  expect(await screen.findByText(settingsId.visibility.onlyTalent)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(settingsId.pages.visibility.title);
});

const viewsPath = '/api/hiring/v1/my/views';
const viewOf = (changes: Partial<ViewReceipt> = {}): ViewReceipt => ({
  ...{ view_id: '6a1f0c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e', at: '2026-11-28T05:00:00.000Z', what: 'application' },
  ...{ basis: 'application', role: 'recruiter', company: { name: 'PT Kopi Pagi', slug: 'kopi-pagi' } },
  ...{ application_id: '7a1f0c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e', job_title: 'Barista' },
  ...changes,
});
const openViews = (views: (Response | Error)[], language: 'en' | 'id' = 'en') =>
  renderSignedIn({
    path: '/settings/visibility',
    language,
    answers: { [`GET ${path}`]: [answerOf()], [`GET ${viewsPath}`]: views },
  });

test('who looked is listed with company, role and time, and earlier views come when asked for', async () => {
  const older = viewOf({ view_id: '8a1f0c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e', what: 'cv_file', role: 'owner' });
  const { user } = openViews([
    Response.json({ views: [viewOf()], next: 'a b' }),
    Response.json({ views: [older], next: null }),
  ]);
  const section = within(await screen.findByRole('region', { name: settingsEn.views.title }));
  expect((await section.findByRole('listitem')).textContent).toMatch(
    /^PT Kopi PagiOpened your application for BaristaRecruiter · 28 Nov 2026, \d\d:00$/,
  );
  await user.click(section.getByRole('button', { name: settingsEn.views.more }));
  expect(await section.findByText('Opened the CV you sent for Barista')).toBeTruthy();
  expect(section.queryByRole('button', { name: settingsEn.views.more })).toBeNull();
});

test('that nobody has looked yet is said, in Indonesian too', async () => {
  openViews([Response.json({ views: [], next: null })], 'id');
  expect(await screen.findByText(settingsId.views.empty)).toBeTruthy();
});
