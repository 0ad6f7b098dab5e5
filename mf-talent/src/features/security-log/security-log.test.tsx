import { type OwnAudit, securityEventSchema } from '@sabi/contracts/http/identity/own-audit';
import type { Language } from '@sabi/contracts/language';
import { screen, waitFor, within } from '@testing-library/react';
import { clientOf, problemAnswer, renderSignedIn } from '../../testing/platform';
import settingsEn from '../../locales/en/settings.json';
import settingsId from '../../locales/id/settings.json';

const key = 'GET /auth/v1/user/audit';
type Entry = OwnAudit['entries'][number];

const entryOf = (id: number, values: Partial<Entry> = {}): Entry => ({
  id: `${id}0000000-0000-4000-8000-000000000000`,
  event: 'signed_in',
  by: 'owner',
  ip: '203.0.113.7',
  created_at: '2024-12-28T05:00:00.000Z',
  ...values,
});
const page = (entries: Entry[], next: string | null = null) => Response.json({ entries, next });

async function open(answers: Response[], language: Language = 'en') {
  const rendered = renderSignedIn({
    path: '/settings/security',
    language,
    answers: { [key]: answers, 'GET /auth/v1/sessions': [Response.json({ sessions: [] })] },
    client: clientOf({
      getUser: async () => ({ data: { user: {} }, error: null }),
      passkey: { list: async () => ({ data: [], error: null }) },
    }),
  });
  const name = language === 'en' ? settingsEn.log.title : settingsId.log.title;
  return { ...rendered, log: within(await screen.findByRole('region', { name })) };
}

test('every event has words of its own, in both languages', () => {
  for (const { log } of [settingsEn, settingsId]) {
    expect(Object.keys(log.events).sort()).toEqual([...securityEventSchema.options].sort());
    expect(new Set(Object.values(log.events)).size).toBe(securityEventSchema.options.length);
  }
});

test('it shows what was done, when, from where, and by whom where that was our staff', async () => {
  const { log } = await open([
    page([entryOf(1), entryOf(2, { event: 'factor_removed', by: 'staff', ip: null })]),
  ]);
  const rows = (await log.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Signed in28 Dec 2024, \d\d:00 · IP address 203\.0\.113\.7$/);
  expect(rows[1]).toMatch(/^Second factor removedBy our staff28 Dec 2024, \d\d:00$/);
});

test('older entries come when asked for; where they do not, they can be asked for again', async () => {
  const { log, user, sent } = await open([
    page([entryOf(1)], 'a b'),
    problemAnswer(403, 'x'),
    page([entryOf(2, { event: 'signed_up' })]),
  ]);
  await user.click(await log.findByRole('button', { name: 'Show more' }));
  expect((await log.findByRole('alert')).textContent).toContain('older entries could not be loaded');
  expect(log.getByText('Signed in')).toBeTruthy();
  await user.click(log.getByRole('button', { name: 'Show more' }));
  expect(await log.findByText(settingsEn.log.events.signed_up)).toBeTruthy();
  expect(log.getByText('Signed in')).toBeTruthy();
  await waitFor(() => expect(log.queryByRole('button', { name: 'Show more' })).toBeNull());
  expect(sent(key).map(({ path }) => path)).toEqual([
    '/auth/v1/user/audit',
    '/auth/v1/user/audit?before=a+b',
    '/auth/v1/user/audit?before=a+b',
  ]);
});

test('an empty log says so', async () => {
  const { log } = await open([page([])]);
  expect(await log.findByText(settingsEn.log.empty)).toBeTruthy();
});

test('a log that does not load, or is not there yet, leaves the rest and can be asked for again', async () => {
  const { log, user, toasts } = await open([problemAnswer(404, 'x'), page([entryOf(1)])]);
  await user.click(await log.findByRole('button', { name: 'Try again' }));
  expect(await log.findByText('Signed in')).toBeTruthy();
  expect(toasts).toEqual([]);
});

test('in Indonesian it is Indonesian', async () => {
  const { log } = await open([page([entryOf(1, { event: 'password_changed', by: 'staff' })])], 'id');
  expect(await log.findByText(settingsId.log.events.password_changed)).toBeTruthy();
  expect(log.getByText(settingsId.log.byStaff)).toBeTruthy();
  expect(log.getByText(/28 Des 2024.* · Alamat IP/)).toBeTruthy();
});
