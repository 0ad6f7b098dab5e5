const key = 'sabi-promo-dismissed';

/** False without access to storage as well: the promotion may then be shown again. */
export function isPromoDismissed(): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Stored for the browser session. */
export function rememberPromoDismissed(): void {
  try {
    window.sessionStorage.setItem(key, 'yes');
  } catch {
    // Storage is full or blocked; the promotion may then be shown again.
  }
}
