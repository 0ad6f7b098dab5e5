import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets that have to be read again, and makes codes that need not be kept at all. */
export interface SecretBox {
  /** @param context what the secret belongs to: nothing sealed for one opens for another */
  seal(plain: string, context: string): string;
  /** @throws {Error} for a text that was changed, or sealed for another context or under another key */
  open(sealed: string, context: string): string;
  /** A number that only the holder of the key can tell; the same context gives the same one. */
  deriveDigits(context: string, digits: number): string;
}

const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM, the context being its associated data; every secret is sealed under a nonce of its own. */
export function createSecretBox(secret: string): SecretBox {
  const sealingKey = deriveKey(secret, 'svc-identity factor secrets');
  const codeKey = deriveKey(secret, 'svc-identity factor codes');
  return {
    seal: (plain, context) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open: (sealed, context) => {
      const [sealedVersion, text = ''] = sealed.split('.');
      if (sealedVersion !== version) throw new Error('Sealed in a way that is not known here');
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([
        decipher.update(bytes.subarray(ivBytes + tagBytes)),
        decipher.final(),
      ]).toString();
    },
    deriveDigits: (context, digits) => {
      const number = createHmac('sha256', codeKey).update(context).digest().readUIntBE(0, 6);
      return String(number % 10 ** digits).padStart(digits, '0');
    },
  };
}

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
