import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const proofBytes = 16;

/**
 * Link id and 128-bit MAC. Computed instead of stored, so that the owner can copy it again and a database
 * dump contains none.
 */
export function createShareToken(linkId: string, secret: string): string {
  return Buffer.concat([toBytes(linkId), computeProof(linkId, secret)]).toString('base64url');
}

/** Constant time. */
export function readShareToken(token: string, secret: string): { linkId: string; isGenuine: boolean } {
  const sent = Buffer.from(token, 'base64url');
  const given = Buffer.alloc(idBytes + proofBytes);
  sent.copy(given);
  const linkId = toUuid(given.subarray(0, idBytes));
  const isGenuine = timingSafeEqual(given.subarray(idBytes), computeProof(linkId, secret));
  return { linkId, isGenuine: isGenuine && sent.length === given.length };
}

/** A cookie value that marks the owner's browser; cannot be forged and does not contain the user id. */
export function createOwnerMark(userId: string, secret: string): string {
  return createHmac('sha256', secret).update(`share-owner\n${userId}`).digest('base64url');
}

function computeProof(linkId: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`share-link\n${linkId}`).digest().subarray(0, proofBytes);
}

const toBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

function toUuid(bytes: Buffer): string {
  const text = bytes.toString('hex');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  );
}
