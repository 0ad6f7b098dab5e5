import type { SessionState, ShellSession } from '@sabi/shell-sdk';

type KnownSession = Exclude<SessionState, { status: 'unknown' }>;

/** Resolves once it is known whether the visitor is signed in. */
export function knownSession({ state }: ShellSession): Promise<KnownSession> {
  return new Promise((resolve) => {
    const check = () => {
      const current = state.get();
      if (current.status === 'unknown') return;
      end();
      resolve(current);
    };
    const end = state.subscribe(check);
    check();
  });
}
