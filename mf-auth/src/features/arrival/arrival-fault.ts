/** Why a user was redirected to the sign-in page, from the address. */
export interface ArrivalFault {
  /** The service's error code, or the provider's OAuth error. */
  readonly code: string;
}

/** LinkedIn's own error codes for a cancelled sign-in. */
const sameAs: Readonly<Record<string, string>> = {
  user_cancelled_login: 'access_denied',
  user_cancelled_authorize: 'access_denied',
};

/** @returns null when the address has no error. Some providers put it only into the fragment. */
export function findArrivalFault(search: string, hash: string): ArrivalFault | null {
  for (const pairs of [search, hash.replace(/^#/, '')]) {
    const parameters = new URLSearchParams(pairs);
    const code = parameters.get('error_code') ?? parameters.get('error');
    if (code) return { code: sameAs[code] ?? code };
  }
  return null;
}

/** Whether the address says why the user was redirected. */
export const hasArrivalNotice = (search: string, hash: string): boolean =>
  findArrivalFault(search, hash) !== null || hasSessionEnded(search);

export const hasSessionEnded = (search: string): boolean =>
  new URLSearchParams(search).get('reason') === 'session-ended';
