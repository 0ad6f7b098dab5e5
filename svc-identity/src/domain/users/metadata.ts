import { isLanguage, type Language } from '@sabi/contracts/language';
import { validationFailed } from '../errors/common-errors';

export type Metadata = Readonly<Record<string, unknown>>;

/** Access tokens contain the metadata and have to fit into a request's headers (16 KB). */
const maxBytes = 8192;
const maxDepth = 8;

/** Validates metadata of a caller. @throws {IdentityError} validation_failed */
export function parseMetadata(metadata: Metadata | null | undefined): Metadata {
  if (!metadata) return {};
  if (!isStorable(metadata, maxDepth)) {
    throw validationFailed('Metadata is nested too deeply or has a key that cannot be stored');
  }
  return metadata;
}

/** Merges shallowly; a key set to null is deleted. @throws {IdentityError} validation_failed when too large */
export function mergeMetadata(current: Metadata, changes: Metadata): Metadata {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null),
  );
  if (Buffer.byteLength(JSON.stringify(merged)) > maxBytes) {
    throw validationFailed(`Metadata may not be larger than ${maxBytes} bytes`);
  }
  return merged;
}

/** Adds missing keys to the metadata, unless it would be too large. */
export function fillInMetadata(known: Metadata, more: Metadata): Metadata {
  try {
    return mergeMetadata(more, known);
  } catch {
    return known;
  }
}

/** `language` in the metadata sets the language of the account's mails. */
export function chosenLanguage(metadata: Metadata): Language | undefined {
  const language = metadata['language'];
  return isLanguage(language) ? language : undefined;
}

/** Keys that look like an operator or a prototype are refused. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(
    ([key, inner]) =>
      !key.startsWith('$') && key !== '__proto__' && !key.includes('\0') && isStorable(inner, depth - 1),
  );
}
