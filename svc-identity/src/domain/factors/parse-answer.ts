import { validationFailed } from '../errors/common-errors';
import type { FactorAnswer } from './check-answer';
import type { EnrollableType } from './factor-types';
import { creationResponseSchema, requestResponseSchema } from './web-authn';

export interface SubmittedAnswer {
  readonly code: string;
  readonly webauthn: { readonly type: string; readonly credential: unknown } | null;
}

/** @throws {IdentityError} validation_failed */
export function parseAnswer(type: EnrollableType, { code, webauthn }: SubmittedAnswer): FactorAnswer {
  if (type === 'webauthn') return parseCredential(webauthn);
  if (!code) throw validationFailed('Code needs to be non-empty');
  return { kind: 'code', code };
}

function parseCredential(submitted: SubmittedAnswer['webauthn']): FactorAnswer {
  if (!submitted) throw validationFailed('WebAuthn config required');
  const { type, credential } = submitted;
  if (type !== 'create' && type !== 'request')
    throw validationFailed('WebAuthn type must be create or request');
  if (!credential) throw validationFailed('credential_response required');
  const parsed =
    type === 'create'
      ? { kind: type, result: creationResponseSchema.safeParse(credential) }
      : { kind: type, result: requestResponseSchema.safeParse(credential) };
  if (!parsed.result.success) throw validationFailed('Invalid credential_response');
  return { kind: parsed.kind, response: parsed.result.data } as FactorAnswer;
}
