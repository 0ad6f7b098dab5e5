const storageKey = 'save-job';
/** Longer than a sign-in takes. */
const validMs = 30 * 60_000;

/** Remembers through sign-in, in this tab, which job the visitor wanted to save. */
export function keepWish(publicNo: number): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ publicNo, at: Date.now() }));
  } catch {
    // The storage is blocked: after sign-in the visitor presses the button again.
  }
}

/** @returns whether the visitor wanted to save this job; true once */
export function takeWish(publicNo: number): boolean {
  try {
    const wish = Object(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')) as Record<string, unknown>;
    if (wish['publicNo'] !== publicNo) return false;
    sessionStorage.removeItem(storageKey);
    return Date.now() - Number(wish['at']) < validMs;
  } catch {
    return false;
  }
}
