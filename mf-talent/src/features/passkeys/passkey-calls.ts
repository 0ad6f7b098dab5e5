import type { GoTruePasskey } from '@sabi/contracts/http/identity/passkeys';
import type { AccountClient, AccountFailure } from '@sabi/shell-sdk/account';
import { requestJson } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { loadFromAccount } from '../../account/account-query';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useTryProtected } from '../../step-up/step-up-store';

export type Passkey = GoTruePasskey;

/** The account's passkeys; null where the service has none. */
export function usePasskeys() {
  const { session } = useShell();
  const { id } = useSignedInUser();
  return useQuery({
    queryKey: ['passkeys', id],
    queryFn: () =>
      loadFromAccount<Passkey[] | null>(session.getClient, async ({ passkey }) => {
        const { data, error } = await passkey.list();
        if (!error) return { data: data as Passkey[], error: null };
        return error.code === 'passkey_disabled' ? { data: null, error: null } : { data: null, error };
      }),
    meta: shownInPlace,
  });
}

/** The used part of the service's public settings. */
interface PasskeySettings {
  /** Origins on which passkeys work; where the service sends none, they work on every page. */
  readonly passkeys_origins?: readonly string[];
}

/** @returns an origin where passkeys work if they do not on this page; otherwise null */
export function useOtherPasskeyOrigin(): string | null {
  const { fetch } = useShell();
  const settings = useQuery({
    queryKey: ['account-settings'],
    queryFn: ({ signal }) => requestJson<PasskeySettings>(fetch, '/auth/v1/settings', { signal }),
    staleTime: Infinity,
    meta: shownInPlace,
  });
  const origins = settings.data?.passkeys_origins ?? [];
  return origins.includes(window.location.origin) ? null : (origins[0] ?? null);
}

/** @returns a function that changes the passkeys and returns the failure, or null */
export function useChangePasskeys(): (
  call: (client: AccountClient) => Promise<{ error: unknown }>,
) => Promise<AccountFailure | null> {
  const tryProtected = useTryProtected();
  const queryClient = useQueryClient();
  return async (call) => {
    const failure = await tryProtected(call);
    if (!failure) await queryClient.invalidateQueries({ queryKey: ['passkeys'] });
    return failure;
  };
}

/** Creates a passkey. The browser's refusal is returned like an error of the service. */
export async function addPasskey(client: AccountClient): Promise<{ error: unknown }> {
  const { error } = await client.registerPasskey();
  return { error: error && describeCeremony(error) };
}

function describeCeremony(error: { name: string; status?: number | undefined }): unknown {
  if (typeof error.status === 'number') return error;
  const isKnown = error.name === 'InvalidStateError';
  return { status: 422, code: isKnown ? 'webauthn_credential_exists' : 'passkey_not_made', message: '' };
}
