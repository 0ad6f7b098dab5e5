import type { RemoteOverview } from '@sabi/contracts/http/gateway/staff-remotes';
import type { Language } from '@sabi/contracts/language';
import { screen, waitFor, within } from '@testing-library/react';
import { buildRemote, canary, currentVersion, newVersion, oldVersion } from '../../testing/remotes';
import { type Answer, problem, renderDesk, staffSession, texts } from '../../testing/platform';
import { remotesUrl } from './platform-query';

const listKey = `GET ${remotesUrl}`;
const commandKey = `POST ${remotesUrl}/mf-blog/commands`;
const session = { ...staffSession, user: { ...staffSession.user, staffRoles: ['platform'] } };
const list = (...remotes: RemoteOverview[]) => Response.json({ remotes });
const { commands, failures, platform } = { ...texts.en.platform, platform: texts.en.platform };

const open = (loads: readonly Answer[], sent: readonly Answer[] = [], language: Language = 'en') =>
  renderDesk({ path: '/platform', session, language, answers: { [listKey]: loads, [commandKey]: sent } });
const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_match, key: string) => String(values[key]));

const withCanary = buildRemote({ canary });

describe.each(['en', 'id'] as const)('in %s', (language) => {
  const t = texts[language].platform;

  test('a remote is shown with its shares, the failures of its canary and the limit', async () => {
    open([list(withCanary)], [], language);
    const card = within(await screen.findByRole('article', { name: 'mf-blog' }));
    expect(card.getByText(new RegExp(fill(t.share.current, { percent: 90 })))).toBeTruthy();
    expect(card.getByText(new RegExp(fill(t.share.canary, { percent: 10 })))).toBeTruthy();
    const percent = language === 'en' ? '2.5' : '2,5';
    expect(card.getByText(fill(t.figures.failed, { failed: 1, networks: 40, percent }))).toBeTruthy();
    expect(
      card.getByText(
        new RegExp(fill(t.figures.ends_other, { percent: 5, count: 3 }).replaceAll(/[().]/g, '.')),
      ),
    ).toBeTruthy();
  });

  test('without a remote it says how one is published', async () => {
    open([list()], [], language);
    expect(await screen.findByText(t.empty)).toBeTruthy();
  });
});

test.each(['files-unavailable', 'fails-in-browsers'] as const)(
  'where the current version fails for everybody (%s), the last good one is offered first',
  async (reason) => {
    const promoted = buildRemote({ current: oldVersion, revision: 8 });
    const { user, posts } = open(
      [list(buildRemote({ failing: { reason, lastGood: oldVersion } })), list(promoted)],
      [Response.json(promoted)],
    );
    expect(await screen.findByText(fill(platform.failing[reason], { version: currentVersion }))).toBeTruthy();
    const give = fill(platform.failing.give, { version: oldVersion });
    await user.click(screen.getByRole('button', { name: give }));
    await user.click(screen.getByRole('button', { name: commands.promote.confirm }));
    const command = { action: 'promote', version: oldVersion, trafficPercent: 100, revision: 7 };
    await waitFor(() => expect(posts()).toEqual([{ key: commandKey, body: command }]));
  },
);

test('where no other version can be loaded, none is offered', async () => {
  open([list(buildRemote({ failing: { reason: 'files-unavailable', lastGood: null } }))]);
  expect(await screen.findByText(platform.failing.none)).toBeTruthy();
});

test('a remote that fails for everybody comes first, and a version without its files is not to be pinned', async () => {
  const failing = { reason: 'files-unavailable', lastGood: null } as const;
  open([list(buildRemote({ name: 'mf-auth' }), buildRemote({ failing, fallback: null }))]);
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent)).toEqual([
    'mf-blog',
    'mf-auth',
  ]);
  const pinOf = (name: string) =>
    screen.queryByRole('button', { name: fill(commands.pin.labelOf, { name }) });
  expect(pinOf('mf-auth')).toBeTruthy();
  expect(pinOf('mf-blog')).toBeNull();
});

