import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const separator = '.';

/** Names a visitor's browser to us and says nothing about the visitor. */
export function createVisitorId(): string {
  return randomBytes(idBytes).toString('base64url');
}

/** As a browser keeps it: with a mark by which it is known for one of ours. */
export function signVisitorId(id: string, secret: string): string {
  return `${id}${separator}${markOf(id, secret)}`;
}

/** @returns undefined for what this service did not hand out */
export function readVisitorId(signed: string | undefined, secret: string): string | undefined {
  const [id, mark, ...rest] = signed?.split(separator) ?? [];
  if (!id || !mark || rest.length > 0) return undefined;
  const [given, own] = [Buffer.from(mark), Buffer.from(markOf(id, secret))];
  return given.length === own.length && timingSafeEqual(given, own) ? id : undefined;
}

function markOf(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`visitor:${id}`).digest('base64url');
}
