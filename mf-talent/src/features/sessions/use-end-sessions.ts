import { type AccountFailure, describeFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { type AccountSession, endSession } from './session-calls';

/** The sessions to end: one, all but this device's, or all. */
export type Ending =
  | { readonly scope: 'one'; readonly session: AccountSession }
  | { readonly scope: 'others' }
  | { readonly scope: 'global' };

/** @returns a function that ends them and returns the failure, or null */
export function useEndSessions(): (ending: Ending) => Promise<AccountFailure | null> {
  const shell = useShell();
  const queryClient = useQueryClient();
  const end = async (ending: Ending): Promise<AccountFailure | null> => {
    if (ending.scope !== 'one') {
      return tryAccount(shell, (client) => client.signOut({ scope: ending.scope }));
    }
    return endSession(shell.fetch, ending.session.id).then(() => null, describeFailure);
  };
  return async (ending) => {
    const failure = await end(ending);
    if (!failure && ending.scope !== 'global')
      await queryClient.invalidateQueries({ queryKey: ['sessions'] });
    return failure;
  };
}
