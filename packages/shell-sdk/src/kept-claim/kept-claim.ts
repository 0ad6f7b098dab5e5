import { cvClaimKey } from '@sabi/contracts/cv-text';

// Kept for the browser and not for the tab: the mail that ends a sign-up opens another one. Storage may be switched off:
// then the CV is analysed once more.

/** As long as the service keeps the analysis. */
const lifeMs = 24 * 60 * 60 * 1000;

/** Where the whole analysis opens by itself; without language prefix. */
export const claimPage = '/talent-solution?panel=cv-upload';

/** What opens the whole analysis of a CV once its owner has signed up; undefined forgets it. */
export function keepClaim(token: string | undefined): void {
  // The service's cookie is of an analysis without script, and older than what is known now.
  document.cookie = `${cvClaimKey}=; Path=/; Max-Age=0; SameSite=Lax`;
  try {
    if (token) localStorage.setItem(cvClaimKey, `${token} ${Date.now() + lifeMs}`);
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

/** One without an end is of an earlier release: the service knows how old it is. */
function findStored(): string | undefined {
  try {
    const [token, expiresAt] = localStorage.getItem(cvClaimKey)?.split(' ') ?? [];
    return expiresAt !== undefined && Number(expiresAt) <= Date.now() ? undefined : token;
  } catch {
    return undefined;
  }
}
