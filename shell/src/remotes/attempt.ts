export const attemptTimeoutMs = 8000;
const retryAfterMs = 400;

/** Waits before a retry, and removes what the failed attempt left in the document. */
export function waitForRetry(remote: string): Promise<void> {
  forgetBrokenLinks(remote);
  return delay(retryAfterMs);
}

/** A failed preload or style sheet left in the document would count as loaded at the next attempt. */
export function forgetBrokenLinks(remote: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[href^="/remotes/${remote}/"]`)) {
    if (link.rel === 'preload' || !link.sheet) link.remove();
  }
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
