import { findRemoteFor } from '@sabi/contracts/gateway/base-path';
import { useMemo, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Observable, SessionState } from '@sabi/shell-sdk';
import { Chrome } from '../chrome/chrome';
import { NotFoundPage } from '../chrome/not-found-page';
import { navigationItems } from '../chrome/navigation-links';
import type { PageData } from '../page-data';
import { RemoteSlot } from '../remotes/remote-slot';
import { CrashBoundary } from './crash-boundary';
import type { Host } from './host';
import { Toasts } from './toasts';
import { translationsIn } from './translations';

const unknownSession: SessionState = { status: 'unknown' };

/** The whole page in the browser: chrome, and the remote that holds the address. */
export function Shell({ host, pageData }: { host: Host; pageData: PageData }) {
  const language = useObservable(host.navigation.language);
  const { pathname: path, search } = useObservable(host.navigation.location);
  const registry = useObservable(host.registry);
  const missingPath = useObservable(host.missingPath);
  const session = useSyncExternalStore(
    host.session.state.subscribe,
    host.session.state.get,
    () => unknownSession,
  );

  const remote = findRemoteFor(registry.remotes, path);
  const firstPage = useMemo(() => host.navigation.location.get(), [host]);
  const onFirstPage = useObservable(host.navigation.location) === firstPage;
  const missing = !remote || missingPath === path || (onFirstPage && pageData.status === 404);
  const shown = missing ? undefined : remote;

  const signOut = async () => {
    const client = await host.session.getClient();
    await client.signOut();
    host.navigation.navigate(navigationItems(registry, 'sign-in')[0]?.path ?? '/');
  };

  return (
    <I18nextProvider i18n={translationsIn(language)}>
      <CrashBoundary>
        <Chrome
          language={language}
          path={path}
          search={search}
          registry={registry}
          contacts={pageData.contacts}
          session={session}
          kind={shown?.chrome ?? 'public'}
          hasContactButton={shown?.hasContactButton ?? true}
          fetch={host.fetch}
          onSignOut={() => void signOut()}
          onInboxChange={host.announceInbox}
        >
          {shown ? (
            <RemoteSlot
              key={`${shown.name} ${language}`}
              remote={shown}
              address={`${path}${search}`}
              prerenderedAt={onFirstPage && pageData.rendered !== null ? `${path}${search}` : null}
              isUnavailable={onFirstPage && pageData.status === 503}
              loadModule={host.loadModule}
              createContext={host.createContext}
              onRetry={host.refreshRegistry}
            />
          ) : (
            <NotFoundPage language={language} path={path} />
          )}
        </Chrome>
        <Toasts host={host} />
      </CrashBoundary>
    </I18nextProvider>
  );
}

function useObservable<T>({ get, subscribe }: Observable<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
