import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps what has to be read again, and by nobody who reads the database alone. */
export interface SecretBox {
  /** @param context what the text belongs to: nothing sealed for one opens for another */
  seal(plain: string, context: string): string;
  /** @throws {Error} for a text that was changed, or sealed for another context or under another key */
  open(sealed: string, context: string): string;
}

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM, the context being its associated data; every text is sealed under a nonce of its own.
 * @param purpose what the box is for: one secret gives each purpose a key of its own
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
      if (sealedVersion !== version) throw new Error('Sealed in a way that is not known here');
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

/** A key of 32 bytes that reveals nothing of the secret, nor of the keys of other purposes. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
