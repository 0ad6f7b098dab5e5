import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts values that the service has to read again, so that access to the database does not reveal them. */
export interface SecretBox {
  /** @param context owner of the text, for example a row's id: opening requires the same context */
  seal(plain: string, context: string): string;
  /** @throws {Error} for a modified text, another context or another key */
  open(sealed: string, context: string): string;
}

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM with a random nonce for each text; the context is the associated data.
 * @param purpose separates keys: the same secret gives a different key for each purpose
 */
export function createSecretBox(secret: string, purpose: string): SecretBox {
  const key = deriveKey(secret, purpose);
  return {
    seal: (plain, context) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open: (sealed, context) => {
      const [sealedVersion, text = ''] = sealed.split('.');
      if (sealedVersion !== version) throw new Error('Sealed by an unknown version');
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([
        decipher.update(bytes.subarray(ivBytes + tagBytes)),
        decipher.final(),
      ]).toString();
    },
  };
}

/** A key of 32 bytes by HKDF-SHA-256. It reveals neither the secret nor keys of other purposes. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
