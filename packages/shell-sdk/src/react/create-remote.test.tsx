import { useHydrated } from '@sabi/ui/hydration';
import { act, waitFor } from '@testing-library/react';
import { Component, createElement, type ReactNode, Suspense, use } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { createFakeShell } from '../testing';
import { createRemote } from './create-remote';
import type { RemoteDefinition } from './definition';
import { usePageHead, useSession } from './hooks';
import { lazyPage } from './lazy-page';
import { NotFound } from './not-found';

const dictionaries = { en: { test: { hello: 'Hello' } }, id: { test: { hello: 'Halo' } } };

function Page() {
  const { t } = useTranslation();
  const session = useSession();
  usePageHead({ title: 'A page', description: 'About it' });
  return (
    <>
      <h1>{t('hello' as never)}</h1>
      <p>{session.status}</p>
      <Link to="/test/next">next</Link>
    </>
  );
}

function Broken(): never {
  throw new Error('broken page');
}

const definition: RemoteDefinition = {
  dictionaries,
  App: () => (
    <Routes>
      <Route path="/test" element={<Page />} />
      <Route path="/test/broken" element={<Broken />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  ),
};

async function mountAt(path: string, language: 'en' | 'id' = 'en') {
  const shell = createFakeShell({ path, language });
  const element = document.body.appendChild(document.createElement('div'));
  const { mount } = createRemote(definition);
  let unmount: () => void = () => undefined;
  await act(async () => {
    unmount = mount(element, shell.context);
  });
  return { ...shell, element, unmount };
}

const reactTestSwitch = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  reactTestSwitch.IS_REACT_ACT_ENVIRONMENT = true;
});

test('it renders in the language and at the address the shell says', async () => {
  const { element, heads } = await mountAt('/test', 'id');
  expect(element.querySelector('h1')?.textContent).toBe('Halo');
  expect(element.querySelector('a')?.getAttribute('href')).toBe('/id/test/next');
  expect(heads.at(-1)).toEqual({ title: 'A page', description: 'About it' });
});

test('its links go through the shell, without the language prefix', async () => {
  const { element, navigations } = await mountAt('/test', 'id');
  await act(async () => element.querySelector('a')?.click());
  expect(navigations).toEqual([{ to: '/test/next', replace: false, state: null }]);
});

test('it follows the session', async () => {
  const { element, session } = await mountAt('/test');
  expect(element.querySelector('p')?.textContent).toBe('signed-out');
  await act(async () => session.set({ status: 'unknown' }));
  expect(element.querySelector('p')?.textContent).toBe('unknown');
});

test('an address it has no page for is handed back', async () => {
  const { missing } = await mountAt('/test/nothing');
  expect(missing).toContain('/test/nothing');
});

test('when it throws, the shell hears of it and the element is left empty', async () => {
  reactTestSwitch.IS_REACT_ACT_ENVIRONMENT = false; // `act` would take the error for the test's own
  const { context, failures } = createFakeShell({ path: '/test/broken' });
  const element = document.body.appendChild(document.createElement('div'));
  createRemote(definition).mount(element, context);
  await waitFor(() => expect(failures).toEqual([expect.objectContaining({ message: 'broken page' })]));
  expect(element.innerHTML).toBe('');
});

test('who goes on while the page comes alive first has what was sent, then where they went', async () => {
  const errors: unknown[] = [];
  const App = () => <h1>{useLocation().pathname}</h1>;
  const shell = createFakeShell({ path: '/test' });
  const context = {
    ...shell.context,
    logger: { ...shell.context.logger, error: (...args: unknown[]) => errors.push(args) },
  };
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = '<h1>/test</h1>';
  await act(async () => {
    createRemote({ dictionaries, App }).mount(element, context);
    context.navigate('/test/next'); // React has not begun yet
  });
  expect(element.textContent).toBe('/test/next');
  expect(errors).toEqual([]);
});

test('the element of a remote is marked once what replaces the HTML of the server is shown', async () => {
  const App = () => <h1>{useHydrated() ? 'replaced' : 'sent'}</h1>;
  const { context } = createFakeShell({ path: '/test' });
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = '<h1>sent</h1>';
  const markedWith: (string | null)[] = [];
  const observer = new MutationObserver(() => markedWith.push(element.textContent));
  observer.observe(element, { attributeFilter: ['data-hydrated'] });
  let unmount: () => void = () => undefined;
  await act(async () => {
    unmount = createRemote({ dictionaries, App }).mount(element, context);
  });
  expect(markedWith).toEqual(['replaced']);
  observer.disconnect();
  await act(async () => unmount());
  expect(element.hasAttribute('data-hydrated')).toBe(false);
});

