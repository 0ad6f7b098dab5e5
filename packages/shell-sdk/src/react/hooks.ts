import type { Language } from '@sabi/contracts/language';
import { use, useEffect, useSyncExternalStore } from 'react';
import type { PageHead, SessionState, ShellContext } from '../contract';
import { ReactShellContext } from './shell-context';

const unknownSession: SessionState = { status: 'unknown' };

/** @throws {Error} outside a tree made by `createRemote` or `createRemoteServer` */
export function useShell(): ShellContext {
  const context = use(ReactShellContext);
  if (!context) throw new Error('There is no shell around this component');
  return context;
}

export function useLanguage(): Language {
  return useShell().language;
}

/** `unknown` on the server and in the first render in the browser. */
export function useSession(): SessionState {
  const { state } = useShell().session;
  return useSyncExternalStore(state.subscribe, state.get, () => unknownSession);
}

/** Does not rerender for a visitor whose session turns out to be invalid. */
export function useSignedIn(): boolean {
  const { state } = useShell().session;
  return useSyncExternalStore(
    state.subscribe,
    () => state.get().status === 'signed-in',
    () => false,
  );
}

/**
 * Id of the account of a usable session; null otherwise, also while a second factor is missing. Does not rerender for a
 * visitor whose session turns out to be invalid.
 */
export function useAccountId(): string | null {
  const { state } = useShell().session;
  const read = () => {
    const session = state.get();
    return session.status === 'signed-in' && !session.user.lacksSecondFactor ? session.user.id : null;
  };
  return useSyncExternalStore(state.subscribe, read, () => null);
}

/** Sets the page's title and metadata; on the server during rendering, in the browser afterwards. */
export function usePageHead(head: PageHead): void {
  const shell = useShell();
  if (typeof window === 'undefined') shell.setHead(head);
  const serialized = JSON.stringify(head); // a head is data, recreated by every render
  useEffect(() => shell.setHead(JSON.parse(serialized) as PageHead), [shell, serialized]);
}
