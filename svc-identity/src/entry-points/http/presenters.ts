import type { GoTrueAuditEntry } from '@sabi/contracts/http/identity/admin-audit';
import type { OwnAudit } from '@sabi/contracts/http/identity/own-audit';
import type { SessionList } from '@sabi/contracts/http/identity/sessions';
import type { GoTrueUser, TokenResponse } from '@sabi/contracts/http/identity/shapes';
import type { Response } from 'express';
import type { GeneratedLink } from '../../domain/admin/generate-link';
import { isStaff } from '../../domain/audit/actors';
import type { AuditEntry } from '../../domain/audit/audit-entry';
import type { OwnAuditEntry } from '../../domain/audit/audit-log';
import { describeDevice } from '../../domain/sessions/device';
import type { IssuedSession } from '../../domain/session-lifecycle/issued-session';
import { lastUseOf } from '../../domain/sessions/list-sessions';
import type { Session } from '../../domain/sessions/session';
import { describeFactor, describeUser } from '../../domain/users/describe-user';
import { optionalText } from '../../domain/users/optional-text';
import type { User } from '../../domain/users/user';

/** Also used in hooks' payloads. */
export { describeFactor as presentFactor, describeUser as presentUser };

export function presentGeneratedLink(link: GeneratedLink) {
  return {
    ...describeUser(link.user),
    action_link: link.actionLink,
    email_otp: link.code,
    hashed_token: link.linkToken,
    verification_type: link.type,
    redirect_to: link.redirectTo,
  };
}

/** GoTrue's lists omit identities and factors. */
export function presentListedUser(user: User): GoTrueUser {
  return { ...describeUser({ ...user, factors: [] }), identities: null };
}

export function presentAuditEntry(entry: AuditEntry): GoTrueAuditEntry {
  const { actor } = entry;
  return {
    id: entry.id,
    payload: {
      action: entry.action,
      actor_id: actor.id,
      actor_username: actor.username,
      actor_via_sso: actor.viaSso,
      ...optionalText('actor_name', actor.name),
      log_type: entry.log_type,
      ...(entry.traits && { traits: { ...entry.traits } }),
    },
    created_at: entry.created_at.toISOString(),
    ip_address: entry.ip_address,
  };
}

/** The owner's view, without network addresses of staff and applications. */
export function presentOwnAuditEntry(entry: OwnAuditEntry): OwnAudit['entries'][number] {
  const by = isStaff(entry.actor) ? 'staff' : 'owner';
  const isOwnAddress = by === 'owner' && entry.event !== 'application_allowed';
  return {
    id: entry.id,
    event: entry.event,
    by,
    ip: (isOwnAddress && entry.ip_address) || null,
    created_at: entry.created_at.toISOString(),
  };
}

/** The owner's view. @param currentId of the requesting session */
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
    ...optionalText('client_id', session.oauth?.client_id),
    created_at: session.created_at.toISOString(),
    last_used_at: lastUseOf(session).toISOString(),
    is_current: session.id === currentId,
  };
}

/** Adds headers with account and session, for the gateway's logs. */
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
    user: describeUser(user),
    ...optionalText('provider_token', provider?.accessToken),
    ...optionalText('provider_refresh_token', provider?.refreshToken),
    weak_password: weakness ? { message: weakness.message, reasons: [...weakness.reasons] } : null,
  };
}
