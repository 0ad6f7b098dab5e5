import { z } from 'zod';
import { IdentityError } from '../errors/identity-error';

export const passkeyNotFound = () => new IdentityError(404, 'validation_failed', 'Passkey not found');

/** @throws {IdentityError} validation_failed */
export function assertPasskeyId(id: string): void {
  if (!z.guid().safeParse(id).success) throw passkeyNotFound();
}

export const invalidCredential = () =>
  new IdentityError(400, 'webauthn_verification_failed', 'Invalid credential response');

export const credentialRefused = (cause?: unknown) =>
  new IdentityError(400, 'webauthn_verification_failed', 'Credential verification failed', { cause });

export const tooManyPasskeys = () =>
  new IdentityError(422, 'too_many_passkeys', 'Maximum number of passkeys reached');
