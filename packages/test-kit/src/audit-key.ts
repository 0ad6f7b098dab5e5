import { generateKeyPairSync } from 'node:crypto';

/** @returns a private Ed25519 key as JWK, for AUDIT_SIGNING_KEY */
export function createAuditKey(): string {
  return JSON.stringify(generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }));
}
