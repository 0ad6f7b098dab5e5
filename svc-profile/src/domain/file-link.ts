import { createHmac, timingSafeEqual } from 'node:crypto';
import { fileLinkMaxSeconds } from '@sabi/contracts/http/profile';

/** No link to a CV works longer. */
export const linkLifetimeMs = fileLinkMaxSeconds * 1000;

export interface LinkSignature {
  /** Unix time in seconds, as text. */
  readonly expires: string;
  readonly signature: string;
}

/** Signs the reading of one file until a moment; who changes either has no signature for it. */
export function signFileLink(
  { fileKey, expiresAt }: { fileKey: string; expiresAt: Date },
  secret: string,
): LinkSignature {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  return { expires, signature: computeSignature(fileKey, expires, secret) };
}

/** An address of the file that needs no token while the link lasts. */
export function buildFileLink(
  { fileKey, now }: { fileKey: string; now: Date },
  secret: string,
): { url: string; expiresAt: Date } {
  const expiresAt = new Date(Math.floor((now.getTime() + linkLifetimeMs) / 1000) * 1000);
  return { url: buildFileLinkUntil({ fileKey, expiresAt }, secret), expiresAt };
}

/** The same until a given moment. */
export function buildFileLinkUntil(
  { fileKey, expiresAt }: { fileKey: string; expiresAt: Date },
  secret: string,
): string {
  const { expires, signature } = signFileLink({ fileKey, expiresAt }, secret);
  return `/storage/v1/object/profile-assets/${fileKey}?expires=${expires}&signature=${signature}`;
}

/** Compares in constant time. */
export function isValidFileLink(
  { fileKey, expires, signature, now }: { fileKey: string; now: Date } & Partial<LinkSignature>,
  secret: string,
): boolean {
  if (!expires || !signature) return false;
  const expected = Buffer.from(computeSignature(fileKey, expires, secret));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && now.getTime() < Number(expires) * 1000;
}

function computeSignature(fileKey: string, expires: string, secret: string): string {
  return createHmac('sha256', secret).update(`GET\n${fileKey}\n${expires}`).digest('base64url');
}
