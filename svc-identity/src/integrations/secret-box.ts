import { createHmac } from 'node:crypto';
import { createSecretBox as createBox, deriveKey } from '@sabi/service-kit/secret-box';
import type { SecretBox } from '../domain/encryption/secret-box';

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
