const key = 'sabi-cv-claim';

// Kept for the browser and not for the tab: the mail that ends a sign-up opens another one. Storage may be switched off:
// then the CV is analysed once more.

/** What opens the whole analysis once its owner has signed up. */
export function keepClaim(token: string | undefined): void {
  try {
    if (token) localStorage.setItem(key, token);
    else localStorage.removeItem(key);
  } catch {
    return;
  }
}

export function findClaim(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
