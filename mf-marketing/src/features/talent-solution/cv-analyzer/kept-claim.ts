import { cvClaimKey } from '@sabi/contracts/cv-text';

// Kept for the browser and not for the tab: the mail that ends a sign-up opens another one. Storage may be switched off:
// then the CV is analysed once more.

/** What opens the whole analysis once its owner has signed up. */
export function keepClaim(token: string | undefined): void {
  // The service's cookie is of an analysis without script, and older than what is known now.
  document.cookie = `${cvClaimKey}=; Path=/; Max-Age=0; SameSite=Lax`;
  try {
    if (token) localStorage.setItem(cvClaimKey, token);
    else localStorage.removeItem(cvClaimKey);
  } catch {
    return;
  }
}

export function findClaim(): string | undefined {
  return findCookie() ?? findStored();
}

/** Set by the service where the analysis was asked for without script. */
function findCookie(): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([name]) => name === cvClaimKey)?.[1];
}

function findStored(): string | undefined {
  try {
    return localStorage.getItem(cvClaimKey) ?? undefined;
  } catch {
    return undefined;
  }
}
