import type { ShellLocation } from '@sabi/shell-sdk';
import type { AccountFailure } from '@sabi/shell-sdk/account';

/**
 * The result in an address that a provider, or svc-identity in its place, redirected to; null in any other. Errors are in the
 * query, in the hash, or in both.
 */
export function readProviderAnswer({
  search,
  hash,
}: Pick<ShellLocation, 'search' | 'hash'>): { code: string } | { failure: AccountFailure } | null {
  const query = new URLSearchParams(search);
  const error = [query, new URLSearchParams(hash.slice(1))].find((values) => values.has('error'));
  if (error) {
    const code = error.get('error_code') ?? error.get('error') ?? undefined;
    return { failure: { kind: 'refused', code, message: null, weaknesses: [] } };
  }
  const code = query.get('code');
  return code ? { code } : null;
}
