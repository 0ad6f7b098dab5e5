import { createHmac } from 'node:crypto';
import { createSecretBox as createBox, deriveKey, type SecretBox as Box } from '@sabi/service-kit/secret-box';

/** Keeps secrets that have to be read again, and makes codes that need not be kept at all. */
export interface SecretBox extends Box {
  /** A number that only the holder of the key can tell; the same context gives the same one. */
  deriveDigits(context: string, digits: number): string;
}

export function createSecretBox(secret: string): SecretBox {
  const codeKey = deriveKey(secret, 'svc-identity factor codes');
  return {
    ...createBox(secret, 'svc-identity factor secrets'),
    deriveDigits: (context, digits) => {
      const number = createHmac('sha256', codeKey).update(context).digest().readUIntBE(0, 6);
      return String(number % 10 ** digits).padStart(digits, '0');
    },
  };
}
