import { notificationKinds } from '@sabi/contracts/notification/notification-kinds';
import { act, screen, waitFor, within } from '@testing-library/react';
import '../testing/preload-pages';
import en from '../locales/en/inbox.json';
import id from '../locales/id/inbox.json';
import talentEn from '../locales/en/talent.json';
import {
  applicationId,
  buildMessage,
  buildNotification,
  buildPage,
  buildThread,
  byFolder,
  companySubject,
  inboxKeys,
  openPath,
  renderInbox,
  threadAnswer,
} from '../testing/inbox';
import { problemAnswer, signedInWith } from '../testing/platform';

test.each(notificationKinds)('%s has a text of its own in both languages', (kind) => {
  const kindsOf = (texts: object) => Object.keys(texts).map((key) => key.replace(/_(one|other)$/, ''));
  expect(kindsOf(en.kinds)).toContain(kind);
  expect(kindsOf(id.kinds)).toContain(kind);
});

const otherId = '33333333-3333-4333-8333-333333333333';
const other = buildNotification({
  notification_id: otherId,
  kind: 'of_a_later_release',
  subject: { type: 'seat', id: otherId },
  updated_at: '2026-11-27T03:00:00.000Z',
  read_at: '2026-11-27T04:00:00.000Z',
});
const moved = buildNotification({
  notification_id: '44444444-4444-4444-8444-444444444444',
  kind: 'application_moved',
  topic: 'applications',
  subject: { type: 'application', id: applicationId },
  updated_at: '2026-11-28T02:00:00.000Z',
});
const rows = async (texts: typeof id | typeof en = en) => {
  const list = await screen.findByRole('list', { name: texts.list });
  return within(list).getAllByRole('link');
};
const bodiesOf = (requests: readonly { body: unknown }[]) =>
  requests.map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>);

test('what is about one application is one row, with whom it is about; an unknown kind has a general text', async () => {
  renderInbox({ notifications: [buildNotification({ count: 2 }), moved, other] });
  await screen.findByText('PT Kopi Pagi');
  const [first, second, ...more] = await rows();
  expect(more).toEqual([]);
  expect(first?.textContent).toContain(en.unread);
  expect(first?.textContent).toContain('2 messages');
  expect(first?.textContent).toContain('Barista');
  expect(second?.textContent).not.toContain(en.unread);
  expect(second?.textContent).toContain(en.titles.other);
  expect(second?.textContent).toContain(en.otherKind);
});

test('an open conversation shows messages among what has happened, and is read', async () => {
  const { user, sent, heads } = renderInbox({ notifications: [buildNotification(), moved] });
  await user.click((await rows())[0]!);
  const log = await screen.findByRole('log');
  expect(
    within(log)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining(en.kinds.application_moved),
    expect.stringContaining('Bisa wawancara Senin?'),
  ]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'PT Kopi Pagi' }));
  expect(screen.getByRole('link', { name: en.pane.toApplication }).getAttribute('href')).toBe(
    `/job-search?tab=applications&card=${applicationId}`,
  );
  await waitFor(() => expect(bodiesOf(sent(inboxKeys.readThread))).toEqual([{ through: 1 }]));
  expect(bodiesOf(sent(inboxKeys.read))).toEqual([
    { through: 7, subject: { type: 'thread', id: applicationId } },
    { through: 7, subject: { type: 'application', id: applicationId } },
  ]);
  expect(heads.at(-1)).toMatchObject({ title: en.title, robots: 'noindex' });
});

test('an answer that may have arrived is sent again under the same id, and the draft is kept until then', async () => {
  const { user, sent } = renderInbox({
    path: openPath,
    answers: { [inboxKeys.send]: [new TypeError('Failed to fetch'), Response.json(buildMessage())] },
  });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to PT Kopi Pagi' });
  await user.type(field, 'Bisa, terima kasih.');
  await user.click(screen.getByRole('button', { name: en.composer.send }));
  expect((await screen.findByText(en.composer.failed)).closest('[role=alert]')?.textContent).toContain(
    en.failures.offline,
  );
  expect(field.value).toBe('Bisa, terima kasih.');
  await user.click(screen.getByRole('button', { name: en.composer.send }));
  await waitFor(() => expect(field.value).toBe(''));
  const [first, second] = bodiesOf(sent(inboxKeys.send));
  expect(second).toEqual(first);
  expect(first).toMatchObject({ text: 'Bisa, terima kasih.' });
});

