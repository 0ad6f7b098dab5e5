import { z } from 'zod';
import type { WebAuthnCredential } from '../users/factor';

const base64 = z.string().regex(/^[\w+/-]+={0,2}$/);

/** GoTrue's stored credential: bytes are base64. */
const columnSchema = z.object({
  id: base64,
  publicKey: base64,
  transport: z.array(z.string()).nullish(),
  flags: z.object({ backupEligible: z.boolean().default(false) }).nullish(),
  authenticator: z.object({ AAGUID: base64.nullish(), signCount: z.int().min(0).default(0) }),
});

const noAaguid = '00000000-0000-0000-0000-000000000000';

/** @throws {SyntaxError} when it is not a credential */
export function parseWebAuthnColumn(value: unknown): WebAuthnCredential {
  const parsed = columnSchema.safeParse(value);
  if (!parsed.success) throw new SyntaxError('No credential');
  const { id, publicKey, transport, flags, authenticator } = parsed.data;
  return {
    id: toBase64Url(id),
    public_key: toBase64Url(publicKey),
    sign_count: authenticator.signCount,
    transports: transport ?? [],
    aaguid: readAaguid(authenticator.AAGUID ?? ''),
    is_backup_eligible: flags?.backupEligible ?? false,
  };
}

export function writeWebAuthnColumn(credential: WebAuthnCredential): string {
  return JSON.stringify({
    id: Buffer.from(credential.id, 'base64url').toString('base64'),
    publicKey: Buffer.from(credential.public_key, 'base64url').toString('base64'),
    attestationType: 'none',
    transport: credential.transports,
    flags: { backupEligible: credential.is_backup_eligible ?? false },
    authenticator: {
      AAGUID: Buffer.from(credential.aaguid.replaceAll('-', ''), 'hex').toString('base64'),
      signCount: credential.sign_count,
      cloneWarning: false,
    },
  });
}

const toBase64Url = (text: string) => Buffer.from(text, 'base64').toString('base64url');

function readAaguid(text: string): string {
  const hex = Buffer.from(text, 'base64').toString('hex');
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : noAaguid;
}
