const key = 'sabi-promo-dismissed';

/** False as well where storage is refused: the promotion may then come again. */
export function isPromoDismissed(): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Kept for the session. */
export function rememberPromoDismissed(): void {
  try {
    window.sessionStorage.setItem(key, 'yes');
  } catch {
    // Storage is full or refused; forgetting does no harm.
  }
}