test('a draft is there again when the conversation is opened again', async () => {
  const { user, view } = renderInbox({ path: openPath });
  await user.type(await screen.findByRole('textbox'), 'Belum selesai');
  view.unmount();
  renderInbox({ path: openPath });
  await waitFor(async () =>
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('Belum selesai'),
  );
  sessionStorage.clear();
});

test('the keys move between rows, archive with undo, and mark as unread; typing is no shortcut', async () => {
  const change = inboxKeys.change(otherId);
  const { user, sent, toasts, navigations } = renderInbox({
    notifications: [buildNotification(), other],
    answers: { [change]: [Response.json(other)] },
  });
  const [first, second] = await rows();
  await user.keyboard('j');
  expect(document.activeElement).toBe(first);
  await user.keyboard('jj');
  expect(document.activeElement).toBe(second);
  await user.keyboard('u');
  await waitFor(() => expect(bodiesOf(sent(change))).toEqual([{ is_read: false }]));
  await user.keyboard('e');
  await waitFor(() => expect(toasts.at(-1)?.title).toBe(en.acts.archived));
  act(() => toasts.at(-1)?.action?.onSelect());
  await waitFor(() => expect(bodiesOf(sent(change)).at(-1)).toEqual({ is_archived: false }));
  await user.keyboard('k{Enter}');
  await user.type(await screen.findByRole('textbox'), 'jeju');
  expect(sent(change)).toHaveLength(3);
  await user.keyboard('{Escape}');
  expect(navigations.at(-1)?.to).toBe('/inbox');
  await waitFor(async () => expect(document.activeElement).toBe((await rows())[0]));
});

test('where the open conversation covers the rows, the keys open its neighbour', async () => {
  const { user, navigations } = renderInbox({ path: openPath, notifications: [buildNotification(), other] });
  for (const row of await rows()) jest.spyOn(row, 'focus').mockImplementation(() => undefined);
  await screen.findByRole('log');
  await user.keyboard('j');
  expect(navigations.at(-1)?.to).toBe(`/inbox?thread=${otherId}`);
  await user.keyboard('k');
  expect(navigations.at(-1)?.to).toBe(openPath);
});

test('single-key shortcuts can be switched off', async () => {
  const { user } = renderInbox();
  const [first] = await rows();
  await user.click(screen.getByText(en.keys.title));
  await user.click(screen.getByRole('checkbox', { name: en.keys.on }));
  await user.keyboard('j');
  expect(document.activeElement).not.toBe(first);
});

test('what could not be archived is there again, and says so', async () => {
  const { user, toasts } = renderInbox({
    answers: { [inboxKeys.change(buildNotification().notification_id)]: [problemAnswer(503, 'INTERNAL')] },
  });
  await user.click(await screen.findByRole('button', { name: 'Archive: PT Kopi Pagi' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ tone: 'destructive', title: en.acts.failed }));
  expect(await rows()).toHaveLength(1);
});

test('each folder says when it is empty, and archived rows can be taken back', async () => {
  const archived = buildNotification({ archived_at: '2026-11-28T05:00:00.000Z' });
  const { user } = renderInbox({
    language: 'id',
    answers: { [inboxKeys.list]: [byFolder({ archived: buildPage([archived]) })] },
  });
  expect(await screen.findByText(id.empty.all)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: id.filter.messages }));
  expect(await screen.findByText(id.empty.messages)).toBeTruthy();
  await user.click(screen.getByRole('link', { name: id.filter.archived }));
  expect(await screen.findByRole('button', { name: `${id.acts.restore}: PT Kopi Pagi` })).toBeTruthy();
});

test('a recruiter reads the words for recruiters, and is led to the workspace', async () => {
  const { user, heads } = renderInbox({
    session: signedInWith({ user_type: 'recruiter' }),
    language: 'id',
    notifications: [],
  });
  expect(await screen.findByText(id.recruiter.empty.all)).toBeTruthy();
  expect(screen.getByRole('link', { name: id.recruiter.next }).getAttribute('href')).toBe('/id/hire');
  expect(heads.at(-1)).toMatchObject({ description: id.recruiter.description });
  await user.click(screen.getByRole('link', { name: id.filter.messages }));
  expect(await screen.findByText(id.recruiter.empty.messages)).toBeTruthy();
});

