import { z } from 'zod';
import { readSigningKey } from './anchor-keys';

export const auditEnvShape = {
  AUDIT_SIGNING_KEY: z
    .string()
    .transform((text, { addIssue }) => {
      try {
        return readSigningKey(text);
      } catch {
        addIssue('has to be a private Ed25519 key, as PEM or JWK'); // without the cause, which may repeat the key
        return z.NEVER;
      }
    })
    .optional()
    .describe('Private Ed25519 key that signs the head of the audit chain daily; without it nobody does'),
};

export const auditKeyReason = { AUDIT_SIGNING_KEY: 'the audit chain is signed daily' };
