import { withDerivedProviders } from './derive-providers';
import { newPhoneIdentity, withConfirmedPhone } from './new-user';
import type { User } from './user';

/** Sets a confirmed number. Makes an anonymous account permanent. */
export function withChangedPhone(user: User, phone: string, now = new Date()): User {
  const identities = user.identities.some(({ provider }) => provider === 'phone')
    ? user.identities
    : [...user.identities, newPhoneIdentity(user.id, phone, now)];
  const renamed = identities.map((identity) =>
    identity.provider === 'phone'
      ? { ...identity, identity_data: { ...identity.identity_data, phone } }
      : identity,
  );
  const changed = { ...user, phone, new_phone: null, phone_change_sent_at: null, identities: renamed };
  return withDerivedProviders(withConfirmedPhone(changed, now));
}
