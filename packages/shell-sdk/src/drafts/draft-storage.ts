// Kept for this tab: a reload finds it, and nobody who opens the browser later. Storage may be switched off or full: then there is
// no draft, and nothing else is lost. Signing out removes the keys by their ending.

/** What is typed into fields of such names is never kept. */
const secret = /password|code|secret|card/i;

const keyOf = (owner: string, name: string) => `sabi-${owner}-${name}-draft`;

/** Of who has no account, or has not signed in yet. */
export const visitor = 'visitor';

/** What of the values is kept: no secrets, no files. */
export function toKept(values: unknown): string {
  return JSON.stringify(values, (key, value: unknown) =>
    secret.test(key) || value instanceof Blob ? undefined : value,
  );
}

/** @returns undefined where nothing is kept; a visitor's where their account has none of its own */
export function findDraft(owner: string, name: string): Record<string, unknown> | undefined {
  return read(keyOf(owner, name)) ?? read(keyOf(visitor, name));
}

export function saveDraft(owner: string, name: string, kept: string): void {
  try {
    sessionStorage.setItem(keyOf(owner, name), kept);
    if (owner !== visitor) sessionStorage.removeItem(keyOf(visitor, name));
  } catch {
    return;
  }
}

export function removeDraft(owner: string, name: string): void {
  try {
    for (const key of [keyOf(owner, name), keyOf(visitor, name)]) sessionStorage.removeItem(key);
  } catch {
    return;
  }
}

function read(key: string): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
