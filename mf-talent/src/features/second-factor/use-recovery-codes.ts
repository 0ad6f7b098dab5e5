import type { AccountFailure } from '@sabi/shell-sdk/account';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callAccount } from '../../account/call-account';
import { shownInPlace } from '@sabi/shell-sdk/queries';
import { useTryProtected } from '../../step-up/step-up-store';

const path = '/factors/recovery-codes';

export interface CodesLeft {
  readonly total: number;
  readonly remaining: number;
}

/** Number of recovery codes, and how many are unused. */
export function useCodesLeft({ enabled }: { enabled: boolean }) {
  const { fetch } = useShell();
  const { id } = useSignedInUser();
  return useQuery({
    queryKey: ['recovery-codes', id],
    queryFn: async () => {
      const { data, error } = await callAccount<CodesLeft>(fetch, 'GET', path);
      if (data) return data;
      throw error instanceof RequestFailed ? error : new RequestFailed({ status: 500, message: '' });
    },
    enabled,
    meta: shownInPlace,
  });
}

interface Issued {
  readonly failure: AccountFailure | null;
  readonly codes: readonly string[] | null;
}

/** @returns a function that creates the codes, replacing earlier ones */
export function useIssueCodes(): (action: 'generate' | 'regenerate') => Promise<Issued> {
  const { fetch } = useShell();
  const tryProtected = useTryProtected();
  const queryClient = useQueryClient();
  return async (action) => {
    let codes: readonly string[] | null = null;
    const failure = await tryProtected(async () => {
      const address = action === 'generate' ? path : `${path}/regenerate`;
      const { data, error } = await callAccount<{ codes: string[] }>(fetch, 'POST', address);
      codes = data?.codes ?? null;
      return { error };
    });
    void queryClient.invalidateQueries({ queryKey: ['account'] });
    void queryClient.invalidateQueries({ queryKey: ['recovery-codes'] });
    return { failure, codes };
  };
}
