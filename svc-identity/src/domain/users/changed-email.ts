import { newEmailIdentity } from './new-user';
import type { Identity, User } from './user';

/** Sets a confirmed address. Makes an anonymous account permanent. */
export function withChangedEmail(user: User, email: string, now = new Date()): User {
  return {
    ...user,
    email,
    new_email: null,
    email_change_sent_at: null,
    email_confirmed_at: now,
    is_anonymous: false,
    user_metadata: {
      ...user.user_metadata,
      ...('email' in user.user_metadata && { email }),
      email_verified: true,
    },
    identities: changeIdentities(user, email, now),
    updated_at: now,
  };
}

function changeIdentities(user: User, email: string, now: Date): Identity[] {
  const isOwn = ({ provider }: Identity) => provider === 'email';
  const known = user.identities.some(isOwn)
    ? user.identities
    : [...user.identities, newEmailIdentity(user.id, email, now)];
  return known.map((identity) =>
    isOwn(identity)
      ? {
          ...identity,
          email,
          identity_data: { ...identity.identity_data, email, email_verified: true },
          updated_at: now,
        }
      : identity,
  );
}
