// In session storage, so that a reload finds a draft and a later visitor of the browser does not. Without storage there
// are no drafts. Signing out removes the keys by their suffix.

/** Fields that are never stored. */
const secret = /password|code|secret|card/i;

const keyOf = (owner: string, name: string) => `sabi-${owner}-${name}-draft`;

/** Owner of drafts written while signed out. */
export const visitor = 'visitor';

/** JSON of the values without secrets and files. */
export function serializeDraft(values: unknown): string {
  return JSON.stringify(values, (key, value: unknown) =>
    secret.test(key) || value instanceof Blob ? undefined : value,
  );
}

/** @returns the visitor's draft where the account has none */
export function findDraft(owner: string, name: string): Record<string, unknown> | undefined {
  return read(keyOf(owner, name)) ?? read(keyOf(visitor, name));
}

export function saveDraft(owner: string, name: string, serialized: string): void {
  try {
    sessionStorage.setItem(keyOf(owner, name), serialized);
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
