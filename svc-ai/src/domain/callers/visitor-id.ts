import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const separator = '.';

export function createVisitorId(): string {
  return randomBytes(idBytes).toString('base64url');
}

/** Value of the cookie: id and signature. */
export function signVisitorId(id: string, secret: string): string {
  return `${id}${separator}${signatureOf(id, secret)}`;
}

/** @returns undefined for a missing or wrong signature */
export function readVisitorId(signed: string | undefined, secret: string): string | undefined {
  const [id, signature, ...rest] = signed?.split(separator) ?? [];
  if (!id || !signature || rest.length > 0) return undefined;
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(id, secret))];
  return given.length === own.length && timingSafeEqual(given, own) ? id : undefined;
}

function signatureOf(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`visitor:${id}`).digest('base64url');
}
