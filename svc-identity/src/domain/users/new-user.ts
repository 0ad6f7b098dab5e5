import { randomUUID } from 'node:crypto';
import type { Language } from '@sabi/contracts/language';
import { chosenLanguage, mergeMetadata, type Metadata } from './metadata';
import type { Identity, User } from './user';

const defaultRole = 'authenticated';

export interface NewUser {
  readonly id?: string;
  readonly aud: string;
  /** Lower case; null for none. */
  readonly email: string | null;
  /** E.164 without the plus. */
  readonly phone?: string | null;
  readonly passwordHash: string | null;
  /** Unless the metadata contains one. */
  readonly language: Language;
  readonly role?: string;
  readonly appMetadata?: Metadata;
  readonly bannedUntil?: Date | null;
}

/** An account with an unconfirmed address or number, signed up by its owner. */
export function newSignedUpUser(input: NewUser, data: Metadata): User {
  const user = newUser(input, data);
  const described = user.identities.map((identity) => withSignUpData(identity, data));
  return {
    ...user,
    identities: described.map(({ identity }) => identity),
    user_metadata: described[0]?.metadata ?? {},
  };
}

/** Adds the user's metadata to the identity's claims. */
export function withSignUpData(
  identity: Identity,
  data: Metadata,
): { readonly identity: Identity; readonly metadata: Metadata } {
  const identity_data = mergeMetadata(data, identity.identity_data);
  const { phone: _phone, ...claims } = identity_data;
  return {
    identity: { ...identity, identity_data },
    metadata: { ...claims, ...('phone' in data && { phone: data['phone'] }) },
  };
}

/** An anonymous account, without credentials until the user adds some. */
export function newAnonymousUser(input: Pick<NewUser, 'aud' | 'role' | 'language'>, data: Metadata): User {
  const user = newUser({ ...input, email: null, passwordHash: null }, data);
  return { ...user, app_metadata: {}, is_anonymous: true };
}

/** For an administrator: keeps the metadata as given. */
export function newUser(input: NewUser, metadata: Metadata): User {
  const now = new Date();
  const id = input.id ?? randomUUID();
  const identities = buildIdentities(id, input, now);
  const providers = identities.map(({ provider }) => provider);
  return {
    id,
    aud: input.aud,
    role: input.role || defaultRole,
    email: input.email,
    email_confirmed_at: null,
    phone: input.phone ?? null,
    phone_confirmed_at: null,
    password_hash: input.passwordHash,
    invited_at: null,
    confirmation_sent_at: null,
    recovery_sent_at: null,
    new_email: null,
    email_change_sent_at: null,
    new_phone: null,
    phone_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    app_metadata: mergeMetadata({ provider: providers[0] ?? null, providers }, input.appMetadata ?? {}),
    user_metadata: mergeMetadata({}, metadata),
    identities,
    factors: [],
    language: chosenLanguage(metadata) ?? input.language,
    is_anonymous: false,
    is_sso_user: false,
    banned_until: input.bannedUntil ?? null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  };
}

function buildIdentities(id: string, { email, phone }: NewUser, now: Date): Identity[] {
  return [
    ...(email ? [newEmailIdentity(id, email, now)] : []),
    ...(phone ? [newPhoneIdentity(id, phone, now)] : []),
  ];
}

export function newPhoneIdentity(userId: string, phone: string, now: Date): Identity {
  return {
    identity_id: randomUUID(),
    provider: 'phone',
    provider_id: userId,
    identity_data: { phone, email_verified: false, phone_verified: false, sub: userId },
    email: null,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  };
}

export function newEmailIdentity(userId: string, email: string, now: Date): Identity {
  return {
    identity_id: randomUUID(),
    provider: 'email',
    provider_id: userId,
    identity_data: { email, email_verified: false, phone_verified: false, sub: userId },
    email,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  };
}

/** The account with its address confirmed. */
export function withConfirmedEmail(user: User, now = new Date()): User {
  return {
    ...user,
    email_confirmed_at: now,
    is_anonymous: false,
    user_metadata: { ...user.user_metadata, email_verified: true },
    identities: user.identities.map((identity) =>
      identity.email === user.email
        ? { ...identity, identity_data: { ...identity.identity_data, email_verified: true }, updated_at: now }
        : identity,
    ),
    updated_at: now,
  };
}

/** The same for the number. */
export function withConfirmedPhone(user: User, now = new Date()): User {
  return {
    ...user,
    phone_confirmed_at: now,
    is_anonymous: false,
    user_metadata: {
      ...user.user_metadata,
      ...('phone_verified' in user.user_metadata && { phone_verified: true }),
    },
    identities: user.identities.map((identity) =>
      identity.provider === 'phone'
        ? { ...identity, identity_data: { ...identity.identity_data, phone_verified: true }, updated_at: now }
        : identity,
    ),
    updated_at: now,
  };
}
