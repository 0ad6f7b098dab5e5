import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import type { RemoteModule, ShellContext } from '@sabi/shell-sdk';
import { createFakeShell } from '@sabi/shell-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { translationsIn } from '../browser/translations';
import { RemoteSlot } from './remote-slot';
import { reportRemote } from './report-remote';

jest.mock('./report-remote');

const remote = {
  ...{ name: 'mf-test', trafficPercent: 10, release: { version: '1.0.0-0000000001' } },
} as RegisteredRemote;
const never = new Promise<never>(() => undefined);
const unmount = jest.fn();
const works: RemoteModule = {
  mount: (element) => {
    element.innerHTML = '<h1>The page</h1><p>reacts</p>';
    return unmount;
  },
};
/** Hydrates by marking what the server sent; `ready` says when it is done. */
const hydrating = (ready: Promise<undefined>): RemoteModule => ({
  mount: (element) => {
    element.firstElementChild?.setAttribute('data-hydrated-by', 'mf-test');
    return Object.assign(
      jest.fn(() => {
        element.replaceChildren();
        unmount();
      }),
      { ready },
    );
  },
});

let loadModule: jest.Mock<Promise<RemoteModule>, []>;
let contexts: ShellContext[];

const slot = (prerenderedAt: string | null) => (
  <I18nextProvider i18n={translationsIn('en')}>
    <RemoteSlot
      remote={remote}
      address="/test"
      prerenderedAt={prerenderedAt}
      isUnavailable={false}
      loadModule={loadModule}
      createContext={(_remote, reportFailure) => {
        const context = { ...createFakeShell({ path: '/test' }).context, reportFailure };
        contexts.push(context);
        return context;
      }}
      onRetry={async () => undefined}
    />
  </I18nextProvider>
);

/** Opens the page; a prerendered one with a heading of the server. */
async function open(isPrerendered = false) {
  const container = document.body.appendChild(document.createElement('div'));
  if (!isPrerendered) return act(async () => render(slot(null), { container }));
  container.innerHTML =
    '<div data-remote="mf-test" data-state="loading"><div><h1>From the server</h1></div></div>';
  return act(async () => render(slot('/test'), { container, hydrate: true }));
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function createDeferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const passSeconds = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const panel = () => screen.queryByText('This part of the site is not responding');
const failures = () => jest.mocked(reportRemote).mock.calls.filter(([kind]) => kind === 'failed');
const retry = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  jest.mocked(reportRemote).mockClear();
  unmount.mockReset();
  contexts = [];
  loadModule = jest.fn<Promise<RemoteModule>, []>();
});
afterEach(() => jest.useRealTimers());

const hangs: Record<string, () => Promise<RemoteModule>> = {
  load: () => never,
  prepare: async () => ({ ...works, prepare: () => never }),
  'a mount that is asynchronous': async () => ({ mount: () => never }) as unknown as RemoteModule,
  'the first page': async () => hydrating(never),
};

describe.each(Object.entries(hangs))('when %s never ends', (_what, load) => {
  test('the panel is shown after 20 seconds and the release has failed; a retry shows the page', async () => {
    loadModule.mockImplementationOnce(load).mockResolvedValue(works);
    await open();
    await passSeconds(19);
    expect(panel()).toBeNull();
    expect(failures()).toEqual([]);
    await passSeconds(1);
    expect(panel()).not.toBeNull();
    expect(failures()).toEqual([['failed', remote]]);
    await retry();
    expect(panel()).toBeNull();
    expect(screen.getByRole('heading').textContent).toBe('The page');
    await passSeconds(60);
    expect(panel()).toBeNull();
  });

  test('what the server sent stays readable, before the panel and with it', async () => {
    loadModule.mockImplementationOnce(load).mockResolvedValue(hydrating(Promise.resolve(undefined)));
    await open(true);
    await passSeconds(20);
    expect(panel()).not.toBeNull();
    expect(screen.getByRole('heading').textContent).toBe('From the server');
    expect(screen.getByText(/You can read this page/)).toBeTruthy();
    await retry();
    expect(panel()).toBeNull();
    expect(screen.getByRole('heading').dataset['hydratedBy']).toBe('mf-test');
  });
});

test('what arrives after the panel is not mounted', async () => {
  const [module, prepared] = [createDeferred<RemoteModule>(), createDeferred<undefined>()];
  const mount = jest.fn(works.mount);
  loadModule
    .mockReturnValueOnce(module.promise)
    .mockResolvedValueOnce({ mount, prepare: async () => prepared.promise });
  await open();
  await passSeconds(20);
  await act(async () => module.resolve({ mount }));
  await retry();
  await passSeconds(20);
  await act(async () => prepared.resolve(undefined));
  expect(panel()).not.toBeNull();
  expect(mount).not.toHaveBeenCalled();
});

test('what is mounted after the panel is unmounted', async () => {
  const mounted = createDeferred<() => void>();
  loadModule.mockResolvedValue({ mount: () => mounted.promise } as unknown as RemoteModule);
  await open();
  await passSeconds(20);
  expect(unmount).not.toHaveBeenCalled();
  await act(async () => mounted.resolve(unmount));
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(panel()).not.toBeNull();
});

test('a page that comes to react after the panel stays behind it, unmounted', async () => {
  const ready = createDeferred<undefined>();
  loadModule.mockResolvedValue(hydrating(ready.promise));
  await open(true);
  await passSeconds(20);
  expect(unmount).toHaveBeenCalledTimes(1);
  await act(async () => ready.resolve(undefined));
  expect(panel()).not.toBeNull();
  expect(screen.getByRole('heading').textContent).toBe('From the server');
});

test('a page that has come to react is replaced by the panel where it fails later', async () => {
  loadModule.mockResolvedValue(hydrating(Promise.resolve(undefined)));
  await open(true);
  await act(async () => contexts[0]?.reportFailure(new Error('broken in an effect')));
  expect(panel()).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'From the server' })).toBeNull();
  expect(failures()).toEqual([['failed', remote]]);
  expect(unmount).toHaveBeenCalledTimes(1);
});

test('a page that is left while it hangs is no failure', async () => {
  loadModule.mockReturnValue(never);
  const { unmount: leave } = await open();
  leave();
  await passSeconds(60);
  expect(failures()).toEqual([]);
});

test('what a remote throws while it is left does not reach the shell, and counts as its failure', async () => {
  loadModule.mockResolvedValue({
    mount: () => () => {
      throw new Error('broken while it is removed');
    },
  });
  const { unmount: leave } = await open();
  expect(leave).not.toThrow();
  expect(failures()).toEqual([['failed', remote]]);
});

test('a mount that returns nothing to unmount with has failed', async () => {
  loadModule.mockResolvedValue({ mount: () => undefined } as unknown as RemoteModule);
  await open();
  expect(panel()).not.toBeNull();
});
