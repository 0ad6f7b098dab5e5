// For tests of remotes: a shell that records calls of a remote, and a render function around it.
import type { Language } from '@sabi/contracts/language';
import { render, type RenderResult } from '@testing-library/react';
import type { GoTrueClient } from '@supabase/auth-js';
import type {
  PageHead,
  SessionState,
  ShellContext,
  ShellLocation,
  SiteContacts,
  ToastMessage,
} from '../contract';
import { createEventChannel } from '../host/event-channel';
import type { RemoteDefinition } from '../react/definition';
import { createTranslations } from '../react/i18n';
import { RemoteRoot } from '../react/remote-root';
import { createStore, type Store } from '../store';

export { findDialog } from './find-dialog';

export interface FakeShellOptions {
  /** Without language prefix: `/blog?q=x`. */
  readonly path?: string;
  readonly language?: Language;
  readonly state?: unknown;
  readonly session?: SessionState;
  /** The shell of the previous mount on the same page, whose session continues. */
  readonly before?: FakeShell;
  /** Result of `session.getClient()`. */
  readonly client?: Partial<GoTrueClient>;
  readonly fetch?: typeof fetch;
  /** Without it the shell has no `upload`. */
  readonly upload?: ShellContext['upload'];
  /** Result of the server's `load`. */
  readonly initialState?: unknown;
}

export interface FakeShell {
  readonly context: ShellContext;
  readonly location: Store<ShellLocation>;
  readonly session: Store<SessionState>;
  readonly toasts: ToastMessage[];
  /** Number of toasts at each call of `clearFailures`. */
  readonly clearings: number[];
  readonly navigations: { to: string | number; replace: boolean; state: unknown }[];
  readonly heads: PageHead[];
  readonly failures: unknown[];
  readonly missing: string[];
  readonly redirects: string[];
}

export const fakeSiteUrl = 'https://site.example';

export const fakeContacts: SiteContacts = {
  whatsappNumber: '6281200000000',
  socialLinks: [
    { name: 'Facebook', url: 'https://facebook.example/' },
    { name: 'Twitter', url: 'https://twitter.example/' },
    { name: 'Instagram', url: 'https://instagram.example/' },
  ],
};

export function createFakeShell(options: FakeShellOptions = {}): FakeShell {
  const { path = '/', language = 'en', before } = options;
  const { pathname, search, hash } = new URL(path, 'http://shell');
  const location = createStore<ShellLocation>({
    pathname,
    search,
    hash,
    state: options.state ?? null,
    key: 'first',
  });
  const session = before?.session ?? createStore<SessionState>({ status: 'signed-out' });
  if (options.session) session.set(options.session);
  const [toasts, navigations, heads, failures, missing, redirects]: [
    ToastMessage[],
    FakeShell['navigations'],
    PageHead[],
    unknown[],
    string[],
    string[],
  ] = [[], [], [], [], [], []];
  const clearings: number[] = [];
  const context: ShellContext = {
    language,
    siteUrl: fakeSiteUrl,
    contacts: fakeContacts,
    location,
    navigate: (to, { replace = false, state = null } = {}) => {
      navigations.push({ to, replace, state });
      if (typeof to === 'number') return;
      const next = new URL(to, `http://shell${location.get().pathname}`);
      location.set({
        pathname: next.pathname,
        search: next.search,
        hash: next.hash,
        state,
        key: String(navigations.length),
      });
    },
    session: before?.context.session ?? {
      state: session,
      getClient: async () => (options.client ?? {}) as GoTrueClient,
    },
    fetch: options.fetch ?? (() => Promise.reject(new Error('The test expected no request'))),
    ...(options.upload && { upload: options.upload }),
    events: createEventChannel(),
    logger: { info: () => undefined, error: () => undefined },
    toast: (message) => void toasts.push(message),
    clearFailures: () => void clearings.push(toasts.length),
    setHead: (head) => void heads.push(head),
    reportFailure: (error) => void failures.push(error),
    showNotFound: () => void missing.push(location.get().pathname),
    redirect: (to) => void redirects.push(to),
    initialState: options.initialState ?? null,
  };
  return { context, location, session, toasts, clearings, navigations, heads, failures, missing, redirects };
}

/** Loads every lazy page, so that a test finds the first one at once. */
export async function preloadPages({ pages = {} }: RemoteDefinition): Promise<void> {
  await Promise.all(Object.values(pages).map((page) => page.preload()));
}

/** Renders a remote's routes as the shell would mount them. */
export function renderInShell(
  definition: RemoteDefinition,
  options: FakeShellOptions = {},
): FakeShell & { view: RenderResult } {
  const shell = createFakeShell(options);
  const translations = createTranslations(definition, shell.context.language);
  const view = render(
    <RemoteRoot
      context={shell.context}
      translations={translations}
      prerenderedAt={null}
      App={definition.App}
    />,
  );
  return { ...shell, view };
}
