import { letterPlaceholders } from '@sabi/contracts/hiring/application-terms';

/** As they are written in a letter. */
export const placeholderList = letterPlaceholders.map((name) => `{${name}}`).join(', ');

const known: readonly string[] = letterPlaceholders;

/** @returns the first placeholder that svc-hiring does not know, as it is written */
export function findUnknownPlaceholder(text: string): string | null {
  for (const [written, name] of text.matchAll(/\{(\w+)\}/g))
    if (name !== undefined && !known.includes(name)) return written;
  return null;
}
