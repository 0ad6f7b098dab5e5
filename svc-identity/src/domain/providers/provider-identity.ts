import { randomUUID } from 'node:crypto';
import type { Language } from '@sabi/contracts/language';
import { withDerivedProviders } from '../users/derive-providers';
import { fillInMetadata, mergeMetadata } from '../users/metadata';
import type { Identity, User } from '../users/user';
import type { ProviderProfile } from './provider-profile';

export function newProviderIdentity(provider: string, profile: ProviderProfile, now = new Date()): Identity {
  return {
    identity_id: randomUUID(),
    provider,
    provider_id: profile.subject,
    identity_data: profile.data,
    email: profile.email,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  };
}

/** An account created by a first provider sign-in, without onboarding data. */
export function newProviderUser(
  {
    provider,
    profile,
    email,
    aud,
    role,
    language,
  }: {
    provider: string;
    profile: ProviderProfile;
    /** null when another account has the address. */
    email: string | null;
    aud: string;
    role: string;
    language: Language;
  },
  now = new Date(),
): User {
  return withDerivedProviders({
    id: randomUUID(),
    aud,
    role,
    email,
    email_confirmed_at: null,
    phone: null,
    phone_confirmed_at: null,
    password_hash: null,
    invited_at: null,
    confirmation_sent_at: null,
    recovery_sent_at: null,
    new_email: null,
    email_change_sent_at: null,
    new_phone: null,
    phone_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    app_metadata: {},
    user_metadata: mergeMetadata({}, profile.data),
    identities: [newProviderIdentity(provider, profile, now)],
    factors: [],
    language,
    is_anonymous: false,
    is_sso_user: false,
    banned_until: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  });
}

/** Adds an identity. Fills in only missing metadata. */
export function withIdentity(user: User, identity: Identity): User {
  return withDerivedProviders({
    ...user,
    identities: [...user.identities, identity],
    user_metadata: fillInMetadata(user.user_metadata, identity.identity_data),
  });
}

/** The account after a sign-in, with the provider's current data. */
export function withSeenIdentity(
  user: User,
  provider: string,
  profile: ProviderProfile,
  now = new Date(),
): User {
  const identities = user.identities.map((identity) =>
    identity.provider === provider && identity.provider_id === profile.subject
      ? {
          ...identity,
          identity_data: profile.data,
          email: profile.email,
          last_sign_in_at: now,
          updated_at: now,
        }
      : identity,
  );
  return { ...user, identities, user_metadata: fillInMetadata(user.user_metadata, profile.data) };
}
