import { isLanguage, type Language } from '@sabi/contracts/language';
import { validationFailed } from '../errors/common-errors';

export type Metadata = Readonly<Record<string, unknown>>;

/** An access token carries the metadata and has to fit into a request's headers (16 KB). */
const maxBytes = 8192;
const maxDepth = 8;

/** Metadata as a caller may send it. @throws {IdentityError} validation_failed */
export function parseMetadata(metadata: Metadata | null | undefined): Metadata {
  if (!metadata) return {};
  if (!isStorable(metadata, maxDepth)) {
    throw validationFailed('Metadata is nested too deeply or has a key that cannot be stored');
  }
  return metadata;
}

/** Merges shallowly; a key set to null is deleted. @throws {IdentityError} validation_failed when it grew too large */
export function mergeMetadata(current: Metadata, changes: Metadata): Metadata {
  const merged = Object.fromEntries(
    Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null),
  );
  if (Buffer.byteLength(JSON.stringify(merged)) > maxBytes) {
    throw validationFailed(`Metadata may not be larger than ${maxBytes} bytes`);
  }
  return merged;
}

/** The metadata with what it does not say itself; as it is where there is no room for more. */
export function fillInMetadata(known: Metadata, more: Metadata): Metadata {
  try {
    return mergeMetadata(more, known);
  } catch {
    return known;
  }
}

/** What is named `language` in the metadata is the language the account's mails are written in. */
export function chosenLanguage(metadata: Metadata): Language | undefined {
  const language = metadata['language'];
  return isLanguage(language) ? language : undefined;
}

/** A key that reads as an operator or as a prototype has no honest use. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(
    ([key, inner]) =>
      !key.startsWith('$') && key !== '__proto__' && !key.includes('\0') && isStorable(inner, depth - 1),
  );
}
