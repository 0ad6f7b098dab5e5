import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/**
 * JSON with one form for each value, by RFC 8785.
 * @throws {Error} for what JSON cannot express: NaN, infinity, a lone surrogate, a cycle, a function
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('The value has no form in JSON');
  return text;
}

/** @returns SHA-256 of the canonical JSON, 64 hex digits */
export function hashJson(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
