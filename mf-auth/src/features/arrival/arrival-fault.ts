/** Why somebody comes to sign in without having meant to, as the address says it. */
export interface ArrivalFault {
  /** The service's code; of a provider that says no itself, OAuth's. */
  readonly code: string;
}

/** @returns null when the address tells of none. Both places are used: some answers stand behind the `#` alone. */
export function findArrivalFault(search: string, hash: string): ArrivalFault | null {
  for (const pairs of [search, hash.replace(/^#/, '')]) {
    const parameters = new URLSearchParams(pairs);
    const code = parameters.get('error_code') ?? parameters.get('error');
    if (code) return { code };
  }
  return null;
}
