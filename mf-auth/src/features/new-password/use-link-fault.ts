import { describeFailure } from '@sabi/shell-sdk/account';
import { request } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';
import { findTokenFault, type TokenFault } from '../../failures/token-fault';

/**
 * Asks whether the link of a mail still works, which uses nothing up.
 * @param token null where there is no link to ask about
 * @returns what is wrong with it; null as long as nothing is known to be
 */
export function useLinkFault(kind: 'recovery' | 'invite', token: string | null): TokenFault | null {
  const shell = useShell();
  const [fault, setFault] = useState<TokenFault | null>(null);
  useEffect(() => {
    if (token === null) return undefined;
    const controller = new AbortController();
    request(shell.fetch, '/auth/v1/verify/check', {
      method: 'POST',
      body: JSON.stringify({ type: kind, token_hash: token }),
      // In this version of the service's errors the code is a word.
      headers: { 'Content-Type': 'application/json', 'X-Supabase-Api-Version': '2024-01-01' },
      signal: controller.signal,
    }).catch((error: unknown) => {
      // Of any other failure the form says itself what is wrong once it is sent.
      if (!controller.signal.aborted) setFault(findTokenFault(describeFailure(error)));
    });
    return () => controller.abort();
  }, [shell, kind, token]);
  return fault;
}