test('an empty inbox of a talent leads to the job board', async () => {
  renderInbox({ notifications: [] });
  expect((await screen.findByRole('link', { name: en.next })).getAttribute('href')).toBe('/jobs');
});

test('an inbox that does not load says so, and is loaded again', async () => {
  const { user } = renderInbox({
    answers: { [inboxKeys.list]: [problemAnswer(403, 'ACCESS_DENIED'), Response.json(buildPage([]))] },
  });
  await user.click(await screen.findByRole('button', { name: talentEn.states.retry }));
  expect(await screen.findByText(en.empty.all)).toBeTruthy();
});

test('offline it says from when the rows are', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get');
  renderInbox();
  await rows();
  connection.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect((await screen.findByText(/You are offline\. What you see is from \d\d:\d\d\./)).role).toBe('status');
  connection.mockRestore();
});

test('more rows are loaded after the last one', async () => {
  const { user } = renderInbox({
    answers: {
      [inboxKeys.list]: [
        ({ path }) =>
          Response.json(path.includes('after=') ? buildPage([other]) : buildPage([moved], { next: 'p2' })),
      ],
    },
  });
  expect(await rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: en.more }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('a change that the shell reports is shown', async () => {
  const { context } = renderInbox({
    answers: { [inboxKeys.list]: [Response.json(buildPage([])), Response.json(buildPage([moved]))] },
  });
  await screen.findByText(en.empty.all);
  act(() => context.events.emit('shell:inbox-changed', { unread: 1, sequence: 8 }));
  expect(await rows()).toHaveLength(1);
});

test('all are marked as read up to what was shown', async () => {
  const { user, sent } = renderInbox();
  await user.click(await screen.findByRole('button', { name: en.acts.readAll }));
  await waitFor(() => expect(bodiesOf(sent(inboxKeys.read))).toEqual([{ through: 7 }]));
});

test('a conversation is blocked after a question, and unblocked', async () => {
  const blocked = buildThread({ is_blocked: true });
  const { user } = renderInbox({
    path: openPath,
    answers: {
      [inboxKeys.block]: [Response.json(blocked)],
      [inboxKeys.unblock]: [Response.json(buildThread())],
      [inboxKeys.thread]: [threadAnswer(buildThread({ read_no: 1 }))],
    },
  });
  await screen.findByRole('textbox');
  await user.click(screen.getByRole('button', { name: en.block.label }));
  const dialog = within(await screen.findByRole('dialog', { name: en.block.title }));
  await user.click(dialog.getByRole('button', { name: en.block.confirm }));
  expect(await screen.findByText(en.block.isBlocked)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: en.block.undo }));
  expect(await screen.findByRole('textbox')).toBeTruthy();
});

