import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const separator = '.';

/** A random id for a visitor's browser. */
export function createVisitorId(): string {
  return randomBytes(idBytes).toString('base64url');
}

/** The cookie's value: the id and its signature. */
export function signVisitorId(id: string, secret: string): string {
  return `${id}${separator}${signatureOf(id, secret)}`;
}

/** @returns undefined when the signature is missing or wrong */
export function readVisitorId(signed: string | undefined, secret: string): string | undefined {
  const [id, signature, ...rest] = signed?.split(separator) ?? [];
  if (!id || !signature || rest.length > 0) return undefined;
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(id, secret))];
  return given.length === own.length && timingSafeEqual(given, own) ? id : undefined;
}

function signatureOf(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`visitor:${id}`).digest('base64url');
}
