// The token of an invitation is in the fragment of its address, which is lost during sign-in. Session storage keeps it meanwhile:
// in the address of the sign-in page, servers would log it.

export interface Invitation {
  readonly companyId: string;
  readonly token: string;
}

const storageKey = 'sabi-invitation-draft';

/** @param hash `#company=…&token=…`; any other is ignored */
export function readInvitation(hash: string): Invitation | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const [companyId, token] = [values.get('company'), values.get('token')];
  return companyId && token ? { companyId, token } : null;
}

export function storeInvitation(hash: string): void {
  if (!readInvitation(hash)) return;
  try {
    sessionStorage.setItem(storageKey, hash);
  } catch {
    return; // without storage the mail's link has to be opened again
  }
}

export function findStoredInvitation(): Invitation | null {
  try {
    return readInvitation(sessionStorage.getItem(storageKey) ?? '');
  } catch {
    return null;
  }
}

export function removeStoredInvitation(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
}
