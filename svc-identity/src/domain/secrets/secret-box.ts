import type { SecretBox as Box } from '@sabi/service-kit/secret-box';

/** Keeps secrets that have to be read again, and makes codes that need not be kept at all. */
export interface SecretBox extends Box {
  /** A number that only the holder of the key can tell; the same context gives the same one. */
  deriveDigits(context: string, digits: number): string;
}
