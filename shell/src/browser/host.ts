import { findMovedPath, findRemoteFor, withQuery } from '@sabi/contracts/gateway/base-path';
import type { InboxState } from '@sabi/contracts/http/notification/notifications';
import type { RegisteredRemote, RemoteRegistry } from '@sabi/contracts/http/gateway/platform';
import {
  createStore,
  type Observable,
  type PageHead,
  type RemoteModule,
  type ShellContext,
  type ShellLocation,
  type ShellSession,
  type Store,
} from '@sabi/shell-sdk';
import {
  createEventChannel,
  createNavigation,
  createPlatformFetch,
  createPlatformUpload,
  createSession,
  interceptLinks,
  type Navigation,
  rememberLanguage,
} from '@sabi/shell-sdk/host';
import type { PageData } from '../page-data';
import { attemptTimeoutMs } from '../remotes/attempt';
import { createFederation } from '../remotes/federation';
import { loadRemoteModule } from '../remotes/load-remote';
import { withVersions } from '../remotes/report-remote';
import { applyHead } from './apply-head';
import { createToasts, type ShownToast } from './create-toasts';
import { followPage } from './follow-page';

/** The shell's objects on a page, created once: history, session, messages, registry. */
export interface Host {
  readonly navigation: Navigation;
  readonly session: ShellSession;
  readonly registry: Store<RemoteRegistry>;
  readonly toasts: Store<readonly ShownToast[]>;
  /** Path for which a remote reported that it has no page. */
  readonly missingPath: Store<string | null>;
  /** As the signed-in account. */
  readonly fetch: typeof globalThis.fetch;
  /** Reports a change of the account's inbox to remotes: `shell:inbox-changed`. */
  announceInbox(state: InboxState): void;
  refreshRegistry(): Promise<void>;
  dismissToast(id: string): void;
  loadModule(remote: RegisteredRemote): Promise<RemoteModule>;
  createContext(remote: RegisteredRemote, reportFailure: (error: unknown) => void): ShellContext;
}

export function createHost(
  window: Window,
  { registry: initialRegistry, rendered, siteUrl, contacts }: PageData,
): Host {
  const registry = createStore(initialRegistry);
  const navigation = createNavigation(window, {
    findMoved: (path, search) => findMovedPath(registry.get().remotes, path, search),
  });
  const getLanguage = () => navigation.language.get();
  const session = createShellSession(window, getLanguage);
  const remotes = createRemoteLoader(registry, session);
  const { toasts, toast, dismissToast, clearFailures } = createToasts(navigation.location);
  const missingPath = createStore<string | null>(null);
  const events = createEventChannel();
  const platformFetch = createPlatformFetch(session, getLanguage);
  const platformUpload = createPlatformUpload(session, getLanguage);
  let initialState = rendered?.state ?? null;

  interceptLinks(window.document, navigation);
  followPage(window.document, navigation);
  navigation.language.subscribe(() => {
    rememberLanguage(getLanguage());
    window.document.documentElement.lang = getLanguage();
  });
  navigation.location.subscribe(() => {
    initialState = null; // belongs to the prerendered page
    missingPath.set(null);
  });

  return {
    navigation,
    session,
    registry,
    toasts,
    missingPath,
    dismissToast,
    fetch: platformFetch,
    announceInbox: (state) => events.emit('shell:inbox-changed', state),
    ...remotes,
    createContext: (remote, reportFailure) => ({
      siteUrl,
      contacts,
      session,
      fetch: platformFetch,
      upload: platformUpload,
      events,
      logger: createLogger(remote.name),
      toast,
      clearFailures,
      setHead: (head: PageHead) => applyHead(window.document, head),
      reportFailure,
      initialState,
      ...createNavigationContext(remote, navigation, missingPath),
    }),
  };
}

function createShellSession(window: Window, getLanguage: () => string): ShellSession {
  return createSession({
    url: `${window.location.origin}/auth/v1`,
    getLanguage,
    loadSignOutCleanup: async () => {
      // oxlint-disable-next-line sabi/resilient-import -- is tried again with the account client
      const { removePendingCvs } = await import(
        /* webpackChunkName: "account-client" */ './remove-pending-cvs'
      );
      return removePendingCvs;
    },
  });
}

/** Loads remotes by the current registry. */
function createRemoteLoader(
  registry: Store<RemoteRegistry>,
  session: ShellSession,
): Pick<Host, 'loadModule' | 'refreshRegistry'> {
  const federation = createFederation();
  const registerRemotes = () => federation.register(registry.get());
  /** Chooses this browser's version of remotes with a canary asynchronously, as the page in view does not depend on it. */
  const applyRegistry = async (offered: RemoteRegistry) => {
    registry.set(offered);
    if (offered.remotes.some(({ trafficPercent }) => trafficPercent < 100))
      await withVersions(({ chooseForVisitor }) => registry.set(chooseForVisitor(offered, session)));
  };
  registry.subscribe(registerRemotes);
  registerRemotes();
  void applyRegistry(registry.get());
  return {
    loadModule: (remote) => loadRemoteModule(remote, federation),
    refreshRegistry: async () => {
      // A registry that does not arrive holds up no retry.
      const response = await fetch('/remotes.json', { signal: AbortSignal.timeout(attemptTimeoutMs) });
      if (response.ok) await applyRegistry((await response.json()) as RemoteRegistry);
    },
  };
}

function createLogger(remote: string): ShellContext['logger'] {
  return {
    info: (event, detail) => console.info(remote, event, detail),
    error: (event, error) => console.error(remote, event, error),
  };
}

type NavigationContext = Pick<
  ShellContext,
  'language' | 'location' | 'navigate' | 'showNotFound' | 'redirect'
>;

function createNavigationContext(
  { basePaths }: RegisteredRemote,
  navigation: Navigation,
  missingPath: Store<string | null>,
): NavigationContext {
  return {
    language: navigation.language.get(),
    location: scopeLocation(navigation.location, basePaths),
    navigate: navigation.navigate,
    showNotFound: () => missingPath.set(navigation.location.get().pathname),
    redirect: (to) => {
      const { search, state } = navigation.location.get();
      navigation.navigate(withQuery(to, search), { replace: true, state });
    },
  };
}

/**
 * The location for one remote. After navigation to another remote it stays the same, so that the remote being unmounted does not
 * render a missing page.
 */
function scopeLocation(
  { get, subscribe }: Observable<ShellLocation>,
  basePaths: readonly string[],
): Observable<ShellLocation> {
  let own = get();
  return {
    get: () => {
      if (findRemoteFor([{ basePaths }], get().pathname)) own = get();
      return own;
    },
    subscribe,
  };
}