test('promoting says before for whom, sends what was seen, says what is live and takes it back', async () => {
  const promoted = buildRemote({ current: newVersion, fallback: currentVersion, revision: 8 });
  const { user, posts, toasts } = open(
    [list(withCanary), list(promoted)],
    [Response.json(promoted), Response.json(buildRemote({ revision: 9 }))],
  );
  await user.click(
    await screen.findByRole('button', { name: fill(commands.promote.labelOf, { name: 'mf-blog' }) }),
  );
  const dialog = within(screen.getByRole('dialog'));
  expect(
    dialog.getByText(fill(commands.promote.text, { version: newVersion, current: currentVersion })),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: commands.promote.confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const command = { action: 'promote', version: newVersion, trafficPercent: 100, revision: 7 };
  expect(posts()).toEqual([{ key: commandKey, body: command }]);
  const [toast] = toasts;
  expect(toast).toMatchObject({
    title: fill(commands.promote.done, { name: 'mf-blog' }),
    description: fill(platform.live.all, { current: newVersion }),
    action: { label: platform.undo },
  });
  toast?.action?.onSelect();
  await waitFor(() => expect(toasts.at(-1)?.title).toBe(fill(platform.undone, { name: 'mf-blog' })));
  expect(posts()[1]?.body).toEqual({ action: 'rollback', version: newVersion, revision: 8 });
});

test('a wider share is chosen by the keyboard', async () => {
  const { user, posts } = open([list(withCanary)], [Response.json(withCanary)]);
  const button = await screen.findByRole('button', {
    name: fill(commands.share.labelOf, { name: 'mf-blog' }),
  });
  button.focus();
  await user.keyboard('{Enter}');
  await user.selectOptions(await screen.findByLabelText(platform.share.label), '50');
  expect(screen.getByRole('dialog').textContent).toContain(
    fill(commands.share.text, { percent: 50, version: newVersion, current: currentVersion }),
  );
  await user.click(screen.getByRole('button', { name: fill(commands.share.confirm, { percent: 50 }) }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).toMatchObject({ action: 'promote', trafficPercent: 50 });
});

test('a pin says that the canary ends by it', async () => {
  const { user } = open([list(withCanary)]);
  await user.click(
    await screen.findByRole('button', { name: fill(commands.pin.labelOf, { name: 'mf-blog' }) }),
  );
  expect(screen.getByRole('dialog').textContent).toContain(
    fill(platform.endsCanary, { canary: newVersion, percent: 10 }),
  );
});

test.each([
  [problem(409, 'REMOTE_CHANGED'), failures.changed],
  [problem(404, 'RELEASE_NOT_FOUND'), failures.gone],
  [problem(429, 'RATE_LIMITED'), failures.refused],
  [new TypeError('Failed to fetch'), failures.unreachable],
])('a command that fails says so in its dialog, which stays: %#', async (answer, text) => {
  const { user } = open([list(buildRemote())], [answer]);
  await user.click(
    await screen.findByRole('button', { name: fill(commands.rollBack.labelOf, { name: 'mf-blog' }) }),
  );
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: commands.rollBack.confirm }),
  );
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('who pinned a version, and that a canary ended by itself, is said first', async () => {
  const at = '2026-11-21T03:00:00.000Z';
  open([
    list(
      buildRemote({
        ...{ pinned: true, pinnedSince: at },
        pinnedBy: { kind: 'staff', id: session.user.id, name: session.user.email },
        lastRollback: { version: newVersion, at, reason: 'error-budget', by: null },
      }),
    ),
  ]);
  expect(await screen.findByText(new RegExp(`${currentVersion} is pinned since .+ by you`))).toBeTruthy();
  expect(screen.getByText(new RegExp(`The canary ${newVersion} ended by itself`))).toBeTruthy();
  expect(
    screen.getByRole('button', { name: fill(commands.unpin.labelOf, { name: 'mf-blog' }) }),
  ).toBeTruthy();
});

test('a page that cannot be loaded says so, and loads on another try', async () => {
  const { user } = open([problem(400, 'UNEXPECTED_FAILURE'), list(buildRemote())]);
  expect(await screen.findByText(platform.failed.service.title)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: texts.en.failed.retry }));
  expect(await screen.findByRole('article', { name: 'mf-blog' })).toBeTruthy();
});

test('an old sign-in is sent to a new one', async () => {
  open([problem(403, 'STAFF_SIGN_IN_TOO_OLD')]);
  expect(await screen.findByRole('heading', { name: texts.en.refused.age.title })).toBeTruthy();
});

test('without the role there is no page, no entry and no request', async () => {
  const reviewer = { ...staffSession, user: { ...staffSession.user, staffRoles: ['reviewer'] } };
  const { sent } = renderDesk({ path: '/platform', session: reviewer });
  expect(await screen.findByText(platform.failed.role.title)).toBeTruthy();
  expect(screen.queryByRole('link', { name: platform.title })).toBeNull();
  expect(sent.map(({ key }) => key)).not.toContain(listKey);
});
