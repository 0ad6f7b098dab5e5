import { localizedPath } from '@sabi/contracts/language';
import { HydrationProvider } from '@sabi/ui/hydration';
import type { i18n } from 'i18next';
import { type ComponentType, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Navigator, Router } from 'react-router-dom';
import type { ShellContext, ShellLocation } from '../contract';
import { ShellContextProvider } from './shell-context';

/** The remote's application with the shell's location and language. */
export function RemoteRoot({
  context,
  translations,
  prerenderedAt,
  onHydrated,
  App,
}: {
  context: ShellContext;
  translations: i18n;
  /** Location of the server-rendered page; null without one. */
  prerenderedAt: ShellLocation | null;
  onHydrated?: () => void;
  App: ComponentType;
}) {
  // Deferred, so that a page stays visible until the code of the next one is loaded.
  const location = useDeferredValue(
    useSyncExternalStore(
      context.location.subscribe,
      context.location.get,
      // The visitor may navigate during hydration: the first render has to equal the server's.
      () => prerenderedAt ?? context.location.get(),
    ),
  );
  const basename = context.language === 'en' ? '/' : `/${context.language}`;
  const navigator = useMemo(() => createNavigator(context), [context]);
  return (
    <ShellContextProvider value={context}>
      <I18nextProvider i18n={translations}>
        <Router
          basename={basename}
          location={{ ...location, pathname: localizedPath(context.language, location.pathname) }}
          navigator={navigator}
        >
          <HydrationProvider prerendered={prerenderedAt !== null} onHydrated={onHydrated}>
            <App />
          </HydrationProvider>
        </Router>
      </I18nextProvider>
    </ShellContextProvider>
  );
}

/**
 * react-router's history is the shell's: react-router passes whole paths, the shell takes them without language prefix.
 */
function createNavigator({ language, navigate }: ShellContext): Navigator {
  const withoutPrefix = (path: string) =>
    language === 'en' ? path : path.replace(/^\/id(?=[/?#]|$)/, '') || '/';
  const toText = (to: Parameters<Navigator['push']>[0]) =>
    withoutPrefix(typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);
  return {
    createHref: (to) =>
      typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
    go: (delta) => navigate(delta),
    push: (to, state) => navigate(toText(to), { state }),
    replace: (to, state) => navigate(toText(to), { state, replace: true }),
  };
}
