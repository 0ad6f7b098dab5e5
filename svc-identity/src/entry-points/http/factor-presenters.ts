import type { GoTruePasskey } from '@sabi/contracts/http/identity/passkeys';
import type { RequestedChallenge } from '../../domain/factors/challenge-factor';
import type { EnrolledFactor } from '../../domain/factors/enroll-factor';
import type { IssuedRecoveryCodes } from '../../domain/factors/recovery-code-factor';
import type { Passkey, PasskeyChallenge } from '../../domain/passkeys/passkey';

/** @param phone as submitted */
export function presentEnrolledFactor({ factor, totp }: EnrolledFactor, phone: string) {
  return {
    id: factor.id,
    type: factor.factor_type,
    friendly_name: factor.friendly_name,
    ...(totp && { totp: { qr_code: totp.qrCode, secret: totp.secret, uri: totp.uri } }),
    ...(factor.factor_type === 'phone' && { phone }),
  };
}

export function presentChallenge({ challenge, factor, task }: RequestedChallenge) {
  return {
    id: challenge.id,
    type: factor.factor_type,
    expires_at: unixTime(challenge.expires_at),
    ...(task && { webauthn: { type: task.type, credential_options: { publicKey: { ...task.options } } } }),
  };
}

export function presentRecoveryCodes({ factor, codes }: IssuedRecoveryCodes) {
  return {
    id: factor.id,
    type: 'recovery_code' as const,
    friendly_name: factor.friendly_name,
    total: codes.length,
    codes: [...codes],
  };
}

/** A browser's challenge with its id. */
export function presentPasskeyChallenge({
  challenge,
  options,
}: {
  challenge: PasskeyChallenge;
  options: object;
}) {
  return {
    challenge_id: challenge.id,
    options: { ...options },
    expires_at: unixTime(challenge.expires_at),
  };
}

export function presentPasskey(passkey: Passkey): GoTruePasskey {
  return {
    id: passkey.id,
    ...(passkey.friendly_name && { friendly_name: passkey.friendly_name }),
    created_at: passkey.created_at.toISOString(),
    ...(passkey.last_used_at && { last_used_at: passkey.last_used_at.toISOString() }),
  };
}

const unixTime = (date: Date): number => Math.floor(date.getTime() / 1000);
