import type { Logger } from '@sabi/service-kit/logger';
import type { SecretBox } from '../encryption/secret-box';
import { IdentityError } from '../errors/identity-error';
import type { Settings } from '../settings/settings';
import { equalInConstantTime } from '../timing-attacks/equal-in-constant-time';
import type { Factor } from '../users/factor';
import type { FactorChallenge } from './factor-challenge';
import type { FactorChallengeRepository } from './factor-challenge-repository';
import { wrongAnswer } from './factor-errors';
import type { EnrollableFactor } from './find-factor';
import { findPhoneCode } from './phone-code';
import { findTotpStep } from './totp';
import { type CreationResponse, CredentialRefused, type RequestResponse, type WebAuthn } from './web-authn';

export type FactorAnswer =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'create'; readonly response: CreationResponse }
  | { readonly kind: 'request'; readonly response: RequestResponse };

/**
 * Effect of a right answer, applied to the factor in the transaction, so that one of two equal answers is
 * rejected.
 * @throws {IdentityError} mfa_verification_failed
 */
export type Proof = (current: Factor) => Partial<Factor>;

interface CheckDependencies {
  readonly factorChallenges: FactorChallengeRepository;
  readonly secretBox: SecretBox;
  readonly webAuthn: WebAuthn;
  readonly settings: Settings;
  readonly logger: Logger;
}

interface Submission {
  readonly factor: EnrollableFactor;
  readonly challenge: FactorChallenge;
  readonly answer: FactorAnswer;
}

/** @throws {IdentityError} mfa_verification_failed, mfa_ip_address_mismatch */
export function checkAnswer(submission: Submission, deps: CheckDependencies): Promise<Proof> {
  const { factor, answer } = submission;
  if (factor.factor_type === 'webauthn') return checkAuthenticator(submission, deps);
  const code = answer.kind === 'code' ? answer.code : '';
  if (factor.factor_type === 'phone') return checkPhoneCode(submission, code, deps);
  return checkTotpCode(factor, code, deps);
}

async function checkTotpCode(
  { id, secret }: EnrollableFactor,
  code: string,
  deps: CheckDependencies,
): Promise<Proof> {
  const wrong = () => wrongAnswer('Invalid TOTP code entered');
  const shared = secret && openSecret(secret, id, deps);
  const step = shared ? findTotpStep(shared, code) : null;
  if (step === null) throw wrong();
  return ({ last_totp_step: last }) => {
    if (last !== null && step <= last) throw wrong();
    return { last_totp_step: step };
  };
}

/** @returns null if its key is no longer configured, which is logged; then no code is right */
function openSecret(sealed: string, id: string, { secretBox, logger }: CheckDependencies): string | null {
  try {
    return secretBox.open(sealed, id);
  } catch (error) {
    logger.error({ factor_id: id, err: error }, 'factor.secret.unreadable');
    return null;
  }
}

async function checkPhoneCode(
  { factor, challenge }: Submission,
  code: string,
  deps: CheckDependencies,
): Promise<Proof> {
  const isCounted = await deps.factorChallenges.beginAttempt(challenge.id);
  if (!isCounted || !equalInConstantTime(code, findPhoneCode(challenge, factor, deps)))
    throw wrongAnswer('Invalid MFA Phone code entered');
  return () => ({});
}

/** Uses up the challenge before the check, so that each is signed once. */
async function checkAuthenticator(
  { factor, challenge, answer }: Submission,
  { factorChallenges, webAuthn }: CheckDependencies,
): Promise<Proof> {
  if (!(await factorChallenges.use(challenge.id))) throw challengeMismatch();
  const asked = challenge.web_authn;
  try {
    if (asked?.type === 'create' && answer.kind === 'create') {
      const credential = await webAuthn.verifyCreation(answer.response, asked.challenge);
      return (current) => {
        if (current.credential) throw wrong();
        return { credential };
      };
    }
    const known = factor.credential;
    if (asked?.type !== 'request' || answer.kind !== 'request' || answer.response.id !== known?.id)
      throw wrong();
    const signCount = await webAuthn.verifyRequest(answer.response, asked.challenge, known);
    return ({ credential }) => {
      if (credential?.sign_count !== known.sign_count) throw wrong();
      return { credential: { ...credential, sign_count: signCount } };
    };
  } catch (error) {
    throw error instanceof CredentialRefused ? wrong(error) : error;
  }
}

const wrong = (cause?: unknown) => wrongAnswer('Invalid WebAuthn credential entered', cause);

/** GoTrue's answer, also for an answered challenge. */
export const challengeMismatch = () =>
  new IdentityError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
