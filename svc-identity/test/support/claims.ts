/** Unverified claims. */
export function claimsOf(token: unknown): Record<string, unknown> {
  const [, payload = ''] = String(token).split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}
