import { z } from 'zod';
import { validationFailed } from '../errors/common-errors';
import type { User } from '../users/user';
import type { Factor } from '../users/factor';
import { type EnrollableType, enrollableTypes } from './factor-types';
import { factorNotFound } from './factor-errors';

export type EnrollableFactor = Factor & { readonly factor_type: EnrollableType };

/** @throws {IdentityError} mfa_factor_not_found, validation_failed */
export function getFactor(user: User, factorId: string): Factor {
  if (!z.guid().safeParse(factorId).success) throw validationFailed('factor_id must be an UUID', 404);
  const factor = user.factors.find(({ id }) => id === factorId.toLowerCase());
  if (!factor) throw factorNotFound();
  return factor;
}

/** The same where recovery codes have an endpoint of their own. @param address of that endpoint */
export function getEnrollableFactor(user: User, factorId: string, address: string): EnrollableFactor {
  const factor = getFactor(user, factorId);
  if (isEnrollable(factor)) return factor;
  throw validationFailed(`Recovery codes are not dealt with at this endpoint, use ${address}`, 422);
}

function isEnrollable(factor: Factor): factor is EnrollableFactor {
  return enrollableTypes.some((type) => type === factor.factor_type);
}
