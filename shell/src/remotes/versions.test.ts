import type { RemoteRegistry, RemoteReport } from '@sabi/contracts/http/gateway/platform';
import { isInCanary, versionGroupOf } from './version-group';
import { createStore, type SessionState, type ShellSession, type Store } from '@sabi/shell-sdk';
import type * as Versions from './versions';

const registry = {
  remotes: [
    {
      ...{ name: 'mf-blog', trafficPercent: 50, release: { version: 'stable' }, fallback: null },
      canary: { protocol: 1, rendering: 'server', release: { version: 'canary' } },
    },
  ],
} as unknown as RemoteRegistry;
const about = { remote: 'mf-blog', version: '1.0.0-0000000001' };
const served = { name: about.remote, release: { version: about.version } };
const sent: RemoteReport[] = [];
let state: Store<SessionState>;
let session: ShellSession;
let versions: typeof Versions;

const forgetGroup = () => {
  document.cookie = 'sabi-version-group=; Path=/; Max-Age=0';
};
const groupIn = (cookies: string) => Number(/sabi-version-group=(\d+)/.exec(cookies)?.[1]);
const chosen = () => versions.chooseForVisitor(registry, session).remotes[0]?.release.version;
const versionOf = (group: number) => (isInCanary(group, 'mf-blog', 50) ? 'canary' : 'stable');

beforeEach(async () => {
  forgetGroup();
  sent.length = 0;
  state = createStore<SessionState>({ status: 'unknown' });
  session = { state, getClient: () => Promise.reject(new Error('not asked')) };
  globalThis.fetch = jest.fn(async (_address, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)) as RemoteReport);
    return Response.json(null, { status: 202 });
  });
  jest.resetModules(); // as a page loaded anew
  versions = await import('./versions');
});
afterEach(forgetGroup);

test('a browser keeps the group it was given by lot, and the version that goes with it', () => {
  const version = chosen();
  const group = groupIn(document.cookie);
  expect(group).toBeGreaterThanOrEqual(0);
  expect(version).toBe(versionOf(group));
  for (let visits = 0; visits < 20; visits += 1) expect(chosen()).toBe(version);
  expect(groupIn(document.cookie)).toBe(group);
});

test.each(['before', 'after'])('who has signed in %s it is in the group of their account', (when) => {
  const id = '5f0e7a52-7c3b-4a39-9a44-9d2f6c1f3c11';
  const signIn = () => state.set({ status: 'signed-in', user: { id, email: 'a@b.example', metadata: {} } });
  if (when === 'before') signIn();
  chosen();
  if (when === 'after') signIn();
  expect(groupIn(document.cookie)).toBe(versionGroupOf(id));
  expect(chosen()).toBe(versionOf(versionGroupOf(id)));
});

test('what is reported is reported once for each page', () => {
  versions.report('failed', served);
  versions.report('failed', served);
  versions.report('shown', served);
  expect(sent).toEqual([
    { ...about, kind: 'failed' },
    { ...about, kind: 'shown' },
  ]);
});

test('what fails without a network is not reported, then or later', () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  versions.report('failed', served);
  connection.mockRestore();
  expect(sent).toEqual([]);
  versions.report('failed', served);
  expect(sent).toEqual([{ ...about, kind: 'failed' }]);
});

describe('what nobody catches', () => {
  const file = `${window.location.origin}/remotes/mf-blog/1.0.0-0000000001/page.js`;
  const extension = 'chrome-extension://abc/content.js';
  const elsewhere = 'https://other.example/remotes/mf-blog/1.0.0-0000000001/page.js';
  /** @param where the script that throws, then those that have called it */
  const throwIn = (...where: string[]) => {
    const error = new Error('broken');
    error.stack = ['Error: broken', ...where.map((script) => `    at onClick (${script}:1:20)`)].join('\n');
    return error;
  };
  const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
  const events: Record<string, Event> = {
    'an error in a handler': new ErrorEvent('error', { error: throwIn(file), message: 'broken' }),
    'an error of a script that does not parse': new ErrorEvent('error', {
      filename: file,
      message: 'SyntaxError',
    }),
    'a promise without a catch': rejection(throwIn(file)),
  };

  test.each(Object.entries(events))('%s is reported with the version it comes from', (_what, event) => {
    chosen();
    window.dispatchEvent(event);
    expect(sent).toContainEqual({ ...about, kind: 'failed' });
  });

  test('an error of the shell or of an extension is nobody’s', () => {
    chosen();
    for (const where of [`${window.location.origin}/assets/shell.js`, extension, elsewhere])
      window.dispatchEvent(rejection(throwIn(where)));
    window.dispatchEvent(rejection(undefined));
    expect(sent).toEqual([]);
  });

  test.each([
    ['an extension that a remote has called', extension],
    ['a script of another site that a remote has called', elsewhere],
  ])('an error of %s is not the remote’s', (_what, where) => {
    chosen();
    window.dispatchEvent(rejection(throwIn(where, file)));
    expect(sent).toEqual([]);
  });

  test('an error of the shell that a remote has caused is the remote’s', () => {
    chosen();
    window.dispatchEvent(rejection(throwIn(`${window.location.origin}/assets/vendor.js`, file)));
    expect(sent).toContainEqual({ ...about, kind: 'failed' });
  });
});
