import { createInstance } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote, ServedRelease } from '@sabi/contracts/http/gateway/platform';
import { createFederation, type Federation } from './federation';
import { reportRemote } from './report-remote';

jest.mock('./report-remote');

/** Modules by version; versions that are missing here cannot be loaded. */
let entries: Record<string, object | 'never arrives' | 'no container'>;
const requested: HTMLScriptElement[] = [];
let instance: ReturnType<typeof createInstance>;
let federation: Federation;

/** Replaces the network and the effect of a loaded entry. */
document.head.appendChild = <T extends Node>(node: T): T => {
  if (!(node instanceof HTMLScriptElement)) throw new Error('Only entries are loaded here');
  requested.push(node);
  const entry = entries[versionOf(node.src)];
  if (entry === 'never arrives') return node;
  queueMicrotask(() => {
    if (entry === undefined) return node.onerror?.(new Event('error'));
    if (entry !== 'no container') Object.assign(window, { 'mf-test': entry });
    return node.onload?.(new Event('load'));
  });
  return node;
};

const versionOf = (url: string) => url.split('/').at(-2) ?? '';
const buildModule = (name: string) => ({ name, mount: () => () => undefined });
const buildEntry = (name: string) => ({ init: jest.fn(), get: jest.fn(async () => () => buildModule(name)) });
const buildRelease = (version: string) => {
  const entryUrl = `/remotes/mf-test/${version}/remoteEntry.js`;
  return { version, entryUrl, integrity: { [entryUrl]: `sha256-${version}` } } as unknown as ServedRelease;
};
const buildRemote = (version: string, fallback: string | null = null) => ({
  name: 'mf-test',
  release: buildRelease(version),
  fallback: fallback === null ? null : buildRelease(fallback),
});
const asked = () => requested.map(({ src }) => versionOf(src));

/** Loads with fake time, which advances as the runtime waits. */
async function load(remote: ReturnType<typeof buildRemote>) {
  const loading = federation.load(remote).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  return loading;
}

let hosts = 0;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  jest.mocked(reportRemote).mockClear();
  requested.splice(0);
  document.body.innerHTML = '';
  instance = createInstance({ name: `shell-${(hosts += 1)}`, remotes: [] });
  federation = createFederation(instance);
});
afterEach(() => jest.useRealTimers());

test('remotes of the registry are listed with their versions, for the developer tools too, and not fetched', () => {
  const remotes = [buildRemote('1.0.0', '0.9.0'), { ...buildRemote('2.0.0'), name: 'mf-other' }];
  federation.register({ remotes: remotes as unknown as RegisteredRemote[] });
  const listed = [
    { name: 'mf-test@1.0.0', version: '1.0.0' },
    { name: 'mf-other@2.0.0', version: '2.0.0' },
  ];
  expect(instance.options.remotes).toEqual(listed.map((remote) => expect.objectContaining(remote)));
  expect(globalThis.__FEDERATION__.moduleInfo).toMatchObject({
    [instance.name]: { remotesInfo: { 'mf-test@1.0.0': { matchedVersion: '1.0.0' } } },
    'mf-test@1.0.0:1.0.0': { version: '1.0.0' },
    'mf-other@2.0.0:2.0.0': { version: '2.0.0' },
  });
  expect(requested).toEqual([]);
});

test('an entry is checked by the browser, loaded once, and given what is shared', async () => {
  const entry = buildEntry('first');
  entries = { '1.0.1': entry };
  expect(await load(buildRemote('1.0.1'))).toMatchObject({ name: 'first' });
  expect(await load(buildRemote('1.0.1'))).toMatchObject({ name: 'first' });
  // As in its preload, which a request in another mode would not use.
  expect(requested.map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha256-1.0.1', null],
  ]);
  expect(entry.init).toHaveBeenCalledTimes(1);
  expect(entry.init.mock.calls[0]?.[0]).toBe(instance.shareScopeMap['default']);
});

test('an entry of another origin is asked for without cookies, so that its hash can be checked', async () => {
  const entryUrl = 'http://127.0.0.1:9000/mf-test/1.0.3/remoteEntry.js';
  const remote = buildRemote('1.0.3');
  const release = { ...remote.release, entryUrl, integrity: { [entryUrl]: 'sha256-own' } };
  entries = { '1.0.3': buildEntry('own') };
  await load({ ...remote, release });
  expect(requested.map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha256-own', 'anonymous'],
  ]);
});

test('an entry without a published hash is not asked for', async () => {
  entries = { '1.0.2': buildEntry('unchecked') };
  const remote = buildRemote('1.0.2');
  expect(await load({ ...remote, release: { ...remote.release, integrity: {} } })).toBeInstanceOf(Error);
  expect(requested).toEqual([]);
});

