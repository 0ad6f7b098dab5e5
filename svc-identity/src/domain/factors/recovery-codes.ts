import { createHash, randomInt } from 'node:crypto';

/** The codes an account gets in when its other factors are lost. Only hashes are kept. */
export interface RecoveryCodeSet {
  readonly user_id: string;
  /** The factor that stands for them among the account's. */
  readonly factor_id: string;
  readonly codes: readonly { readonly hash: string; readonly used_at: Date | null }[];
  readonly created_at: Date;
}

export const recoveryCodeCount = 10;
const codeLength = 16;
/** 32 of them, five bits each, none easily taken for another: a code holds 80 bits. */
const alphabet = '23456789abcdefghijkmnpqrstuvwxyz';

export function createRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
  );
}

export const countUnused = ({ codes }: Pick<RecoveryCodeSet, 'codes'>): number =>
  codes.filter(({ used_at: usedAt }) => usedAt === null).length;

/** A code as its owner typed it, without what does not count: case, spaces and dashes. */
export function normalizeRecoveryCode(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]/g, '');
}

/** What the database knows of a code. It is random enough for a plain hash, and the factor's id tells sets apart. */
export function hashRecoveryCode(code: string, factorId: string): string {
  return createHash('sha256').update(`${factorId}:${code}`).digest('hex');
}
