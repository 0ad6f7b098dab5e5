import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { PasswordHasher } from '../domain/passwords/password-hasher';
import { findImportedVerifier } from './imported-hashes';

/** Cost of argon2id. */
export interface HashCost {
  /** KiB. */
  readonly memoryCost: number;
  /** Iterations over that memory. */
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's first recommendation. */
export const hashCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes on threads, one per core, so that sign-ins do not block the service.
 * @param options.processes that share the cores
 * @param options.cost lower than the default only in unrelated tests
 */
export function createPasswordHasher({
  processes = 1,
  cost = hashCost,
}: { processes?: number; cost?: HashCost } = {}): PasswordHasher {
  const currentPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
  const limit = pLimit(Math.max(1, Math.floor(availableParallelism() / processes)));
  const hashOne = (password: string, salt?: Uint8Array) =>
    limit(() => hash(password, { ...cost, ...(salt && { salt }) }));
  const decoy = hashOne(randomBytes(24).toString('base64'));
  return {
    hash: hashOne,
    verify: async (password, passwordHash) => {
      const stored = passwordHash ?? (await decoy);
      const verifyImported = findImportedVerifier(stored);
      const matches = await limit(() =>
        verifyImported ? verifyImported(password) : verify(stored, password),
      );
      return matches && passwordHash !== null;
    },
    isCurrent: (passwordHash) => passwordHash.startsWith(currentPrefix),
  };
}
