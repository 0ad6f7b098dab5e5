import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FlowState } from './flow-state';

const keyBytes = 32;

/**
 * A random key in a browser cookie, until the provider's callback. A flow's state is valid only in the
 * browser that started it.
 */
export function createBrowserKey(): string {
  return randomBytes(keyBytes).toString('base64url');
}

export function isBrowserKey(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function hashBrowserKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether this browser started the flow. */
export function isBrowserOf({ browser_hash: hash }: FlowState, key: string | undefined): boolean {
  if (!hash || !key) return false;
  return timingSafeEqual(Buffer.from(hashBrowserKey(key)), Buffer.from(hash));
}

/**
 * A flow's PKCE verifier or nonce towards the provider: 43 characters, derived from its id with a key outside
 * the database instead of stored.
 */
export function deriveFlowSecret(
  secret: string,
  { purpose, flowId }: { purpose: 'verifier' | 'nonce'; flowId: string },
): string {
  return createHmac('sha256', secret).update(`provider ${purpose}:${flowId}`).digest('base64url');
}
