import { createHash, randomInt } from 'node:crypto';

/** Codes for sign-in without the other factors. Only hashes are stored. */
export interface RecoveryCodeSet {
  readonly user_id: string;
  /** Their factor in the account. */
  readonly factor_id: string;
  readonly codes: readonly { readonly hash: string; readonly used_at: Date | null }[];
  readonly created_at: Date;
}

export const recoveryCodeCount = 10;
const codeLength = 16;
/** 32 characters that are hard to confuse: five bits each, 80 bits a code. */
const alphabet = '23456789abcdefghijkmnpqrstuvwxyz';

export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
  );
}

export const countUnused = ({ codes }: Pick<RecoveryCodeSet, 'codes'>): number =>
  codes.filter(({ used_at: usedAt }) => usedAt === null).length;

/** A typed code without case, spaces and dashes. */
export function normalizeRecoveryCode(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]/g, '');
}

/** Stored hash of a code, which has enough entropy for an unsalted one; the factor's id separates sets. */
export function hashRecoveryCode(code: string, factorId: string): string {
  return createHash('sha256').update(`${factorId}:${code}`).digest('hex');
}
