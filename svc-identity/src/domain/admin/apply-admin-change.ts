import { withAdminData } from '../users/admin-data';
import { withDerivedProviders } from '../users/derive-providers';
import { chosenLanguage, mergeMetadata } from '../users/metadata';
import {
  newEmailIdentity,
  newPhoneIdentity,
  withConfirmedEmail,
  withConfirmedPhone,
} from '../users/new-user';
import type { Identity, User } from '../users/user';
import type { AdminUserInput, ParsedAdminInput } from './admin-user-input';

export type AdminChange = ParsedAdminInput &
  Pick<AdminUserInput, 'isEmailConfirmed' | 'isPhoneConfirmed'> & {
    /** undefined: unchanged. */
    readonly passwordHash: string | undefined;
  };

/** The account with an administrator's change applied. */
export function applyAdminChange(user: User, change: AdminChange, now = new Date()): User {
  const addressed = withPhone(withEmail(user, change.email, now), change.phone, now);
  const mailed = change.isEmailConfirmed && addressed.email ? withConfirmedEmail(addressed, now) : addressed;
  const confirmed = change.isPhoneConfirmed && mailed.phone ? withConfirmedPhone(mailed, now) : mailed;
  const changed: User = {
    ...confirmed,
    role: change.role || user.role,
    password_hash: change.passwordHash ?? user.password_hash,
    banned_until: change.bannedUntil === undefined ? user.banned_until : change.bannedUntil,
    app_metadata: mergeMetadata(confirmed.app_metadata, change.appMetadata),
    language: chosenLanguage(change.userMetadata) ?? user.language,
    user_metadata: mergeMetadata(confirmed.user_metadata, change.userMetadata),
  };
  const given = { password_hash: change.passwordHash ?? null, user_metadata: change.userMetadata };
  const isSomethingGiven = given.password_hash !== null || Object.keys(given.user_metadata).length > 0;
  return isSomethingGiven ? withAdminData(changed, given) : changed;
}

function withEmail(user: User, email: string | null, now: Date): User {
  if (!email || email === user.email) return user;
  const identities = withIdentity(user, newEmailIdentity(user.id, email, now), { email });
  return withDerivedProviders({ ...user, email, new_email: null, email_change_sent_at: null, identities });
}

function withPhone(user: User, phone: string | null, now: Date): User {
  if (!phone || phone === user.phone) return user;
  const identities = withIdentity(user, newPhoneIdentity(user.id, phone, now), { phone });
  return withDerivedProviders({ ...user, phone, new_phone: null, phone_change_sent_at: null, identities });
}

/** Changes or adds the provider's identity. */
function withIdentity(user: User, fresh: Identity, claims: { email?: string; phone?: string }): Identity[] {
  if (!user.identities.some(({ provider }) => provider === fresh.provider))
    return [...user.identities, fresh];
  return user.identities.map((identity) =>
    identity.provider === fresh.provider
      ? {
          ...identity,
          email: fresh.email,
          identity_data: { ...identity.identity_data, ...claims },
          updated_at: fresh.updated_at,
        }
      : identity,
  );
}