describe('a mounted remote is ready', () => {
  /** Mounts over what the server sent, if anything. @returns whether it has become ready */
  async function mountOver(sent: string, App: () => ReactNode) {
    const { context } = createFakeShell({ path: '/test' });
    const element = document.body.appendChild(document.createElement('div'));
    element.innerHTML = sent;
    let isReady = false;
    await act(async () => {
      void createRemote({ dictionaries, App })
        .mount(element, context)
        .ready?.then(() => {
          isReady = true;
        });
    });
    return { isReady, text: element.textContent };
  }
  const never = new Promise<never>(() => undefined);
  const Hangs = () => <h1>{use(never)}</h1>;

  test.each(['', '<h1>Hello</h1>'])('once it reacts: over "%s"', async (sent) => {
    expect(await mountOver(sent, () => <h1>Hello</h1>)).toEqual({ isReady: true, text: 'Hello' });
  });

  test('not while its hydration waits for what never comes', async () => {
    expect(await mountOver('<h1>Sent</h1>', () => <Hangs />)).toEqual({ isReady: false, text: 'Sent' });
  });

  test('not while a part of the page is not hydrated', async () => {
    const App = () => (
      <Suspense>
        <Hangs />
      </Suspense>
    );
    expect(await mountOver('<!--$--><h1>Sent</h1><!--/$-->', App)).toEqual({ isReady: false, text: 'Sent' });
  });
});

test('an error that a boundary of the remote has caught is reported to the window, and is no failure of the slot', async () => {
  const reported = jest.spyOn(globalThis, 'reportError').mockImplementation();
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { hasFailed: false };
    static getDerivedStateFromError() {
      return { hasFailed: true };
    }
    override render() {
      return this.state.hasFailed ? <p>instead</p> : this.props.children;
    }
  }
  const App = () => (
    <Boundary>
      <Broken />
    </Boundary>
  );
  const { context, failures } = createFakeShell({ path: '/test' });
  const element = document.body.appendChild(document.createElement('div'));
  await act(async () => createRemote({ dictionaries, App }).mount(element, context));
  expect(element.textContent).toBe('instead');
  expect(failures).toEqual([]);
  expect(reported.mock.calls).toEqual([[expect.objectContaining({ message: 'broken page' })]]);
  reported.mockRestore();
});

test('the head is set again when it changes, and only then', async () => {
  const { element, heads, session } = await mountAt('/test');
  await act(async () => session.set({ status: 'unknown' }));
  expect(heads).toHaveLength(2); // strict mode runs the first effect twice
  await act(async () => element.querySelector('a')?.click());
  expect(heads).toHaveLength(2);
});

describe('a page with code of its own', () => {
  function createLazyRemote() {
    let loads = 0;
    let offline = true;
    const page = lazyPage('page-lazy', () => {
      loads += 1;
      return offline ? Promise.reject(new Error('offline')) : Promise.resolve(() => <h1>Lazy</h1>);
    });
    const pages = { '/test/lazy/:id': page };
    const LazyPage = page;
    const App = () => (
      <Suspense>
        <Routes>
          <Route path="/test" element={<Page />} />
          <Route path="/test/lazy/:id" element={<LazyPage />} />
        </Routes>
      </Suspense>
    );
    const goOnline = () => {
      offline = false;
    };
    return { remote: createRemote({ dictionaries, App, pages }), goOnline, countLoads: () => loads };
  }

  test('is loaded before it is mounted, and hydrates what the server sent as it is', async () => {
    const { remote, goOnline } = createLazyRemote();
    goOnline();
    const { context } = createFakeShell({ path: '/test/lazy/1' });
    const element = document.body.appendChild(document.createElement('div'));
    element.innerHTML = '<!--$--><h1>Lazy</h1><!--/$-->';
    const sent = element.querySelector('h1');
    const problem = jest.spyOn(context.logger, 'error');
    await remote.prepare(context);
    await act(async () => remote.mount(element, context));
    expect(element.querySelector('h1')).toBe(sent);
    expect(problem).not.toHaveBeenCalled();
  });

  test('that cannot be loaded is tried once more, then said', async () => {
    const { remote, goOnline, countLoads } = createLazyRemote();
    const { context } = createFakeShell({ path: '/test/lazy/1' });
    await expect(remote.prepare(context)).rejects.toThrow('offline');
    expect(countLoads()).toBe(2);
    goOnline();
    await remote.prepare(context);
  });

  test('leaves the page before in view until it is there', async () => {
    const { remote, goOnline } = createLazyRemote();
    goOnline();
    const { context } = createFakeShell({ path: '/test' });
    const element = document.body.appendChild(document.createElement('div'));
    await act(async () => remote.mount(element, context));
    const seen: (string | undefined)[] = [];
    const observer = new MutationObserver(() =>
      seen.push(element.querySelector('h1')?.textContent ?? undefined),
    );
    observer.observe(element, { childList: true, subtree: true });
    await act(async () => context.navigate('/test/lazy/1'));
    expect(element.querySelector('h1')?.textContent).toBe('Lazy');
    expect(seen).not.toContain(undefined);
    observer.disconnect();
  });
});

