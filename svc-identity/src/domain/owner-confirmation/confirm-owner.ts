import type { Transaction } from '@sabi/service-kit/transaction';
import type { SignUpData } from '../one-time-tokens/one-time-token';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import { withIdentity } from '../providers/provider-identity';
import type { SessionRepository } from '../sessions/session-repository';
import type { AccountData } from '../users/account-data';
import { withDerivedProviders } from '../users/derive-providers';
import { fillInMetadata, type Metadata } from '../users/metadata';
import {
  newEmailIdentity,
  newPhoneIdentity,
  withConfirmedEmail,
  withConfirmedPhone,
  withSignUpData,
} from '../users/new-user';
import { toUserChanges } from '../users/to-user-changes';
import { type Identity, isEmailConfirmed, isPhoneConfirmed, type User } from '../users/user';
import type { UserRepository } from '../users/user-repository';

/** Proof that a user owns an account's address or number. */
export interface OwnerProof {
  readonly address: 'email' | 'phone';
  /** Data of the confirmed sign-up; null for other proofs. */
  readonly signUp: SignUpData | null;
  /** Identity of the verifying provider; null for a message. */
  readonly identity: Identity | null;
  /** Flow to continue after the proof. */
  readonly flowId?: string | null;
}

interface ConfirmOwnerDependencies {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly accountData: AccountData;
  readonly oneTimeTokens: OneTimeTokenRepository;
}

/**
 * Gives an unconfirmed account to the proved owner of its address or number; all proofs outside a session end
 * here. Removes data and credentials of others who signed up with the address and await its confirmation, and
 * keeps those of administrators. An account with another confirmed identifier has an owner and keeps
 * everything.
 * @returns the updated account
 */
export async function confirmOwner(
  user: User,
  proof: OwnerProof,
  deps: ConfirmOwnerDependencies,
  transaction: Transaction,
): Promise<User> {
  await deps.oneTimeTokens.endAllOf(user.id, transaction);
  const hasOwner = isEmailConfirmed(user) || isPhoneConfirmed(user);
  if (!hasOwner) {
    await deps.sessions.removeAllOf(user.id, undefined, transaction);
    await deps.accountData.removeAccessOf(user.id, proof.flowId ?? null, transaction);
  }
  const owned = hasOwner ? withProof(user, proof) : withProvedOwner(user, proof);
  return (await deps.users.update(user.id, toUserChanges(owned), transaction)) ?? owned;
}

function withProof(user: User, { address, identity }: OwnerProof): User {
  const confirmed = withDerivedProviders(confirm(user, address));
  return identity ? withIdentity(confirmed, identity) : confirmed;
}

function withProvedOwner(user: User, proof: OwnerProof, now = new Date()): User {
  const { address, signUp } = proof;
  const { identity, metadata } = describe(findProvedIdentity(user, proof, now), signUp?.user_metadata ?? {});
  const given = user.set_by_admin ?? null;
  const isSelfDescribed = given === null || signUp !== null || proof.identity !== null;
  const otherAddress = address === 'email' ? 'phone' : 'email';
  const owned: User = {
    ...user,
    password_hash: signUp?.password_hash ?? given?.password_hash ?? null,
    user_metadata: fillInMetadata(isSelfDescribed ? metadata : {}, given?.user_metadata ?? {}),
    language: signUp?.language ?? user.language,
    identities: [identity, ...user.identities.filter(({ provider }) => provider === otherAddress)],
    factors: [],
    new_email: null,
    email_change_sent_at: null,
    new_phone: null,
    phone_change_sent_at: null,
    set_by_admin: null,
  };
  return withDerivedProviders(confirm(owned, address, now));
}

/** The proved identity: a provider's, or the address or number with its claims alone. */
function findProvedIdentity(user: User, { address, signUp, identity }: OwnerProof, now: Date): Identity {
  const vouched = identity ?? user.identities.find(({ identity_id: id }) => id === signUp?.identity_id);
  if (vouched) return vouched;
  const fresh =
    address === 'email'
      ? newEmailIdentity(user.id, user.email ?? '', now)
      : newPhoneIdentity(user.id, user.phone ?? '', now);
  const known = user.identities.find(({ provider }) => provider === address);
  return known ? { ...fresh, identity_id: known.identity_id, created_at: known.created_at } : fresh;
}

/** Drops metadata that does not fit beside the claims, and confirms. */
function describe(identity: Identity, data: Metadata): ReturnType<typeof withSignUpData> {
  try {
    return withSignUpData(identity, data);
  } catch {
    return withSignUpData(identity, {});
  }
}

function confirm(user: User, address: OwnerProof['address'], now = new Date()): User {
  return address === 'email' ? withConfirmedEmail(user, now) : withConfirmedPhone(user, now);
}
