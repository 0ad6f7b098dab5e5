import type { SecurityEvent } from '@sabi/contracts/http/identity/own-audit';
import type { AuditAction } from './audit-entry';

/** Event shown to the owner for an action; null for none, as for a refresh. A record may override it. */
const events: Readonly<Record<AuditAction, SecurityEvent | null>> = {
  login: 'signed_in',
  logout: 'signed_out',
  invite_accepted: 'signed_up',
  user_signedup: 'signed_up',
  user_invited: null,
  user_deleted: null,
  token_revoked: null,
  token_refreshed: null,
  user_modified: 'account_changed',
  user_recovery_requested: 'recovery_requested',
  user_reauthenticate_requested: null,
  user_confirmation_requested: null,
  user_repeated_signup: null,
  user_updated_password: 'password_changed',
  identity_linked: 'identity_linked',
  identity_unlinked: 'identity_unlinked',
  passkey_created: 'passkey_added',
  passkey_updated: null,
  passkey_deleted: 'passkey_removed',
  factor_in_progress: null,
  factor_unenrolled: 'factor_removed',
  challenge_created: null,
  verification_attempted: null,
  factor_deleted: 'factor_removed',
  factor_updated: 'account_changed',
};

export const securityEventOf = (action: AuditAction): SecurityEvent | null => events[action];
