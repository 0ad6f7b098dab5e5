import type { GoTrueFactor, GoTrueIdentity, GoTrueUser } from '@sabi/contracts/http/identity/shapes';
import type { Factor } from './factor';
import { optionalText } from './optional-text';
import type { Identity, User } from './user';

/** An account in GoTrue's format: keys in its order, without unset dates. */
export function describeUser(user: User): GoTrueUser {
  const confirmedAt = [user.email_confirmed_at, user.phone_confirmed_at]
    .filter((date) => date !== null)
    .sort(byTime)[0];
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    ...date('email_confirmed_at', user.email_confirmed_at),
    ...date('invited_at', user.invited_at),
    phone: user.phone ?? '',
    ...date('phone_confirmed_at', user.phone_confirmed_at),
    ...date('confirmation_sent_at', user.confirmation_sent_at),
    ...date('confirmed_at', confirmedAt),
    ...date('recovery_sent_at', user.recovery_sent_at),
    ...optionalText('new_email', user.new_email),
    ...date('email_change_sent_at', user.email_change_sent_at),
    ...optionalText('new_phone', user.new_phone),
    ...date('phone_change_sent_at', user.phone_change_sent_at),
    ...date('reauthentication_sent_at', user.reauthentication_sent_at),
    ...date('last_sign_in_at', user.last_sign_in_at),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    ...(user.factors.length > 0 && { factors: user.factors.map(describeFactor) }),
    identities: user.identities.map((identity) => describeIdentity(user.id, identity)),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    ...date('banned_until', user.banned_until),
    ...date('deleted_at', user.deleted_at),
    is_anonymous: user.is_anonymous,
  };
}

/** Without its secret. */
export function describeFactor(factor: Factor): GoTrueFactor {
  return {
    id: factor.id,
    created_at: factor.created_at.toISOString(),
    updated_at: factor.updated_at.toISOString(),
    status: factor.status,
    ...optionalText('friendly_name', factor.friendly_name),
    factor_type: factor.factor_type,
    phone: factor.phone ?? '',
    last_challenged_at: factor.last_challenged_at?.toISOString() ?? null,
    ...optionalText('web_authn_aaguid', factor.credential?.aaguid),
  };
}

function describeIdentity(userId: string, identity: Identity): GoTrueIdentity {
  return {
    identity_id: identity.identity_id,
    id: identity.provider_id,
    user_id: userId,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: identity.last_sign_in_at.toISOString(),
    created_at: identity.created_at.toISOString(),
    updated_at: identity.updated_at.toISOString(),
    ...(identity.email && { email: identity.email }),
  };
}

function date<K extends string>(key: K, value: Date | null | undefined): Partial<Record<K, string>> {
  return value ? ({ [key]: value.toISOString() } as Record<K, string>) : {};
}

function byTime(one: Date, other: Date): number {
  return one.getTime() - other.getTime();
}
