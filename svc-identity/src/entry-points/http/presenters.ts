import type { GoTrueAuditEntry } from '@sabi/contracts/http/identity/admin-audit';
import type { SessionList } from '@sabi/contracts/http/identity/sessions';
import type {
  GoTrueFactor,
  GoTrueIdentity,
  GoTrueUser,
  TokenResponse,
} from '@sabi/contracts/http/identity/shapes';
import type { Response } from 'express';
import type { AuditEntry } from '../../domain/audit/audit-entry';
import type { Factor } from '../../domain/factors/factor';
import type { GeneratedLink } from '../../domain/mails/generate-link';
import type { IssuedSession } from '../../domain/sessions/issued-session';
import { describeDevice } from '../../domain/sessions/device';
import { lastUseOf } from '../../domain/sessions/list-sessions';
import type { Session } from '../../domain/sessions/session';
import type { Identity, User } from '../../domain/users/user';

/** An account as GoTrue writes it: keys in its order, dates that are not set left out. */
export function presentUser(user: User): GoTrueUser {
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
    ...text('new_email', user.new_email),
    ...date('email_change_sent_at', user.email_change_sent_at),
    ...text('new_phone', user.new_phone),
    ...date('phone_change_sent_at', user.phone_change_sent_at),
    ...date('reauthentication_sent_at', user.reauthentication_sent_at),
    ...date('last_sign_in_at', user.last_sign_in_at),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    ...(user.factors.length > 0 && { factors: user.factors.map(presentFactor) }),
    identities: user.identities.map((identity) => presentIdentity(user.id, identity)),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    ...date('banned_until', user.banned_until),
    ...date('deleted_at', user.deleted_at),
    is_anonymous: user.is_anonymous,
  };
}

/** An account with a link that is somebody's to hand on. */
export function presentGeneratedLink(link: GeneratedLink) {
  return {
    ...presentUser(link.user),
    action_link: link.actionLink,
    email_otp: link.code,
    hashed_token: link.linkToken,
    verification_type: link.type,
    redirect_to: link.redirectTo,
  };
}

/** In lists GoTrue leaves out what hangs on an account. */
export function presentListedUser(user: User): GoTrueUser {
  return { ...presentUser({ ...user, factors: [] }), identities: null };
}

export function presentAuditEntry(entry: AuditEntry): GoTrueAuditEntry {
  const { actor } = entry;
  return {
    id: entry.id,
    payload: {
      action: entry.action,
      actor_id: actor.id,
      ...text('actor_name', actor.name),
      actor_username: actor.username,
      actor_via_sso: actor.viaSso,
      log_type: entry.log_type,
      ...(entry.traits && { traits: { ...entry.traits } }),
    },
    created_at: entry.created_at.toISOString(),
    ip_address: entry.ip_address,
  };
}

/** A session as its owner sees it. @param currentId of the one that asks */
export function presentOwnSession(
  session: Session,
  currentId: string | null,
): SessionList['sessions'][number] {
  return {
    id: session.id,
    device: describeDevice(session.user_agent) ?? null,
    user_agent: session.user_agent,
    ip: session.ip,
    aal: session.aal,
    ...text('client_id', session.oauth?.client_id),
    created_at: session.created_at.toISOString(),
    last_used_at: lastUseOf(session).toISOString(),
    is_current: session.id === currentId,
  };
}

/** Never with its secret. */
export function presentFactor(factor: Factor): GoTrueFactor {
  return {
    id: factor.id,
    created_at: factor.created_at.toISOString(),
    updated_at: factor.updated_at.toISOString(),
    status: factor.status,
    ...text('friendly_name', factor.friendly_name),
    factor_type: factor.factor_type,
    ...text('phone', factor.phone),
    last_challenged_at: factor.last_challenged_at?.toISOString() ?? null,
    ...text('web_authn_aaguid', factor.credential?.aaguid),
  };
}

export function presentIdentity(userId: string, identity: Identity): GoTrueIdentity {
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

/** Also names account and session in headers, for logs on the way. */
export function presentSession(issued: IssuedSession, response: Response): TokenResponse {
  const { user, session, accessToken, refreshToken, reused, weakness, provider } = issued;
  response.setHeader('sb-auth-user-id', user.id);
  response.setHeader('sb-auth-session-id', session.id);
  if (reused !== undefined) {
    response.setHeader('sb-auth-refresh-token-reuse', String(reused));
    response.setHeader('sb-auth-refresh-token-rotated', String(!reused));
  }
  return {
    access_token: accessToken.token,
    token_type: 'bearer',
    expires_in: accessToken.expiresIn,
    expires_at: accessToken.expiresAt,
    refresh_token: refreshToken,
    user: presentUser(user),
    ...text('provider_token', provider?.accessToken),
    ...text('provider_refresh_token', provider?.refreshToken),
    ...(weakness && { weak_password: { message: weakness.message, reasons: [...weakness.reasons] } }),
  };
}

function text<K extends string>(key: K, value: string | null | undefined): Partial<Record<K, string>> {
  return value ? ({ [key]: value } as Record<K, string>) : {};
}

function date<K extends string>(key: K, value: Date | null | undefined): Partial<Record<K, string>> {
  return value ? ({ [key]: value.toISOString() } as Record<K, string>) : {};
}

function byTime(one: Date, other: Date): number {
  return one.getTime() - other.getTime();
}
