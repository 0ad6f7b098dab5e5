import { createHmac, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const proofBytes = 16;

/**
 * What stands in a link: its id and 128 bits that only the holder of the secret can make. They are computed and not kept, so
 * that the owner can copy the link again and a reader of the database cannot open it.
 */
export function createShareToken(linkId: string, secret: string): string {
  return Buffer.concat([toBytes(linkId), computeProof(linkId, secret)]).toString('base64url');
}

/** Takes the same time for every token; compares in constant time. */
export function readShareToken(token: string, secret: string): { linkId: string; isGenuine: boolean } {
  const sent = Buffer.from(token, 'base64url');
  const given = Buffer.alloc(idBytes + proofBytes);
  sent.copy(given);
  const linkId = toUuid(given.subarray(0, idBytes));
  const isGenuine = timingSafeEqual(given.subarray(idBytes), computeProof(linkId, secret));
  return { linkId, isGenuine: isGenuine && sent.length === given.length };
}

/** By which a browser is known to be its owner's: nobody else can make it, and it names nobody. */
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
