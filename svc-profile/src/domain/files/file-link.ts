import { createHmac, timingSafeEqual } from 'node:crypto';
import { fileLinkMaxSeconds } from '@sabi/contracts/http/profile/profile';
import { endedSessionKey } from '@sabi/service-kit/ended-session-key';

export const linkLifetimeMs = fileLinkMaxSeconds * 1000;

export interface LinkSignature {
  /** Unix time in seconds, as text. */
  readonly expires: string;
  /** Key of the session the link ends with, see endedSessionKey. */
  readonly session?: string | undefined;
  readonly signature: string;
}

/** The file of a link and its session. */
export interface LinkedFile {
  readonly fileKey: string;
  /** The link ends with this session, else with the account. */
  readonly sessionId?: string | undefined;
}

export function signFileLink(
  { fileKey, sessionId, expiresAt }: LinkedFile & { expiresAt: Date },
  secret: string,
): LinkSignature {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  const session = sessionId && endedSessionKey(sessionId);
  const signature = computeSignature({ fileKey, expires, session }, secret);
  return { expires, ...(session && { session }), signature };
}

/** An address that needs no token while the link is valid. */
export function buildFileLink(
  { now, ...file }: LinkedFile & { now: Date },
  secret: string,
): { url: string; expiresAt: Date } {
  const expiresAt = new Date(Math.floor((now.getTime() + linkLifetimeMs) / 1000) * 1000);
  return { url: buildFileLinkUntil({ ...file, expiresAt }, secret), expiresAt };
}

export function buildFileLinkUntil(link: LinkedFile & { expiresAt: Date }, secret: string): string {
  const { expires, session, signature } = signFileLink(link, secret);
  const ofSession = session ? `&session=${session}` : '';
  return `/storage/v1/object/profile-assets/${link.fileKey}?expires=${expires}${ofSession}&signature=${signature}`;
}

/** Constant time. */
export function isValidFileLink(
  { fileKey, expires, session, signature, now }: { fileKey: string; now: Date } & Partial<LinkSignature>,
  secret: string,
): boolean {
  if (!expires || !signature) return false;
  const expected = Buffer.from(computeSignature({ fileKey, expires, session }, secret));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && now.getTime() < Number(expires) * 1000;
}

function computeSignature(
  { fileKey, expires, session }: { fileKey: string } & Omit<LinkSignature, 'signature'>,
  secret: string,
): string {
  const signed = ['GET', fileKey, expires, ...(session === undefined ? [] : [session])];
  return createHmac('sha256', secret).update(signed.join('\n')).digest('base64url');
}