describe('texts that are files of their own', () => {
  function createRemoteOfFiles() {
    const loadTexts = jest.fn(async (language: 'en' | 'id', namespace: string) => ({
      hello: `${namespace} in ${language}`,
    }));
    const Greeting = ({ namespace }: { namespace: string }) => {
      const { t } = useTranslation(namespace as never);
      return <h1>{t('hello' as never)}</h1>;
    };
    const pages = {
      '/test': lazyPage('page-first', async () => () => <Greeting namespace="first" />, ['first']),
      '/test/next': lazyPage('page-next', async () => () => <Greeting namespace="next" />, ['next']),
    };
    const App = () => (
      <Suspense>
        <Routes>
          {Object.entries(pages).map(([path, LazyPage]) => (
            <Route key={path} path={path} element={<LazyPage />} />
          ))}
        </Routes>
      </Suspense>
    );
    return { loadTexts, ...createRemote({ App, pages, loadTexts }) };
  }

  test('are loaded for the page and the language in use, before the page is mounted', async () => {
    const { loadTexts, prepare, mount } = createRemoteOfFiles();
    const { context } = createFakeShell({ path: '/test', language: 'id' });
    const element = document.body.appendChild(document.createElement('div'));
    await prepare(context);
    act(() => void mount(element, context));
    expect(element.querySelector('h1')?.textContent).toBe('first in id');
    expect(loadTexts.mock.calls).toEqual([['id', 'first']]);
  });

  test('are there when the visitor moves on, and loaded once', async () => {
    const { loadTexts, prepare, mount } = createRemoteOfFiles();
    const { context } = createFakeShell({ path: '/test' });
    const element = document.body.appendChild(document.createElement('div'));
    await prepare(context);
    await act(async () => mount(element, context));
    for (const path of ['/test/next', '/test', '/test/next']) {
      await act(async () => context.navigate(path));
    }
    expect(element.querySelector('h1')?.textContent).toBe('next in en');
    expect(loadTexts.mock.calls).toEqual([
      ['en', 'first'],
      ['en', 'next'],
    ]);
  });

  test('that cannot be loaded are tried once more, then it is said, and no key stands for a word', async () => {
    const { loadTexts, prepare, mount } = createRemoteOfFiles();
    const { context, failures } = createFakeShell({ path: '/test' });
    const element = document.body.appendChild(document.createElement('div'));
    await prepare(context);
    await act(async () => mount(element, context));
    loadTexts.mockRejectedValue(new Error('offline'));
    reactTestSwitch.IS_REACT_ACT_ENVIRONMENT = false; // `act` would take the error for the test's own
    context.navigate('/test/next');
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(failures).toEqual([expect.objectContaining({ message: 'The texts “next” could not be loaded' })]);
    expect(loadTexts.mock.calls.slice(1)).toEqual([
      ['en', 'next'],
      ['en', 'next'],
    ]);
    expect(element.innerHTML).toBe('');
  });

  test('stand beside those that are there from the start, which stay the default', async () => {
    const Both = () => {
      const { t } = useTranslation();
      const { t: tOfPage } = useTranslation('later' as never);
      return <h1>{[t('hello' as never), tOfPage('hello' as never)].join(' · ')}</h1>;
    };
    const pages = { '/test': lazyPage('page-both', async () => Both, ['later']) };
    const App = () => <Suspense>{createElement(pages['/test'])}</Suspense>;
    const loadTexts = async () => ({ hello: 'from a file' });
    const { prepare, mount } = createRemote({ App, pages, dictionaries, loadTexts });
    const { context } = createFakeShell({ path: '/test', language: 'id' });
    const element = document.body.appendChild(document.createElement('div'));
    await prepare(context);
    act(() => void mount(element, context));
    expect(element.querySelector('h1')?.textContent).toBe('Halo · from a file');
  });

  test('have the first of the page as default, also where another one arrives before it', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const loadTexts = async (_language: string, namespace: string) => {
      if (namespace === 'first') await arrived;
      else arrive();
      return { hello: namespace };
    };
    const Greeting = () => <h1>{useTranslation().t('hello' as never)}</h1>;
    const pages = { '/test': lazyPage('page-two', async () => Greeting, ['first', 'second']) };
    const App = () => <Suspense>{createElement(pages['/test'])}</Suspense>;
    const { prepare, mount } = createRemote({ App, pages, loadTexts });
    const { context } = createFakeShell({ path: '/test' });
    const element = document.body.appendChild(document.createElement('div'));
    await prepare(context);
    act(() => void mount(element, context));
    expect(element.querySelector('h1')?.textContent).toBe('first');
  });
});

test('once unmounted nothing of it remains', async () => {
  const { element, unmount } = await mountAt('/test');
  await act(async () => {
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(element.innerHTML).toBe('');
});
