import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FlowState } from './flow-state';

const keyBytes = 32;

/** What a browser keeps from when it leaves for a provider until it is back, so that nobody else's state fits it. */
export function createBrowserKey(): string {
  return randomBytes(keyBytes).toString('base64url');
}

export function isBrowserKey(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function hashBrowserKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether this is the browser that the flow left from. */
export function isBrowserOf({ browser_hash: hash }: FlowState, key: string | undefined): boolean {
  if (!hash || !key) return false;
  return timingSafeEqual(Buffer.from(hashBrowserKey(key)), Buffer.from(hash));
}

/**
 * What only this server knows of a flow: its PKCE verifier and its nonce towards the provider. Derived from the flow's id
 * by a secret that the database does not have, so neither is stored. 43 characters.
 */
export function deriveFlowSecret(
  secret: string,
  { purpose, flowId }: { purpose: 'verifier' | 'nonce'; flowId: string },
): string {
  return createHmac('sha256', secret).update(`provider ${purpose}:${flowId}`).digest('base64url');
}
