import { describeFailure } from '@sabi/shell-sdk/account';
import { request } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';
import { findTokenFault, type TokenFault } from '../../failures/token-fault';

/**
 * Checks whether the link of a mail still works, without using it up.
 * @param token null without a link to check
 * @returns its fault; null without a known one
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
      // This API version sends error codes as words.
      headers: { 'Content-Type': 'application/json', 'X-Supabase-Api-Version': '2024-01-01' },
      signal: controller.signal,
    }).catch((error: unknown) => {
      // Other failures are reported by the form when it is sent.
      if (!controller.signal.aborted) setFault(findTokenFault(describeFailure(error)));
    });
    return () => controller.abort();
  }, [shell, kind, token]);
  return fault;
}
