import { localizedPath } from '@sabi/contracts/language';
import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '../../account/account-query';
import { settingsPaths } from '../../settings-paths';
import { useTryProtected } from '../../step-up/step-up-store';
import type { Provider } from './use-offered-providers';

/** `link` redirects to the provider, which leads back to this page. */
export function useLinkProvider() {
  const { language } = useShell();
  const tryProtected = useTryProtected();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const link = async (provider: Provider) => {
    setFailure(null);
    const redirectTo = `${window.location.origin}${localizedPath(language, settingsPaths.signIn)}`;
    setFailure(await tryProtected((client) => client.linkIdentity({ provider, options: { redirectTo } })));
  };
  return { link, failure };
}

type Identity = NonNullable<Account['identities']>[number];

/** @returns a function that removes a sign-in method and returns the failure, or null */
export function useUnlinkIdentity(): (identity: Identity) => Promise<AccountFailure | null> {
  const tryProtected = useTryProtected();
  const queryClient = useQueryClient();
  return async (identity) => {
    const failure = await tryProtected((client) => client.unlinkIdentity(identity));
    if (!failure) await queryClient.invalidateQueries({ queryKey: ['account'] });
    return failure;
  };
}
