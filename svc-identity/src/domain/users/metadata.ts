import { isLanguage, type Language } from '@sabi/contracts/language';
import { validationFailed } from '../errors/common-errors';

export type Metadata = Readonly<Record<string, unknown>>;

/** Access tokens contain it and must fit into request headers (16 KB). */
const maxBytes = 8192;
const maxDepth = 8;

/** @throws {IdentityError} validation_failed */
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

/** Adds missing keys unless it becomes too large. */
export function fillInMetadata(known: Metadata, more: Metadata): Metadata {
  try {
    return mergeMetadata(more, known);
  } catch {
    return known;
  }
}

/** `language` sets the language of mails. */
export function chosenLanguage(metadata: Metadata): Language | undefined {
  const language = metadata['language'];
  return isLanguage(language) ? language : undefined;
}

/** Refuses keys like an operator or a prototype. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(
    ([key, inner]) =>
      !key.startsWith('$') && key !== '__proto__' && !key.includes('\0') && isStorable(inner, depth - 1),
  );
}
