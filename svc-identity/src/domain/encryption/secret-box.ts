import type { SecretBox as Box } from '@sabi/service-kit/secret-box';

/** Encrypts readable secrets, and derives codes that need not be stored. */
export interface SecretBox extends Box {
  /** Deterministic digits that need the key. */
  deriveDigits(context: string, digits: number): string;
}
