import { randomUUID } from 'node:crypto';
import type { Transact } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { Caller } from '../authentication/authenticate';
import type { SecretBox } from '../encryption/secret-box';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import type { ClientDescription } from '../sessions/session';
import type { Settings } from '../settings/settings';
import { assertNotAnonymous } from '../users/assert-not-anonymous';
import { type Factor, isVerified, newFactor } from '../users/factor';
import { parsePhoneNumber } from '../users/phone-number';
import type { UserRepository } from '../users/user-repository';
import { assertMayChangeFactors } from './assert-may-change-factors';
import { needsFactorToAdd, userGone } from './factor-errors';
import { assertNameFree, assertNameLength } from './factor-name';
import { assertCanEnroll, type EnrollableType, enrollableTypes } from './factor-types';
import { renderQrCode } from './qr-code';
import { createTotpSecret, describeTotp } from './totp';

export interface Enrollment {
  readonly caller: Caller;
  readonly factorType: string;
  readonly friendlyName: string;
  /** Empty: the product's host. */
  readonly issuer: string;
  readonly phone: string;
  readonly client: ClientDescription;
}

export interface EnrolledFactor {
  readonly factor: Factor & { readonly factor_type: EnrollableType };
  /** Revealed only here. */
  readonly totp?: { readonly qrCode: string; readonly secret: string; readonly uri: string };
}

interface EnrollDependencies {
  readonly users: UserRepository;
  readonly settings: Settings;
  readonly secretBox: SecretBox;
  readonly transact: Transact;
  readonly audit: AuditLog;
}

function parseFactorPhone(phone: string): string {
  if (!phone) throw validationFailed('Phone number required to enroll Phone factor');
  return parsePhoneNumber(phone);
}

/**
 * Adds a factor to the caller's account, required once verified. An account with a verified factor must have
 * verified it recently.
 * @throws {IdentityError} validation_failed, no_authorization, mfa_totp_enroll_not_enabled,
 * mfa_phone_enroll_not_enabled, mfa_webauthn_enroll_not_enabled, mfa_factor_name_conflict,
 * mfa_verified_factor_exists, insufficient_aal, too_many_enrolled_mfa_factors
 */
export async function enrollFactor(input: Enrollment, deps: EnrollDependencies): Promise<EnrolledFactor> {
  const { caller, friendlyName, client } = input;
  assertNotAnonymous(caller.user);
  const type = parseType(input.factorType);
  assertCanEnroll(type, deps.settings.factors);
  assertNameLength(friendlyName);
  const known = { id: randomUUID(), factor_type: type, friendly_name: friendlyName };
  const totp = type === 'totp' ? await prepareTotp(input, deps) : undefined;
  const factor = {
    ...newFactor(known),
    factor_type: type,
    phone: type === 'phone' ? parseFactorPhone(input.phone) : null,
    secret: totp ? deps.secretBox.seal(totp.secret, known.id) : null,
  };
  await deps.transact(async (transaction) => {
    const user = await deps.users.findById(caller.user.id, transaction);
    if (!user) throw userGone();
    const others = findRemaining(user.factors, factor, deps);
    assertRoomFor(factor, others, deps);
    assertMayChangeFactors(others, caller.session, needsFactorToAdd);
    await deps.users.update(user.id, { factors: [...others, factor] }, transaction);
    const traits = { factor_id: factor.id, factor_type: type };
    await deps.audit.record(
      { action: 'factor_in_progress', actor: actorOf(user), traits, ip: client.ip },
      transaction,
    );
  });
  return { factor, ...(totp && { totp }) };
}

function parseType(text: string): EnrollableType {
  const type = enrollableTypes.find((candidate) => candidate === text);
  if (!type) throw validationFailed('factor_type needs to be totp, phone, or webauthn');
  return type;
}

async function prepareTotp({ issuer, caller: { user } }: Enrollment, { settings }: EnrollDependencies) {
  assertNameLength(issuer, 'issuer');
  const secret = createTotpSecret();
  const uri = describeTotp({
    secret,
    issuer: issuer || new URL(settings.siteUrl).host,
    account: user.email ?? user.phone ?? user.id,
  });
  return { secret, uri, qrCode: await renderQrCode(uri) };
}

/** Without abandoned enrolments and earlier ones of the number. */
function findRemaining(
  factors: readonly Factor[],
  added: Factor,
  { settings }: EnrollDependencies,
): Factor[] {
  const oldest = Date.now() - settings.factors.unverifiedLifeSeconds * 1000;
  return factors.filter((factor) => {
    if (isVerified(factor)) return true;
    const isAbandoned = !factor.last_challenged_at && factor.created_at.getTime() < oldest;
    const isReplaced = added.phone !== null && factor.phone === added.phone;
    return !isAbandoned && !isReplaced;
  });
}

function assertRoomFor(added: Factor, others: readonly Factor[], { settings }: EnrollDependencies): void {
  if (added.phone !== null && others.some(({ phone }) => phone === added.phone)) {
    throw new IdentityError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    );
  }
  assertNameFree(added.friendly_name, others);
  const enrolled = others.filter(({ factor_type: type }) => type !== 'recovery_code');
  if (enrolled.length >= settings.factors.maxFactors) {
    throw new IdentityError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
}