test('an entry that could not be loaded is asked for again, without what the attempt has left in the document', async () => {
  document.body.innerHTML = `
    <link rel="preload" href="/remotes/mf-test/1.1.0/remoteEntry.js">
    <link rel="preload" href="/remotes/mf-other/1.1.0/remoteEntry.js">`;
  entries = {};
  const loading = federation.load(buildRemote('1.1.0'));
  await jest.advanceTimersByTimeAsync(399);
  expect(asked()).toEqual(['1.1.0']);
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/remotes/mf-other/1.1.0/remoteEntry.js',
  ]);
  entries = { '1.1.0': buildEntry('again') };
  await jest.advanceTimersByTimeAsync(1);
  expect(await loading).toMatchObject({ name: 'again' });
  expect(reportRemote).not.toHaveBeenCalled();
});

test('chunks that could not be loaded are asked for again', async () => {
  const entry = buildEntry('again');
  entry.get.mockRejectedValueOnce(new Error('Loading chunk failed'));
  entries = { '1.1.1': entry };
  expect(await load(buildRemote('1.1.1'))).toMatchObject({ name: 'again' });
  expect(asked()).toEqual(['1.1.1']);
  expect(reportRemote).not.toHaveBeenCalled();
});

const fails = {
  'an entry that never arrives': 'never arrives',
  'an entry without a container': 'no container',
  'a container that does not start': {
    ...buildEntry('broken'),
    init: () => {
      throw new Error('broken');
    },
  },
  'chunks that cannot be loaded': {
    ...buildEntry('broken'),
    get: () => Promise.reject(new Error('Loading chunk failed')),
  },
  'chunks that never arrive': { ...buildEntry('broken'), get: () => new Promise(() => undefined) },
  'a module that throws': {
    ...buildEntry('broken'),
    get: async () => () => {
      throw new Error('broken');
    },
  },
  'a module that never ends': {
    ...buildEntry('broken'),
    get: async () => () => new Promise(() => undefined),
  },
  'a module that cannot be mounted': { ...buildEntry('broken'), get: async () => () => ({}) },
} as const;

const failures = Object.entries(fails).map(([what, broken], index) => {
  const version = `2.0.${index}`;
  return { what, version, broken: { [version]: broken } };
});
test.each([{ what: 'an entry that cannot be reached', version: '2.1.0', broken: {} }, ...failures])(
  '$what: the release is reported, and the one before is loaded instead',
  async ({ version, broken }) => {
    entries = { '1.9.0': buildEntry('before'), ...broken };
    expect(await load(buildRemote(version, '1.9.0'))).toMatchObject({ name: 'before' });
    expect(jest.mocked(reportRemote).mock.calls).toEqual([
      ['failed', expect.objectContaining({ name: 'mf-test', release: buildRelease(version) })],
    ]);
  },
);

test('what could not be reached is loaded later', async () => {
  const remote = buildRemote('2.2.0', '1.8.0');
  const entry = buildEntry('later');
  entries = {};
  expect(await load(remote)).toBeInstanceOf(Error);
  entries = { '2.2.0': entry };
  entry.get.mockRejectedValueOnce(new Error('Loading chunk failed')).mockImplementationOnce(async () => {
    document.body.innerHTML = '<link rel="stylesheet" href="/remotes/mf-test/2.2.0/styles.css">';
    throw new Error('Loading CSS chunk failed');
  });
  expect(await load(remote)).toBeInstanceOf(Error);
  expect(document.querySelector('link')).toBeNull();
  expect(await load(remote)).toMatchObject({ name: 'later' });
});

test('a fallback is tried once', async () => {
  entries = {};
  expect(await load(buildRemote('3.0.0', '2.9.0'))).toBeInstanceOf(Error);
  expect(asked()).toEqual(['3.0.0', '3.0.0', '2.9.0']);
});

test('two attempts of eight seconds are waited for', async () => {
  entries = { '3.1.0': 'never arrives' };
  const failed = jest.fn();
  federation.load(buildRemote('3.1.0')).catch(failed);
  await jest.advanceTimersByTimeAsync(8_000 + 400 + 7_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
});

test('another release of the remote is not taken for the one before', async () => {
  entries = { '4.0.0': buildEntry('current'), '4.1.0': buildEntry('next') };
  expect(await load(buildRemote('4.0.0'))).toMatchObject({ name: 'current' });
  expect(await load(buildRemote('4.1.0'))).toMatchObject({ name: 'next' });
  expect(await load(buildRemote('4.0.0'))).toMatchObject({ name: 'current' });
});
