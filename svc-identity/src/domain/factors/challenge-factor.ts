import { randomUUID } from 'node:crypto';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction, Transact } from '@sabi/service-kit/transaction';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { actorOf } from '../audit/actors';
import type { AuditLog } from '../audit/audit-log';
import type { Caller } from '../authentication/authenticate';
import type { SecretBox } from '../encryption/secret-box';
import type { Hooks } from '../hooks/hooks';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { MailQuota } from '../mail-limits/mail-quota';
import { parseChannel } from '../phones/channel';
import type { TextMessages } from '../phones/text-messages';
import type { ClientDescription } from '../sessions/session';
import type { Settings } from '../settings/settings';
import { assertNotAnonymous } from '../users/assert-not-anonymous';
import { type Factor, isVerified, withFactor } from '../users/factor';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { assertMayChangeFactors } from './assert-may-change-factors';
import type { FactorChallenge } from './factor-challenge';
import type { FactorChallengeRepository } from './factor-challenge-repository';
import { factorNotFound, needsFactorToAdd } from './factor-errors';
import { assertCanVerify } from './factor-types';
import { type EnrollableFactor, getEnrollableFactor } from './find-factor';
import { sendPhoneCode } from './send-phone-code';
import type { WebAuthn } from './web-authn';

export interface ChallengeRequest {
  readonly caller: Caller;
  readonly factorId: string;
  /** Channel of the code; see parseChannel. */
  readonly channel: string;
  readonly client: ClientDescription;
}

/** Options for the browser's call of an authenticator. */
export type AuthenticatorTask =
  | { readonly type: 'create'; readonly options: PublicKeyCredentialCreationOptionsJSON }
  | { readonly type: 'request'; readonly options: PublicKeyCredentialRequestOptionsJSON };

export interface RequestedChallenge {
  readonly challenge: FactorChallenge;
  readonly factor: EnrollableFactor;
  readonly task: AuthenticatorTask | null;
}

interface ChallengeDependencies {
  readonly users: UserRepository;
  readonly factorChallenges: FactorChallengeRepository;
  readonly mailCooldowns: MailCooldownRepository;
  readonly textMessages: TextMessages | null;
  readonly hooks: Hooks;
  readonly textQuota: MailQuota;
  readonly secretBox: SecretBox;
  readonly webAuthn: WebAuthn;
  readonly settings: Settings;
  readonly transact: Transact;
  readonly audit: AuditLog;
  readonly logger: Logger;
}

/** How long an expired challenge is kept, to distinguish late answers from wrong ones. */
const rememberedMs = 3_600_000;

/**
 * Creates a challenge for a factor of the caller. The code for a phone has been sent when this resolves.
 * @throws {IdentityError} mfa_factor_not_found, validation_failed, no_authorization, insufficient_aal,
 *   mfa_totp_verify_not_enabled, mfa_phone_verify_not_enabled, mfa_webauthn_verify_not_enabled,
 *   over_sms_send_rate_limit, sms_send_failed
 */
export async function challengeFactor(
  { caller, factorId, channel, client }: ChallengeRequest,
  deps: ChallengeDependencies,
): Promise<RequestedChallenge> {
  const { user } = caller;
  assertNotAnonymous(user);
  const factor = getEnrollableFactor(user, factorId, 'POST /factors/recovery-codes/verify');
  assertCanVerify(factor.factor_type, deps.settings.factors);
  assertMayAnswer(factor, caller);
  const task = factor.factor_type === 'webauthn' ? await describeTask(factor, user, deps) : null;
  const challenge = buildChallenge({ factor, user, task, client }, deps);
  const store = (transaction: Transaction) => storeChallenge({ challenge, user, client }, deps, transaction);
  if (factor.factor_type === 'phone') {
    await sendPhoneCode(
      { challenge, factor, user, channel: parseChannel(channel, deps.settings) },
      store,
      deps,
    );
  } else await deps.transact(store);
  return { challenge, factor, task };
}

/**
 * Verifying a new factor needs the account's level, so that a stolen password or session cannot add one.
 * @throws {IdentityError} insufficient_aal
 */
export function assertMayAnswer(factor: Factor, { user, session }: Caller): void {
  if (!isVerified(factor)) assertMayChangeFactors(user.factors, session, needsFactorToAdd);
}

async function describeTask(
  { credential }: EnrollableFactor,
  user: User,
  { webAuthn }: ChallengeDependencies,
): Promise<AuthenticatorTask> {
  if (credential) return { type: 'request', options: await webAuthn.describeRequest([credential]) };
  const name = user.email ?? user.phone ?? user.id;
  const excluded = user.factors.flatMap((factor) => factor.credential ?? []);
  const owner = { id: user.id, name, displayName: name };
  return {
    type: 'create',
    options: await webAuthn.describeCreation({ owner, isDiscoverable: false, excluded }),
  };
}

function buildChallenge(
  asked: {
    factor: EnrollableFactor;
    user: User;
    task: AuthenticatorTask | null;
    client: ClientDescription;
  },
  { settings }: ChallengeDependencies,
): FactorChallenge {
  const { factor, user, task, client } = asked;
  const now = new Date();
  const expires_at = new Date(now.getTime() + settings.factors.challengeLifeSeconds * 1000);
  return {
    id: randomUUID(),
    user_id: user.id,
    factor_id: factor.id,
    ip: client.ip,
    attempts: 0,
    web_authn: task && { type: task.type, challenge: task.options.challenge },
    created_at: now,
    expires_at,
    used_at: null,
    purge_at: new Date(expires_at.getTime() + rememberedMs),
  };
}

async function storeChallenge(
  { challenge, user, client }: { challenge: FactorChallenge; user: User; client: ClientDescription },
  deps: ChallengeDependencies,
  transaction: Transaction,
): Promise<void> {
  const current = await deps.users.findById(user.id, transaction);
  const factor = current?.factors.find(({ id }) => id === challenge.factor_id);
  if (!current || !factor) throw factorNotFound();
  const challenged = { ...factor, last_challenged_at: challenge.created_at };
  await deps.users.update(user.id, { factors: withFactor(current.factors, challenged) }, transaction);
  await deps.factorChallenges.insert(challenge, transaction);
  const traits = { factor_id: factor.id, factor_type: factor.factor_type, challenge_id: challenge.id };
  await deps.audit.record(
    { action: 'challenge_created', actor: actorOf(user), traits, ip: client.ip },
    transaction,
  );
}
