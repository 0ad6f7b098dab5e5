import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { createStore } from '@sabi/shell-sdk';
import { act } from 'react';
import type { PageData } from '../page-data';
import { prepareLocalRemote } from './prepare';

const local = { name: 'mf-test', port: 9000 };
const origin = 'http://127.0.0.1:9000';
const release: RemoteRelease = {
  name: 'mf-test',
  protocol: 2,
  basePaths: ['/new'],
  chrome: 'public',
  rendering: 'server',
  navigation: [],
  redirects: [],
  version: '1.0.0-0000000009',
  entry: 'remoteEntry.js',
  serverBundle: 'server.cjs',
  preload: { scripts: ['remoteEntry.js'], styles: [] },
  parts: {},
  integrity: { 'remoteEntry.js': `sha256-${'B'.repeat(43)}=` },
};
const ofSite = { name: 'mf-test', basePaths: ['/test'], release: { version: '1.0.0-0000000001' } };
const other = { name: 'mf-other', basePaths: ['/other'] };
const data = {
  registry: { remotes: [ofSite, other] },
  status: 404,
  protocols: [1, 2],
} as unknown as PageData;

class FakeEventSource extends EventTarget {
  static last: FakeEventSource;

  constructor(readonly url: string) {
    super();
    FakeEventSource.last = this;
  }
}

const serve = (answer: () => unknown) => {
  const fetched = jest.fn(async () => ({ ok: true, json: async () => answer() }));
  Object.assign(globalThis, { fetch: fetched, EventSource: FakeEventSource });
  return fetched;
};
const nameVersions = ({ registry }: PageData) =>
  registry.remotes.map(({ name, release: served }) => `${name} ${served?.version ?? ''}`.trim());
async function show(prepared: Awaited<ReturnType<typeof prepareLocalRemote>>) {
  const registry = createStore(prepared.data.registry);
  await act(async () => prepared.start({ registry }));
  return registry;
}

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
beforeEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/id/new');
});

test('the local version replaces the site’s, with its own paths, its own hashes and no fallback', async () => {
  const fetched = serve(() => release);
  const { data: changed } = await prepareLocalRemote(data, local);
  expect(fetched).toHaveBeenCalledWith(`${origin}/release.json`, expect.anything());
  expect(nameVersions(changed)).toEqual(['mf-other', 'mf-test 1.0.0-0000000009']);
  const entryUrl = `${origin}/remotes/mf-test/1.0.0-0000000009/remoteEntry.js`;
  expect(changed.registry.remotes[1]).toMatchObject({
    basePaths: ['/new'],
    fallback: null,
    release: { entryUrl, integrity: { [entryUrl]: release.integrity['remoteEntry.js'] } },
  });
  expect(changed.status).toBe(200); // the server did not know the path
});

test('a registry that arrives later does not bring the site’s version back', async () => {
  serve(() => release);
  const registry = await show(await prepareLocalRemote(data, local));
  registry.set(data.registry);
  expect(registry.get().remotes.map((each) => each.release?.version)).toContain(release.version);
});

test.each([
  ['nothing is served', () => Promise.reject(new Error('refused')), 'Tidak ada mf-test lokal di port 9000'],
  ['another remote is served', () => ({ ...release, name: 'mf-foreign' }), 'Tidak ada mf-test lokal'],
  ['the shell cannot mount it', () => ({ ...release, protocol: 3 }), 'tidak cocok dengan shell situs ini'],
])('where %s the page has the site’s version and says so', async (_what, answer, text) => {
  serve(answer);
  const prepared = await prepareLocalRemote(data, local);
  expect(prepared.data).toEqual(data);
  await show(prepared);
  expect(document.querySelector('[role=status]')?.textContent).toContain(text);
});

test('the notice names the version, offers the way out, and says when its server has ended', async () => {
  serve(() => release);
  await show(await prepareLocalRemote(data, local));
  const status = () => document.querySelector('[role=status]')?.textContent;
  expect(status()).toBe('mf-test 1.0.0-0000000009 lokal dari port 9000, hanya di peramban ini');
  const form = document.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/local-remote');
  expect(form?.querySelector('[name=to]')).toHaveProperty('value', '/id/new');
  expect(FakeEventSource.last.url).toBe(`${origin}/builds`);
  await act(async () => FakeEventSource.last.dispatchEvent(new Event('error')));
  expect(status()).toContain('sudah berhenti di port 9000');
  await act(async () =>
    FakeEventSource.last.dispatchEvent(new MessageEvent('message', { data: release.version })),
  );
  expect(status()).toContain('hanya di peramban ini');
});
