import { createPublicKey, sign as signBytes } from 'node:crypto';
import type { TestKey } from './identity';

export type Claims = Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Assembles a token without a library. */
export function forge(header: Claims, claims: Claims, signature: (input: string) => string): string {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${signature(input)}`;
}

/** Replaces a token's payload and keeps the signature. */
export function withPayload(token: string, claims: Claims): string {
  const [header, , signature] = token.split('.');
  return `${header}.${encode(claims)}.${signature}`;
}

/** Signs as the key's algorithm does. */
export function signerOf({ jwk }: TestKey) {
  return (input: string): string =>
    signBytes('sha256', Buffer.from(input), { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' }).toString(
      'base64url',
    );
}

export function publicPem({ jwk }: TestKey): string {
  return createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
}

export function publicJwk({ jwk }: TestKey): Claims {
  return createPublicKey({ key: jwk, format: 'jwk' }).export({ format: 'jwk' }) as Claims;
}

export const now = (): number => Math.floor(Date.now() / 1000);

export function claimsOf(token: unknown): Claims {
  const [, payload = ''] = String(token).split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
}