test('a message of the other side is reported with a reason, own ones cannot be', async () => {
  const own = buildMessage({ message_id: otherId, no: 2, side: 'talent', is_own: true, text: 'Bisa.' });
  const { user, sent, toasts } = renderInbox({
    path: openPath,
    messages: [buildMessage(), own],
    answers: { [inboxKeys.report]: [new Response(null, { status: 202 })] },
  });
  const report = await screen.findByRole('button', { name: en.report.label });
  await user.click(report);
  const dialog = within(await screen.findByRole('dialog', { name: en.report.title }));
  await user.click(dialog.getByRole('button', { name: en.report.send }));
  expect(await dialog.findByText(en.report.reasonMissing)).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox'), en.report.reasons.asks_for_money);
  await user.click(dialog.getByRole('button', { name: en.report.send }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe(en.report.sent));
  expect(bodiesOf(sent(inboxKeys.report))).toEqual([
    { report_id: expect.any(String), message_no: 1, reason: 'asks_for_money' },
  ]);
});

test('a member of the company writes first about an application, and reads why that is refused', async () => {
  const { user, sent } = renderInbox({
    path: openPath,
    notifications: [],
    subject: companySubject,
    thread: null,
    answers: {
      [inboxKeys.start]: [problemAnswer(429, 'OUTREACH_LIMIT', { retryAfter: 3600 }), Response.json({})],
      [inboxKeys.thread]: [
        threadAnswer(null),
        threadAnswer(buildThread({ talent_id: '7f0c1d7e-53a4-4c0e-8a55-1f4f6f6a1c02' })),
      ],
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Message to Laksmi Wardani' });
  expect(screen.getByRole('link', { name: en.pane.toApplication }).getAttribute('href')).toContain(
    `/hire/companies/kopi-pagi/jobs/${companySubject.job.job_id}/applications/${applicationId}`,
  );
  await user.type(field, 'Halo');
  await user.click(screen.getByRole('button', { name: en.composer.send }));
  expect(await screen.findByText(/20 new people in 24 hours\. .* in 60 minutes\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en.composer.send }));
  await waitFor(() => expect(sent(inboxKeys.start)).toHaveLength(2));
  expect(bodiesOf(sent(inboxKeys.start))[0]).toMatchObject({
    text: 'Halo',
    to: { application_id: applicationId },
  });
  // Another field, as the form for a first message has gone.
  await waitFor(() => expect(field.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a talent writes first about an own application, after what has happened to it', async () => {
  const { user, sent } = renderInbox({
    path: openPath,
    notifications: [moved],
    thread: null,
    answers: { [inboxKeys.start]: [Response.json({})] },
  });
  await user.type(
    await screen.findByRole('textbox', { name: 'Message to PT Kopi Pagi' }),
    'Apakah ada sif malam?',
  );
  expect(screen.getByRole('log').textContent).toContain(en.kinds.application_moved);
  await user.click(screen.getByRole('button', { name: en.composer.send }));
  await waitFor(() =>
    expect(bodiesOf(sent(inboxKeys.start))).toEqual([
      {
        message_id: expect.any(String),
        text: 'Apakah ada sif malam?',
        to: { application_id: applicationId },
      },
    ]),
  );
});

test('several new applications lead to the list of their job, and there is no single applicant to write to', async () => {
  const several = { ...moved, kind: 'application_submitted', topic: 'hiring', count: 3 };
  renderInbox({ path: openPath, notifications: [several], subject: companySubject, thread: null });
  const link = await screen.findByRole('link', { name: en.pane.toApplications });
  expect(link.getAttribute('href')).toMatch(/\/hire\/companies\/kopi-pagi\/jobs\/[\da-f-]+\/applications$/);
  expect(screen.getByRole('log').textContent).toContain('3 new applications');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('nobody writes to an applicant whose account was erased', async () => {
  const subject = { ...companySubject, applicant_name: null };
  renderInbox({ path: openPath, notifications: [moved], subject, thread: null });
  await screen.findByRole('heading', { level: 2, name: en.titles.deleted });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('nothing can be sent in a blocked conversation', async () => {
  const { user } = renderInbox({
    path: openPath,
    answers: { [inboxKeys.send]: [problemAnswer(409, 'BLOCKED')] },
  });
  await user.type(await screen.findByRole('textbox'), 'Halo');
  await user.click(screen.getByRole('button', { name: en.composer.send }));
  expect(await screen.findByText(en.failures.blocked)).toBeTruthy();
});

test('earlier messages are loaded on demand', async () => {
  const { user, sent } = renderInbox({
    path: openPath,
    thread: buildThread({ last_no: 60, read_no: 60 }),
    answers: {
      [inboxKeys.messages]: [
        ({ path }) => {
          const from = Number(path.split('after=')[1]);
          const message = buildMessage({ message_id: `m${from}`, no: from + 1, text: `after ${from}` });
          return Response.json({ messages: [message], next: from === 0 ? 10 : null });
        },
      ],
    },
  });
  expect(await screen.findByText('after 10')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: en.pane.earlier }));
  expect(await screen.findByText('after 0')).toBeTruthy();
  expect(screen.getByText('after 10')).toBeTruthy();
  expect(sent(inboxKeys.messages)).toHaveLength(3);
});

test('a conversation of others is not found', async () => {
  renderInbox({
    path: openPath,
    notifications: [],
    thread: null,
    answers: { [inboxKeys.subjects]: [Response.json({ subjects: [] })] },
  });
  expect(await screen.findByText(en.pane.missing)).toBeTruthy();
});
