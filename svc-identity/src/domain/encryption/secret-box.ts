import type { SecretBox as Box } from '@sabi/service-kit/secret-box';

/** Encrypts secrets that are read again, and derives codes that need not be stored. */
export interface SecretBox extends Box {
  /** Digits that only the holder of the key can compute; the same for the same context. */
  deriveDigits(context: string, digits: number): string;
}
