import { cvClaimKey } from '@sabi/contracts/ai/cv-text';

// Local storage and not session storage: the confirmation mail of a sign-up opens another tab.

/** The service's storage time of an analysis. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/** Page that opens the whole analysis by itself; without language prefix. */
export const pendingAnalysisPage = '/talent-solution?panel=cv-upload';

/**
 * Stores the claim token that opens the whole CV analysis after the owner's sign-up; undefined removes it. Without
 * storage the CV is analysed once more.
 */
export function savePendingAnalysis(token: string | undefined): void {
  // A cookie of an earlier analysis, set by the service for a page without script, would take precedence.
  document.cookie = `${cvClaimKey}=; Path=/; Max-Age=0; SameSite=Lax`;
  try {
    if (token) localStorage.setItem(cvClaimKey, `${token} ${Date.now() + lifetimeMs}`);
    else localStorage.removeItem(cvClaimKey);
  } catch {
    return;
  }
}

/** @returns the claim token, if there is one that has not expired */
export function findPendingAnalysis(): string | undefined {
  return findCookie() ?? findStored();
}

/** Set by the service for a page without script. */
function findCookie(): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([name]) => name === cvClaimKey)?.[1];
}

/** A token without an expiry is from an earlier release; the service checks its age. */
function findStored(): string | undefined {
  try {
    const [token, expiresAt] = localStorage.getItem(cvClaimKey)?.split(' ') ?? [];
    return expiresAt !== undefined && Number(expiresAt) <= Date.now() ? undefined : token;
  } catch {
    return undefined;
  }
}
